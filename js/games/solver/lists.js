// Generated from core/solver by `go run ./wasm/lists/generate js/games`.
export const functions = [
  'solveSpot',
  'estimateSpot',
]

export const lists = {
  nodes: [
    { key: 'decision', en: 'Decision', ja: '選択' },
    { key: 'deal', en: 'A card is dealt', ja: '次の札' },
    { key: 'fold', en: 'A player has folded', ja: 'フォールド' },
    { key: 'showdown', en: 'Showdown', ja: 'ショーダウン' },
  ],
}

export const reasons = {
}
