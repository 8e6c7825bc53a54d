// What a fault of the input says in Japanese, by its code. It loads with the first one: most calls have none.

/** @type {Record<import('./types.js').InputCode, string>} */
const SAYS = {
  arguments: '引数を読めません',
  missing: '値がありません',
  type: '値の種類が違います',
  range: '使えない値です',
  length: '数が合いません',
  unknown: 'そのような指定はありません',
  card: 'カードの間違いがあります',
  board: '盤面として正しくありません',
  game: '対局の局面として正しくありません',
  move: '今は選べない手です',
  tile: '牌の間違いがあります',
  hand: '手牌として正しくありません',
}

/**
 * What the engine's sentences say more, by their form: what they name in brackets stands where $1 … do. Those that only a program
 * can bring about, as events in an order that nobody plays, stay as they are.
 * @type {[RegExp, string][]}
 */
export const DETAILS = [
  [/^has (\d+) cards, but at most (\d+)/, '$1枚あるが、$2枚まで'],
  [/^is no deal: (\d+) cards instead of (\d+)/, '$2枚のはずが$1枚'],
  [/^holds (\S+), which (players\[\d+\]) has already/, '$1 は $2 がもう持っている'],
  [/^is (\S+), which the board or the dead cards have already/, '$1 は場の札か除いた札にある'],
  [/^has no hand left beside the board and the dead cards/, '場の札と除いた札のほかに、組める手が残らない'],
  [/^has no hand left beside the other players'/, 'ほかの人の手のほかに、組める手が残らない'],
  [/^is no range: part (\d+): (".*") is (\d+) cards, but a hand has two/, '$1番目の $2 は$3枚。手札は2枚'],
  [/^is no range: part (\d+): (".*") has no weight from 0 to 1 after its colon/, '$1番目の $2 のコロンのあとが0〜1の重みでない'],
  [/^is no range: part (\d+): (".*") has no weight from 0 to 100 in its brackets/, '$1番目の $2 のかっこの中が0〜100の重みでない'],
  [/^is no range: part (\d+): (".*") must open and close each weight in brackets once/, '$1番目の $2：[50]QQ+, AKs[/50] のように、かっこの重みは一度ずつ開いて閉じる'],
  [/^is no range: part (\d+): (".*") has two weights/, '$1番目の $2 に重みが二つある'],
  [/^must be (\d+) weights, not (\d+)/, '重みは$1個。$2個ある'],
  [/^is (\S+), which is no card/, '$1 というカードはない'],
  [/^is wrong: (\S+) is dealt twice/, '$1 が二度配られている'],
  [/^is wrong: (\S+) is not in the deck, or not so often/, '$1 は山にないか、それほど多くない'],
  [/^is no game: deuces are wild only in a deck without jokers/, '2をワイルドにできるのはジョーカーのない山だけ'],
  [/^cannot be taken: the hand is over/, 'この勝負は終わっている'],
  [/^must be as many as stacks/, 'stacks と同じ数がいる'],
  [/^is no board: (\d+) columns by (\d+) rows, but a side has (\d+) to (\d+) squares/, '$1列×$2行。一辺は$3〜$4マス'],
  [/^is no board: no squares/, 'マスがない'],
  [/^is no board: row (\d+): (\d+) squares, but the first row has (\d+)/, '行 $1（0から数えて）が$2マス。はじめの行は$3マス'],
  [/^begins with a size that no board has: sides are (\d+) to (\d+)/, '盤の大きさの一辺は$1〜$2'],
  [/^has (\d+) black and (\d+) white stones, which taking turns/, '黒$1・白$2。交互に打ってこうはならない'],
  [/^has (\d+) black and (\d+) white stones, but black begins in renju/, '黒$1・白$2。連珠は黒が先'],
  [/^has (\d+) black and (\d+) white stones, but the first stone wins/, '黒$1・白$2。並べる数が1なら初手で勝ち'],
  [/^has a row of more than five black stones/, '黒が六つ以上並び、連珠では禁手'],
  [/^has more than (\d+) squares, which are too many to prove/, '証明できるのは$1マスまで'],
  [/^has no moves: the game is over/, '勝負は終わっていて、打つ手がない'],
  [/^has winning lines of both colours/, '黒も白も並んでいる'],
  [/^is forbidden to black in renju: double-three/, '連珠の黒の禁手：三々'],
  [/^is forbidden to black in renju: double-four/, '連珠の黒の禁手：四々'],
  [/^is forbidden to black in renju: overline/, '連珠の黒の禁手：長連'],
  [/^is not on the board/, '盤の外'],
  [/^move (\d+), (\S+), is not on the board/, '$1手目の $2 は盤の外'],
  [/^move (\d+), (\S+), is taken/, '$1手目の $2 にはもう石がある'],
  [/^move (\d+), (\S+), the game is over/, '$1手目の $2 の前に勝負は終わっている'],
  [/^the game is over/, '勝負は終わっている'],
  [/^is wrong: (\S+) is there more often than in the set/, '$1 が、ドラ表示牌も入れて四枚を超える'],
  [/^is wrong: (\d+) tiles, a meld counted as three, instead of (\d+)/, '副露を三枚と数えて$1枚。$2枚のはず'],
  [/^is wrong: (\S+) is not complete with (\S+)/, '$1 は $2 で和了にならない'],
  [/^is wrong: (houtei|ippatsu) goes with (ron|riichi) only/, '$1 は $2 のときだけ'],
  [/^(\S+) is one more than there are of this tile/, '$1 はもう四枚ある'],
  [/^is a fifth (\S+)/, '$1 の五枚目'],
  [/^holds (\S+), of which the hand and what else is seen leave none/, '$1 は、手牌と見えている牌で尽きている'],
  [/^is (\S+), which is not in the hand/, '$1 は手牌にない'],
  [/^has no tiles/, '牌がない'],
  [/^is (\d+), must be (\d+)…(\d+)/, '$1。$2〜$3 のはず'],
  [/^is wrong at line (\d+): the text breaks off/, '$1行目で途切れている'],
  [/^is wrong at line (\d+): there is more after the end/, '$1行目に、終わりのあとの続きがある'],
  [/^has (\S+), which is not in the hand/, '$1 は手札にない'],
  [/^has (\S+), which is played/, '$1 はもう出た札にある'],
  [/^has (\S+), which another hand or the played cards have/, '$1 はほかの手札か出た札にある'],
  [/^has (\S+), which is not among the played cards/, '$1 は出た札にない'],
  [/^has jokers more than the deck, which with those played has (\d+)/, 'ジョーカーが山より多い（出た札と合わせて$1枚）'],
  [/^has a joker more than the deck/, 'ジョーカーが山より一枚多い'],
  [/^is not legal: the leader may not pass/, '親はパスできない'],
  [/^is not legal: (.+) is not in the hand/, '$1 は手札にない'],
  [/^is not legal: (.+) is not two fours/, '$1 は4の二枚ではない'],
  [/^is not legal: (.+) is not what is to be chosen/, '$1 は、いま選ぶものではない'],
  [/^is not legal: (.+) is more than may be chosen/, '$1 は、選べる数より多い'],
  [/^must have a card/, 'カードが一枚もない'],
  [/^is wrong: (\d+) of rank (\S+) is missing: every card must be somewhere/, '$2 が$1枚足りない。どの札もどこかにあるはず'],
  [/^is wrong: a fifth (\S+): four of a rank are all/, '$1 の五枚目。台札も入れて四枚まで'],
  [/^is there twice: (\S+)/, '$1 が二度ある'],
]

/** The engine's words in Japanese where their form is known, else as they are. @param {string} english */
function detail(english) {
  const [form, says] = DETAILS.find(([form]) => form.test(english)) ?? []
  const match = form?.exec(english)
  return match && says ? says.replace(/\$(\d)/g, (_, n) => match[n] ?? '') : english
}

/** What the engine's sentence wants, where it is numbers or words: those need no translation. @param {string} english */
function wanted(english) {
  const [, low, high] = /an integer from (\S+) to ([^\s,]+)/.exec(english) ?? []
  if (low) return `${low}〜${high} の整数`
  const [, words] = /must be ((?:"[^"]*"(?:, | or )?){2,})/.exec(english) ?? []
  return words ? `${words.match(/"[^"]*"/g)?.join('・')} のどれか` : ''
}

/**
 * Says it in Japanese: the field, what is wrong, what it takes, and the value. `english` keeps the engine's sentence.
 * @param {import('./errors.js').InputError} error
 */
export function inJapanese(error) {
  const { code, field, message } = error
  const want = wanted(message)
  // Of what is missing, quotes hold an example.
  const [, got] = code === 'missing' ? [] : /, not (.+?)(?:, which.*)?$/s.exec(message) ?? /(".+")/s.exec(message) ?? []
  // Where neither is to be had, the rest of the engine's sentence says more than nothing.
  const rest = want || got || code === 'missing' || code === 'unknown' ? '' : `（${detail(message.slice(field.length + 1))}）`
  error.english = message
  error.message = `${field}：${SAYS[code]}${want && `（${want}）`}${rest}${got ? `：${got}` : ''}`
  return error
}
