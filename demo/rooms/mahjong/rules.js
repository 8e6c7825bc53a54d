// The rules of mahjong, drawn: the most frequent yaku, each in a hand that scores it.
import { said } from '../../ui/make.js'

const tiles = text => text.match(/\d+[mpsz]/g).flatMap(group => [...group.slice(0, -1)].map(number => number + group.at(-1)))

/** The yaku by key: a hand of 13 tiles, the tile that wins, how it was won, and what is asked for. */
const YAKU = [
  ['riichi', '234567m234p6799s', '8s', { from: 'left', riichi: 1 }, ['One tile missing in a closed hand, 1,000 points laid down, and declared.', '門前でテンパイし、千点を出して宣言。']],
  ['tsumo', '234567m345p6799s', '8s', {}, ['A closed hand wins by its own draw.', '門前で、自分で引いて和了り。']],
  ['pinfu', '234567m345p6799s', '8s', { from: 'left' }, ['Closed: four runs, a pair without value, and a wait on both ends of a run.', '門前で順子四つ、役牌でない雀頭、両面待ち。']],
  ['tanyao', '234m567p345s6688s', '6s', { from: 'left' }, ['No 1, no 9, no wind, no dragon. It may be open.', '一・九・字牌なし。鳴いてもよい。']],
  ['haku', '123m456p789s55z33p', '5z', { from: 'left' }, ['Three alike of a dragon, of your wind or of the round’s wind. It may be open.', '三元牌・自風・場風の刻子。鳴いてもよい。']],
  ['iipeiko', '223344m567p789s9s', '9s', { from: 'left' }, ['Closed: the same run twice.', '門前で同じ順子を二つ。']],
  ['sanshoku-doujun', '234m234p234s6799p', '8p', { from: 'left' }, ['The same run in all three suits; one han less when open.', '三種の数牌で同じ順子。鳴くと一翻下がる。']],
  ['ittsu', '123456789m67p22s', '8p', { from: 'left' }, ['1 to 9 of one suit; one han less when open.', '同じ種類で一から九まで。鳴くと一翻下がる。']],
  ['chiitoitsu', '1199m2288p33s55z7z', '7z', { from: 'left' }, ['Closed: seven different pairs.', '門前で対子を七つ。']],
  ['toitoi', '111m222p888s3399m', '9m', { from: 'left' }, ['Four triplets and a pair. It may be open.', '刻子四つと雀頭。鳴いてもよい。']],
  ['honitsu', '123456m111999m1z', '1z', { from: 'left' }, ['One suit and honours; one han less when open.', '一種の数牌と字牌だけ。鳴くと一翻下がる。']],
  ['chinitsu', '1222334556778m', '9m', { from: 'left' }, ['One suit alone; one han less when open.', '一種の数牌だけ。鳴くと一翻下がる。']],
]

/** @type {import('../../learn/rules.js').Rules} */
export default [
  {
    title: ['How a hand wins', '和了りの形'],
    says: [
      ['Four groups and a pair. A group is a run (three in order, of one suit) or a triplet (three alike). Seven pairs and thirteen orphans are the exceptions.', '三枚組を四つと雀頭。三枚組は順子（同じ種類の続き数字）か刻子（同じ牌三枚）。例外は七対子と国士無双です。'],
      ['A winning hand needs at least one yaku. Han add up; dora add han but are no yaku.', '和了りには役が一つ以上必要です。翻は足し算。ドラは翻を増やしますが、役にはなりません。'],
      ['You may call others’ discards: chi for a run (from the left alone), pon for a triplet, kan for four. A hand with calls is open.', '人の捨て牌は、チー（上家からの順子）、ポン（刻子）、カンで使えます。鳴くと門前ではなくなります。'],
      ['Who could have won by a tile in their own discards may not win by another’s discard (furiten).', '自分の捨て牌に当たり牌があると、ロンできません（フリテン）。'],
    ],
  },
  {
    title: ['The yaku most met', 'よく出る役'],
    rows: YAKU.map(([key, hand, tile, how, says]) => ({
      key, tiles: [...tiles(hand), tile], says,
      async named(ask) {
        const { yaku } = await ask('mahjong', 'score', hand, { tile, ...how })
        const found = yaku.find(of => of.key === key)
        return { key: found?.key, name: found?.name ?? '', more: found?.yakuman ? said(['yakuman', '役満']) : said([`${found?.han} han`, `${found?.han}翻`]) }
      },
    })),
  },
]
