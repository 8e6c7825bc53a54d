// Hard but ordinary calls of Daifugō: first leads with 2-6 players, all cards in a hand, the longest game.
const DECK = [...'3456789TJQKA2'].flatMap(rank => [...'sdch'].map(suit => rank + suit))
const ALL = [...DECK, 'Jk', 'Jk'].join(' ')

export default function hard({ daifugo }) {
  const { apply, choose, deal, exportGame, legal, view } = daifugo
  const rules = players => ({ preset: 'common', players })
  const seen = game => view(game, { seat: game.turns[0] })
  /** All positions of a game in which everybody plays the weakest single card. */
  const long = game => {
    const all = [game]
    while (!all.at(-1).over) {
      const { moves } = legal(all.at(-1))
      const singles = moves.filter(move => move.length === 2)
      all.push(apply(all.at(-1), { move: singles[0] ?? moves.at(-1) }))
    }
    return all
  }
  const starts = [2, 3, 4, 5, 6].map(players => [players, deal(rules(players), { seed: players })])
  const two = starts[0][1]
  const game = long(deal({ preset: 'uec', players: 6, jokers: 2 }, { seed: 1 }))
  const uec = long(deal('uec', { seed: 1 })).at(-1)
  const late = game.findLast(position => !position.over && legal(position).moves.length > 3)
  const after = players => deal(rules(players), { seed: 2, classes: Array.from({ length: players }, (_, i) => i + 1) })
  const giver = seen(after(4))
  const { best: back } = choose(giver, { level: 'casual' })
  return {
    'daifugo.presets': [['all', []]],
    'daifugo.deal': [['six players after a game', [rules(6), { seed: 3, classes: [6, 5, 4, 3, 2, 1] }]], ['after the longest game', [undefined, { seed: 3, from: game.at(-1), views: [0, 'turn', null] }]]],
    'daifugo.combinations': [['a hand of two players', [two.hands[0]]], ['all cards', [ALL]], ['all cards of uec', [ALL.slice(0, -3), { rules: 'uec', revolution: true }]]],
    'daifugo.combinationsOf': [['two jokers', ['Jk Jk']], ['a long sequence', ['3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Jk Jk']], ['all cards', [ALL]]],
    'daifugo.evaluate': [['all cards', [ALL, { rules: 'common', form: 'complete' }]], ['by the article', [DECK.join(' ')]], ['a hand of two players', [two.hands[0], { rules: 'common', form: 'complete' }]]],
    'daifugo.legal': [['the first lead of two', [two]], ['late', [late]], ['all cards', [{ rules: { preset: 'common', players: 2 }, hands: [ALL.slice(0, -6), 'Jk Jk'], turns: [0] }]]],
    'daifugo.apply': [['the last moves', [late, { move: legal(late).moves[0] }]], ['the first lead of two', [two, { move: legal(two).moves.at(-1) }]], ['cards given back', [after(4), { move: back, views: [0, 1, 2, 3, 'turn', null] }]], ['cards given back, of a view', [giver, { move: back }]]],
    'daifugo.view': [['the longest game', [game.at(-1), { seat: 5 }]], ['the first lead of two', [two, { seat: 0 }]]],
    'daifugo.choose': [
      ['what four players give back', [giver]],
      ...[2, 3, 5, 6].map(players => [`what ${players} players give back`, [seen(after(players))], 'slow']),
      ['the first lead of five', [seen(starts[3][1])]],
      ['the first lead of two', [seen(two)]],
      ['late', [seen(late)]],
      ...[3, 4, 6].map(players => [`the first lead of ${players}`, [seen(deal(rules(players), { seed: players }))], 'slow']),
      ...['uec', 'dragonQuest', 'tycoon', 'boardoor', 'article'].map(preset => [`the first lead of ${preset}`, [seen(deal(preset, { seed: 1 }))], 'slow']),
      ['the middle of the longest game', [seen(game[game.length >> 1])], 'slow'],
    ],
    'daifugo.review': [['a seat', [uec, { seat: 0 }]], ['all seats', [uec], 'slow'], ['the longest game', [game.at(-1), { seat: 5 }], 'slow']],
    'daifugo.importGame': [['a match record', [exportGame(uec)]], ['the last of a thousand', [exportGame(uec).repeat(1000), { number: 999 }]]],
    'daifugo.exportGame': [['a game of uec', [uec]]],
    'daifugo.playout': [['six players', [starts[4][1]]], ['two players', [two]], ['a thousand games', [two, { games: 1000 }], 'slow']],
  }
}
