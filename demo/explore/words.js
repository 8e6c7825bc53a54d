// The words of the tab, in the page's languages.

/** The page's language: 0 English, 1 Japanese. */
const language = () => (document.documentElement.lang === 'ja' ? 1 : 0)

const WORDS = {
  install: ['Install', '入れる'],
  copy: ['Copy', 'コピー'],
  copied: ['Copied', 'コピーしました'],
  uncopied: ['This browser does not let the page copy: the text is selected instead', 'このブラウザではコピーできません。かわりに選択しました'],
  now: ['The call behind the table', 'いまの卓の裏にある呼び出し'],
  nothing: ['Nothing has been asked at this table yet: play, and come back.', 'この卓ではまだ何も尋ねていません。遊んでから戻ってきてください。'],
  asked: ['Asked at this table', 'この卓で尋ねたもの'],
  try: ['Try it with other values', '値を変えて試す'],
  takes: ['What it takes', '必要なもの'],
  module: ['%s: %s over the line (gzip), %s unpacked. It loads with the first call, runs in a worker, and needs no network after that.',
    '%s：通信量は %s（gzip）、展開すると %s。最初の呼び出しで読み込まれ、ワーカーで動き、そのあと通信はいりません。'],
  shared: ['This page was built with all games in one module; the package has one a game.', 'このページは全ゲーム入りの一つのモジュールで作られています。パッケージではゲームごとに分かれています。'],
  reference: ['Reference: every function, field and unit', 'リファレンス：すべての関数・項目・単位'],
  how: ['How it decides: the player, its figures and its limits', 'どう決めているか：考えかたと強さ'],
  readme: ['Introduction', '使いかた'],
  explorer: ['Call any function', '関数を呼んでみる'],
  explains: ['Fill in the fields and call. What you write is checked by the engine as you type; an empty field is left out. Lists and objects are written as in JavaScript: [1, 2], { piles: 3 }.',
    '項目を埋めて呼び出します。書いたものは入力のたびにエンジンが確かめます。空の項目は渡しません。リストやオブジェクトは JavaScript と同じに書きます：[1, 2]、{ piles: 3 }。'],
  function: ['Function', '関数'],
  call: ['Call', '呼び出す'],
  stop: ['Stop', '止める'],
  example: ['Example', '例'],
  table: ['From the table', '卓の値'],
  more: ['%d more fields', 'ほかの項目 %d 個'],
  none: ['not given', '渡さない'],
  answer: ['Answer', '答え'],
  took: ['%s ms in all', '全部で %s ms'],
  stopped: ['Stopped.', '止めました。'],
  needed: ['needed', '必須'],
  unreadable: ['This cannot be read as JavaScript: %s', 'JavaScript の値として読めません：%s'],
  code: ['In code', 'コードで'],
  range: ['%d to %d', '%d〜%d'],
  items: ['%d entries', '%d 個'],
}

/** One of WORDS in the page's language, with values for %s and %d. */
export const say = (key, ...values) => WORDS[key][language()].replace(/%[sd]/g, () => values.shift())
