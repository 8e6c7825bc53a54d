// Generated from core/poker by `go run ./wasm/lists/generate js/games`.
export const functions = [
  'evaluate',
  'compare',
  'evaluateMany',
  'games',
  'deal',
  'advise',
  'solve',
  'equity',
]

export const lists = {
  categories: [
    { key: 'none', en: 'No cards', ja: 'カードなし' },
    { key: 'high', en: 'High card', ja: 'ハイカード' },
    { key: 'pair', en: 'One pair', ja: 'ワンペア' },
    { key: 'two-pair', en: 'Two pair', ja: 'ツーペア' },
    { key: 'three', en: 'Three of a kind', ja: 'スリーカード' },
    { key: 'straight', en: 'Straight', ja: 'ストレート' },
    { key: 'flush', en: 'Flush', ja: 'フラッシュ' },
    { key: 'full-house', en: 'Full house', ja: 'フルハウス' },
    { key: 'four', en: 'Four of a kind', ja: 'フォーカード' },
    { key: 'straight-flush', en: 'Straight flush', ja: 'ストレートフラッシュ' },
    { key: 'royal', en: 'Royal flush', ja: 'ロイヤルフラッシュ' },
    { key: 'five', en: 'Five of a kind', ja: 'ファイブカード' },
  ],
  profiles: [
    { key: 'standard', en: 'Standard', ja: '標準' },
    { key: 'article', en: 'The article’s', ja: '元の記事' },
  ],
  lines: [
    { key: 'four-deuces', en: 'Four deuces', ja: 'フォーデュース' },
    { key: 'nothing', en: 'Nothing', ja: '役なし' },
  ],
  presets: [
    { key: 'jacks-or-better-9-6', en: '9/6 Jacks or Better', ja: 'ジャックス・オア・ベター 9/6' },
    { key: 'bonus-8-5', en: '8/5 Bonus Poker', ja: 'ボーナスポーカー 8/5' },
    { key: 'double-bonus-10-7', en: '10/7 Double Bonus', ja: 'ダブルボーナス 10/7' },
    { key: 'double-double-bonus-9-6', en: '9/6 Double Double Bonus', ja: 'ダブルダブルボーナス 9/6' },
    { key: 'deuces-wild', en: 'Deuces Wild, full pay', ja: 'デュースワイルド（フルペイ）' },
    { key: 'deuces-wild-nsud', en: 'Not So Ugly Deuces', ja: 'デュースワイルド（NSUD）' },
    { key: 'joker-kings', en: 'Joker Poker, kings or better', ja: 'ジョーカーポーカー（キング以上）' },
    { key: 'double-joker', en: 'Double Joker Poker', ja: 'ダブルジョーカーポーカー' },
  ],
}

export const reasons = {
  'pat': ['line', 'cards'],
  'discard-all': [],
  'hold-pair': ['rank', 'cards'],
  'hold-two-pair': ['rank', 'cards'],
  'hold-three': ['rank', 'cards'],
  'hold-four': ['rank', 'cards'],
  'hold-wild': ['cards'],
  'to-royal': ['cards'],
  'to-straight-flush': ['cards', 'straights'],
  'to-flush': ['cards'],
  'to-straight': ['cards', 'straights'],
  'high-cards': ['cards'],
  'pays': ['line', 'count', 'share'],
}
