// The guided first game of the Daifugō room: from the first lead to going out first.
import { card, cardButton, cut, gap, labelled, row, wordButton } from '../../learn/draw.js'
import { make, said } from '../../ui/make.js'

const OTHERS = ['Aoi', 'Ren']

function others({ counts, places }) {
  const all = OTHERS.map((name, i) => {
    const n = counts[i + 1]
    return said([`${name}: ${n} cards`, `${name}：${n} 枚`]) + (places[i + 1] ? said([`, place ${places[i + 1]}`, `（${places[i + 1]}着）`]) : '')
  })
  return row(all.map(words => make('span', { class: 'seat-learnt' }, words)))
}

/** @type {import('../../learn/guide.js').Lesson} */
export default {
  game: 'daifugo',
  table: {
    rules: { preset: 'common', players: 3 },
    hands: ['3d 4d 5d 6d 7c 8c 9s 9h Ts Td Tc Th Ks', '4s 5c Qs Qh Kc Ac', '6h Qd Kh 2d'],
    turns: [0],
    counts: [13, 6, 4],
    places: [0, 0, 0],
  },
  steps: [
    { move: '3d', then: ['5c', 'Qd'], says: ['Be the first without cards. The 3 is the weakest rank, and only a joker beats the 2. Lead your weakest card: choose the 3 and press Play.', '手札を先になくした人の勝ち。いちばん弱いのは3、強いのは2（ジョーカーはさらに上）です。まず最弱の3を選んで「出す」。'] },
    { move: 'Ks', then: ['pass', 'pass'], says: ['Aoi played a 5, Ren a queen. Whoever plays must be higher. Play your king.', 'Aoi は5、Ren はQを出しました。出すなら、それより強い札。Kを出しましょう。'] },
    { move: '9s 9h', then: ['Qs Qh', 'pass'], says: ['Both passed. The field is cleared and you lead again. Cards of one rank can be played together: play the pair of nines.', '二人ともパス。場が流れて、またあなたの番です。同じ数字はまとめて出せます。9を二枚出しましょう。'] },
    { move: 'pass', then: ['4s', '6h'], says: ['Aoi played two queens. A pair is beaten by a higher pair alone, and you have none: press Pass.', 'Aoi はQを二枚。二枚には、より強い二枚しか出せません。「パス」を押しましょう。'] },
    { move: '8c', proof: 'eightCut', says: ['Aoi led a 4, Ren played a 6. An 8 clears the field at once, and you lead again: play the 8.', 'Aoi が4、Ren が6。8を出すと「8切り」で場がすぐ流れ、続けて出せます。8をどうぞ。'] },
    { move: '4d 5d 6d', then: ['pass', 'pass'], says: ['Three cards or more of one suit in order are a sequence. Choose the 4, 5 and 6 of diamonds.', '同じスート（マーク）で三枚以上続く数字は「階段」。ダイヤの4・5・6を選んで出しましょう。'] },
    { move: 'Ts Td Tc Th', then: ['pass', 'pass'], proof: 'revolution', says: ['Four of one rank are a revolution: from now on low cards beat high ones. Play the four tens.', '同じ数字四枚は「革命」。以後、弱い札ほど強くなります。10を四枚出しましょう。'] },
    { move: '7c', proof: 'out', says: ['One card is left. Play it, and you are out first.', '残り一枚。出せば一番に上がりです。'] },
  ],
  end: ['You are out first: the daifugō. In the next game the last player gives you the two best cards. An 8, a joker or the strongest rank may not be the last card.', '一番に上がって大富豪です。次の回は大貧民から、いちばん強い札を二枚もらえます。8・ジョーカー・いちばん強い数字で上がると反則負けです。'],
  name: move => (move === 'pass' ? said(['Pass', 'パス']) : move.replaceAll('T', '10').replace(/[shdc]/g, suit => '♠♥♦♣'['shdc'.indexOf(suit)])),
  draw({ table, press, chosen, toggle, wanted, over }) {
    const hand = cut(table.hands[0])
    const field = cut(table.field ?? '')
    const asked = wanted && wanted !== 'pass' ? cut(wanted) : []
    const played = hand.filter(card => chosen.has(card))
    const keys = [
      wordButton(said(['Play', '出す']), 'play', () => press(played.join(' ')), { class: 'go', 'aria-disabled': String(played.length === 0), 'data-asked': Boolean(wanted) && played.length > 0 && wanted !== 'pass' }),
      wordButton(said(['Pass', 'パス']), 'pass', () => press('pass'), { 'data-asked': wanted === 'pass' }),
    ]
    return [
      others(table),
      labelled(['The field', '場'], row(field.length ? field.map(card) : [gap(said(['empty', 'なし']))])),
      labelled(['Your hand', 'あなたの手札'], row(hand.map(text => cardButton(text, text, () => toggle(text), { 'aria-pressed': String(chosen.has(text)), 'data-asked': asked.includes(text) })), { class: 'hand-learnt' })),
      over ? undefined : row(keys, { class: 'tools' }),
    ]
  },
}
