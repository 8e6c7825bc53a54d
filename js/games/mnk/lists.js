// Generated from core/mnk by `go run ./wasm/lists/generate js/games`.
export const functions = [
  'deal',
  'view',
  'legal',
  'apply',
  'choose',
  'review',
  'importGame',
  'exportGame',
  'pairs',
  'pairsMany',
  'evaluate',
  'search',
  'opening',
  'prove',
]

export const lists = {
  levels: [
    { key: 1, en: 'Any square, by chance; now and then sees a line', ja: '運まかせに打ち、たまに並びに気づく' },
    { key: 2, en: 'Completes and stops lines, mostly', ja: 'たいてい、並びを完成させ、相手の並びを止める' },
    { key: 3, en: 'Also makes and answers open fours and threes', ja: '両端の空いた四や三も作り、受ける' },
    { key: 4, en: 'Also looks two moves ahead and finds forced sequences of fours, with a lapse now and then', ja: '二手先と、四の連続での勝ちも読むが、たまに見落とす' },
    { key: 5, en: 'Searches for all the time it has', ja: '持ち時間いっぱいまで読む' },
  ],
  rules: [
    { key: 'free', en: 'Longer rows win, too', ja: '長い並びも勝ち' },
    { key: 'exact', en: 'Longer rows do not count', ja: '長い並びは無効' },
    { key: 'renju', en: 'Renju: black may not make double threes, double fours and longer rows', ja: '連珠：黒は三三・四四・長連が禁手' },
    { key: 'caro', en: 'Caro: five between two of the opponent\'s stones do not count', ja: 'カロ：両端を相手に止められた五は無効' },
  ],
  fouls: [
    { key: 'double-three', en: 'double three', ja: '三三' },
    { key: 'double-four', en: 'double four', ja: '四四' },
    { key: 'overline', en: 'more than five', ja: '長連' },
  ],
  sides: [
    { key: 'o', en: 'Black', ja: '黒' },
    { key: 'x', en: 'White', ja: '白' },
  ],
  outcomes: [
    { key: 'win', en: 'wins', ja: '勝ち' },
    { key: 'draw', en: 'draws', ja: '引き分け' },
    { key: 'loss', en: 'loses', ja: '負け' },
  ],
  bounds: [
    { key: 'exact', en: 'exactly', ja: 'ちょうど' },
    { key: 'at-most', en: 'at most', ja: '以下' },
    { key: 'at-least', en: 'at least', ja: '以上' },
  ],
  formats: [
    { key: 'places', en: 'Places, as h8 i9', ja: '座標（h8 i9）' },
    { key: 'psq', en: 'Piskvorky file (.psq)', ja: 'Piskvorky の棋譜（.psq）' },
  ],
  presets: [
    { key: 'gomoku', en: 'Gomoku 15 × 15', ja: '五目並べ 15×15' },
    { key: 'renju', en: 'Renju 15 × 15', ja: '連珠 15×15' },
    { key: 'tic-tac-toe', en: 'Tic-tac-toe', ja: '三目並べ' },
    { key: '4x4x4', en: '4 × 4, four', ja: '4×4 四目' },
    { key: '6x6x4', en: '6 × 6, four', ja: '6×6 四目' },
    { key: '20x20x5', en: '20 × 20, five', ja: '20×20 五目' },
  ],
  events: [
    { key: 'place', en: 'places a stone', ja: '石を置く' },
    { key: 'win', en: 'wins', ja: '勝つ' },
    { key: 'draw', en: 'a draw', ja: '引き分け' },
  ],
  ends: [
    { key: 'line', en: 'a row that wins', ja: '並んだ' },
    { key: 'full', en: 'the board is full', ja: '盤が埋まった' },
    { key: 'blocked', en: 'no square is left that may be played', ja: '打てるマスがない' },
  ],
}

export const reasons = {
  'only-move': [],
  'completes-line': ['length'],
  'blocks-line': ['length'],
  'forced': [],
  'makes-open-four': ['length'],
  'double-threat': ['length', 'count'],
  'makes-four': ['length'],
  'forced-win-vcf': ['line'],
  'makes-open-three': ['length'],
  'blocks-open-three': ['length'],
  'centre': [],
  'dead-draw': [],
  'pairing-draw': [],
}
