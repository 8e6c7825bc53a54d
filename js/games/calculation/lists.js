// Generated from core/calculation by `go run ./wasm/lists/generate js/games`.
export const functions = [
  'deal',
  'view',
  'legal',
  'apply',
  'choose',
  'review',
  'importGame',
  'exportGame',
  'playout',
  'successRate',
  'stillWinnable',
  'solve',
]

export const lists = {
  levels: [
    { key: 'random', en: 'Random', ja: 'でたらめ' },
    { key: 'eager', en: 'Eager', ja: 'すぐ出す' },
    { key: 'rule', en: 'By rule', ja: '経験則' },
    { key: 'search', en: 'By search', ja: '先読み' },
  ],
  events: [
    { key: 'draw', en: 'Turns a card', ja: 'めくる' },
    { key: 'move', en: 'Moves a card', ja: '置く' },
    { key: 'win', en: 'Solved', ja: '完成' },
    { key: 'stuck', en: 'Stuck', ja: '手詰まり' },
  ],
  formats: [
    { key: 'cards', en: 'Cards and moves', ja: '札と手順' },
    { key: 'seed', en: 'Seed and moves', ja: 'シードと手順' },
  ],
  policies: [
    { key: 'random', en: 'Random', ja: 'でたらめ' },
    { key: 'eager', en: 'Eager', ja: 'すぐ出す' },
    { key: 'rule', en: 'By rule', ja: '経験則' },
  ],
  proofs: [
    { key: 'win', en: 'can be won', ja: '勝てます' },
    { key: 'loss', en: 'can no longer be won', ja: 'もう勝てません' },
  ],
  presets: [
    { key: 'calculation', en: 'Calculation', ja: '計算' },
    { key: 'computer', en: 'Computer', ja: 'コンピュータ' },
    { key: 'expert', en: 'Calculation with three piles', ja: '計算（屑札3列）' },
    { key: 'sir-tommy', en: 'Sir Tommy', ja: 'サー・トミー' },
  ],
}

export const reasons = {
  'proved-win': [],
  'proved-loss': [],
  'ahead': ['n'],
  'level': ['n'],
  'draw': [],
  'to-foundation': ['rank', 'foundation'],
  'opens-next': ['rank', 'foundation'],
  'continues': ['rank', 'foundation', 'pile'],
  'buries': ['rank', 'foundation', 'pile', 'steps', 'against'],
  'same-rank': ['rank', 'pile'],
  'king-on-cards': ['pile', 'against'],
  'king-on-empty': ['pile'],
  'covers': ['rank', 'pile', 'against'],
  'uses-empty-pile': ['pile', 'against'],
  'keeps-empty-pile': ['pile'],
  'empties-pile': ['pile'],
  'leaves-empty': ['n'],
  'uncovers': ['rank', 'foundation', 'pile', 'steps'],
}
