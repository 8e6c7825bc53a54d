// Generated from core/histories by `go run ./wasm/lists/generate js/games`.
export const functions = [
  'importGame',
  'exportGame',
]

export const lists = {
  formats: [
    { key: 'phh', en: 'PHH', ja: 'PHH' },
    { key: 'tefuda-hand-1', en: 'tefuda\'s own', ja: 'tefuda の書式' },
    { key: 'pokerstars', en: 'PokerStars', ja: 'PokerStars' },
    { key: 'gg', en: 'GGPoker', ja: 'GGPoker' },
  ],
}

export const reasons = {
}
