const TEXT = `PokerStars Hand #7:  Hold'em No Limit ($1/$2 USD) - 2026/01/31 12:00:00 ET
Table 'Vega' 2-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Ben ($200 in chips)
Ann: posts small blind $1
Ben: posts big blind $2
*** HOLE CARDS ***
Dealt to Ann [As Kd]
Ann: raises $2 to $4
Ben: folds
Uncalled bet ($2) returned to Ann
Ann collected $4 from pot
*** SUMMARY ***
Total pot $4 | Rake $0
Seat 1: Ann (button) (small blind) collected ($4)
Seat 2: Ben (big blind) folded before Flop
`

const TABLE = {
  rules: { stacks: [200, 200], blinds: [1, 2], minBet: 2, names: ['Ann', 'Ben'] },
  seed: 1,
  log: [
    { event: 'blind', seat: 1, amount: 2 }, { event: 'blind', seat: 0, amount: 1 }, { event: 'deal', seat: 1, amount: 2 }, { event: 'deal', seat: 0, amount: 2 },
    { event: 'fold', seat: 0 }, { event: 'return', seat: 1, amount: 1 }, { event: 'win', seat: 1, amount: 2 },
  ],
}

export const good = {
  'histories.importGame': { good: [TEXT], want: ['pokerstars', [202, 198], 'raises to 4'], part: ({ format, players, events }) => [format, players.map(({ stack }) => stack), events.find(({ event }) => event === 'raise').words] },
  'histories.exportGame': { good: [TABLE, { format: 'pokerstars' }], want: 'PokerStars Hand #', part: text => text.slice(0, 17) },
}

// The greatest number of hands in a text.
export const long = { name: 'importGame', args: [Array(2000).fill(TEXT).join('\n\n'), {}] }

export function makers({ below, pick, often, junk, shared }) {
  const lines = TEXT.split('\n')
  const spoilt = () => lines.map(line => (below(12) ? line : pick(['', line.replace(/\d/, below(10)), line.slice(0, below(30)), lines[below(lines.length)]]))).join('\n')
  return {
    'histories.importGame': () => [often(() => TEXT, () => pick([junk(), spoilt(), TEXT.replaceAll('$', '€'), `${TEXT}\n\n${TEXT}`, 'variant = "NT"'])), shared()],
    'histories.exportGame': () => [often(() => TABLE, () => pick([junk(), { ...TABLE, log: TABLE.log.slice(0, below(8)) }])), { ...shared(), ...(below(4) ? { format: often(() => pick(['phh', 'pokerstars', 'gg']), junk) } : {}) }],
  }
}
