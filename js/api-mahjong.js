// The types of the functions of mahjong. Nothing here runs.
export {}

/**
 * @typedef {import('./api.js').CallOptions} CallOptions
 * @typedef {import('./api.js').Stats} Stats
 */

/**
 * A tile: in MPSZ, '1m'-'9m' characters, 'p' circles, 's' bamboos, '0m' '0p' '0s' the red fives, '1z'-'7z' east south west
 * north, white green red dragon. So results write it. A call also takes a name of mjai ('5mr', 'E', 'P') or a number of
 * Tenhou's, 0-135: 4 × kind + copy, the red fives 16, 52 and 88.
 * @typedef {string} Tile
 *
 * Any number of tiles: text of MPSZ ('123m40p', the suit after its digits) or of Majiang ('m123p40', the suit before
 * them, told by the letter at its start); an array of tiles; or a Uint8Array of Tenhou's numbers, or an
 * Int8Array, those above 127 as their low byte, which is what Int8Array.from makes of them.
 * @typedef {string | readonly (Tile | number)[] | Int8Array | Uint8Array} TileList
 *
 * A hand: tiles as above; of 14 the last is the one just drawn. Melds are part of text only, after commas:
 * '11z2z,34-0m,555=0p,5550s' in MPSZ, 'z11z2,m34-0,p555=0,s5550' in Majiang's notation. The number before + (right),
 * = (across) or - (left) is the called tile; a number after it is the one added for a kan; four numbers without a mark are a
 * closed kan. A comma at the end says that a meld was just called, so that no tile is the drawn one. A * in Majiang's text
 * is one's own riichi.
 * @typedef {TileList} MahjongHand
 *
 * @typedef {'right' | 'across' | 'left'} Other one of the three others: who plays next, after that, and before
 * @typedef {'E' | 'S' | 'W' | 'N'} Wind
 *
 * @typedef {object} MahjongRules
 * @property {[m: number, p: number, s: number]} [redFives] how many fives of each suit are red, 0-4; default [1, 1, 1]
 * @property {boolean} [kuitan] tanyao with an open hand; default true
 * @property {boolean} [kiriage] 4 han 30 fu and 3 han 60 fu are mangan; default false
 * @property {boolean} [countedYakuman] 13 han are a yakuman; default true
 * @property {boolean} [doubleYakuman] four yakuman count twice: kokushi-13, suuankou-tanki, daisuushii and junsei-chuuren;
 *   default true
 * @property {boolean} [combinedYakuman] all yakuman of a hand add up; default true. Else the greatest of them alone counts,
 *   which pays twice if it is a double one and doubleYakuman is on
 * @property {2 | 4} [doubleWindPairFu] fu of a pair of the wind that is round's and seat's; default 4
 * @property {boolean} [renhou] ron before one's first draw is a yakuman; default false
 * @property {boolean} [pao] who gave the last dragon or wind of a yakuman pays for it; default true
 *
 * What a player sees of the table. Everything is optional.
 * @typedef {object} Situation
 * @property {Wind} [round] default 'E'
 * @property {Wind} [seat] one's own wind, default 'S'
 * @property {TileList} [dora] indicators, up to five
 * @property {TileList} [visible] what else lies open: rivers and the melds of others, but not one's own hand and melds, the
 *   indicators, or the tile offered in chooseCall
 * @property {readonly number[] | Int8Array} [unseen] instead of visible, how many of each tile are not seen: 37 counts, by
 *   kind (1m-9m, 1p-9p, 1s-9s, 1z-7z), fives without the red ones, and at 34-36 the red ones
 * @property {readonly Other[] | boolean | 0 | 1 | 2} [riichi] who of the others declared it; or of oneself whether, as in score
 * @property {Partial<Record<Other, TileList>>} [safe] tiles that they cannot win by: their rivers, and what passed after
 *   riichi
 * @property {number} [left] tiles that can still be drawn, 0-70, default 70
 * @property {number} [points] one's own, default 25000: riichi takes 1000
 * @property {boolean} [inRiichi] oneself declared riichi; default false, or as a * in the hand's text says
 * @property {boolean} [furiten] one cannot win by ron; default false
 * @property {boolean} [rinshan] the tile just drawn was drawn for a kan; default false
 * @property {boolean} [chankan] the offered tile was added to a pon: it can be won, not called; default false
 * @property {boolean} [haitei] the tile just drawn is the last one: left is 0
 * @property {boolean} [houtei] the offered tile is the last one: left is 0
 * @property {boolean} [firstTurn] one has not discarded yet and nobody has called: the hand may be given up with nine terminals and honours (kyūshu kyūhai); default
 *   false
 * @property {MahjongRules} [rules]
 * @property {'0304' | 'value'} [player] whose rules decide: those of the program's player 0304, or of the article before it.
 *   They differ in calls under riichi, kans and the values of calls. Default '0304'
 *
 * @typedef {object} ShantenOptions
 * @property {MahjongRules} [rules]
 * @property {'concealed' | 'owned' | 'allowed'} [fifth] whether a hand can wait for a tile of which one has all four: not if
 *   they are concealed (the default), not if they are concealed or in melds, or always
 * @property {boolean} [shortHand] a hand of few tiles is one whose other sets lie open, though they are not told; default false
 *
 * @typedef {object} Shanten
 * @property {number} shanten the least of the three: tiles to tenpai; 0 tenpai, -1 complete
 * @property {number} standard four sets and a pair
 * @property {number | null} sevenPairs null with melds
 * @property {number | null} orphans thirteen orphans; null with melds
 *
 * @typedef {{ tile: Tile, count: number }[]} UsefulTiles the kinds that bring a hand nearer, and how many are unseen: 0 too
 * @typedef {{ shanten: number, tiles: UsefulTiles, total: number }} Ukeire of 13 tiles
 * @typedef {{ shanten: number, discards: ({ tile: Tile } & Ukeire)[] }} DiscardUkeire of 14 tiles: every different tile
 *   and what is left after it, best first
 *
 * How a hand was won, beside round, seat, dora and rules of Situation. The other fields of a Situation may be there, and are
 * not looked at.
 * @typedef {object} WinOptions
 * @property {Tile | number} [tile] of ron the winning tile, for a hand of 13. Of tsumo the drawn one: for a hand of 13 added
 *   to it, else one of the 14, by default the last
 * @property {Other} [from] whose discard it was; without it the win is by tsumo
 * @property {0 | 1 | 2 | boolean} [riichi] 2 is double riichi; default 0
 * @property {boolean} [ippatsu]
 * @property {boolean} [rinshan]
 * @property {boolean} [chankan]
 * @property {boolean} [haitei]
 * @property {boolean} [houtei]
 * @property {boolean} [tenhou]
 * @property {boolean} [chiihou]
 * @property {boolean} [renhou]
 * @property {TileList} [ura] indicators, up to five; they count with riichi only
 * @property {number} [honba] 0-1000
 * @property {number} [sticks] riichi sticks on the table, 0-1000
 *
 * @typedef {object} Score
 * @property {{ key: string, han: number, yakuman: number, tile: Tile | null, name: string }[]} yaku dora too, with their
 *   names; `tile` is the wind of round-wind and seat-wind; of a yakuman han is 0. Empty: no yaku, and no points
 * @property {number} fu 0 for a yakuman
 * @property {{ key: string, tiles: Tile[], fu: number, words: string }[]} fuParts what fu is the sum of
 * @property {number} han 0 for a yakuman
 * @property {'mangan' | 'haneman' | 'baiman' | 'sanbaiman' | 'counted-yakuman' | 'yakuman' | null} limit
 * @property {number} yakuman how many times; 0 for a counted one
 * @property {number} base base points
 * @property {number} points what the hand is worth, without honba and sticks
 * @property {number} gain what the winner gets, with them
 * @property {{ from: Other, points: number }[]} payments who pays what, honba included
 * @property {string} name 'Mangan', '3 han 40 fu', 'No yaku'
 *
 * @typedef {object} HandValue
 * @property {number} value
 * @property {number} shanten
 * @property {number | null} yakuShanten the same with a yaku: of an open hand by tanyao, honours, triplets or one suit; null
 *   if there is none in sight
 * @property {'points' | 'tiles'} unit what the value is: points, or of a hand three or more from tenpai a number of useful
 *   tiles. The two cannot be compared
 *
 * @typedef {object} MahjongReason
 * @property {'best-value' | 'shanten-back' | 'fold' | 'only-candidate' | 'equal-value' | 'keeps-shanten' | 'raises-shanten' |
 *   'most-ukeire' | 'breaks-yaku' | 'no-yaku' | 'furiten' | 'dora' | 'red-five' | 'isolated' | 'safe-tile' | 'danger' |
 *   'value-rises' | 'value-kept' | 'value-falls' | 'yaku-nearer' | 'yaku-kept' | 'yaku-further' | 'too-far' |
 *   'riichi-others' | 'lowers-shanten' | 'opens-hand'} code
 * @property {Tile} [tile] that it is about
 * @property {number | null} [count] a shanten number (null: no yaku in sight), a number of tiles or candidates, or a danger
 * @property {number} [value]
 * @property {string} words 'the greatest value: 588.89 points'
 *
 * @typedef {object} DiscardCandidate
 * @property {Tile} move
 * @property {boolean} drawn it is the tile just drawn
 * @property {number} shanten of the hand left
 * @property {number | null} yakuShanten
 * @property {number | null} value of the hand left; null if the discard raises the shanten number
 * @property {UsefulTiles} tiles
 * @property {number} total
 * @property {number} danger the greatest of the dangers
 * @property {Record<Other, number>} dangers by player, 0-12; 0 for those not in riichi
 * @property {MahjongReason[]} reasons
 *
 * @typedef {object} MeldCandidate
 * @property {string} move the meld, as in a hand's text: '34-0m'; or 'pass'
 * @property {'pass' | 'chi' | 'pon' | 'kan'} action
 * @property {number | null} value of the hand then; to pass has the value of the hand as it is. null: too far from complete
 * @property {number} shanten
 * @property {number | null} yakuShanten
 * @property {boolean} accepted it is better than to pass, or as good where that suffices
 * @property {MahjongReason[]} reasons
 *
 * @typedef {object} DiscardChoice
 * @property {{ move: string, action: 'discard' | 'riichi' | 'tsumo' | 'kan' | 'abort', drawn: boolean }} best move is a tile
 *   to throw (with riichi or without), the tile of a tsumo, a meld, or 'abort'
 * @property {number} shanten
 * @property {number | null} yakuShanten
 * @property {'points' | 'tiles'} unit of the values
 * @property {number} points of a tsumo, by the hand alone
 * @property {boolean} fold it gives up the hand before a riichi
 * @property {DiscardCandidate[]} candidates the chosen one first; none if the hand wins
 * @property {MeldCandidate[]} kans that could be declared instead
 * @property {Stats} stats
 * @property {number} seed
 *
 * @typedef {object} CallChoice
 * @property {{ move: string, action: 'pass' | 'chi' | 'pon' | 'kan' | 'ron' }} best move is the meld, 'pass', or the tile of
 *   a ron
 * @property {number} shanten
 * @property {number | null} yakuShanten
 * @property {'points' | 'tiles'} unit of the values
 * @property {number} points of a ron, by the hand alone
 * @property {MeldCandidate[]} candidates the chosen one first, to pass among them; none if the hand wins
 * @property {Stats} stats
 * @property {number} seed
 *
 * @typedef {object} KanChoice
 * @property {{ move: string, action: 'pass' | 'kan' }} best
 * @property {MeldCandidate[]} candidates the chosen one first, to pass among them
 * @property {Stats} stats
 * @property {number} seed
 */

/**
 * @typedef {object} Mahjong
 * @property {(hand: MahjongHand, options?: CallOptions & ShantenOptions) => Shanten} shanten how far a hand of 1-14 tiles is
 *   from complete
 * @property {(codes: Int8Array, options?: CallOptions & { tiles?: number, melds?: number }) => Int32Array} shantenMany the
 *   same of many hands, one number each: `tiles` codes a hand (1-14, default 14), 0-33 by kind, 34-36 the red fives, -1 for
 *   none; `melds` (default 0) is for all of them
 * @property {(hand: MahjongHand, options?: CallOptions & Situation) => Ukeire & DiscardUkeire} ukeire what brings a hand of 13
 *   nearer; of one of 14, every discard with what does then
 * @property {(codes: Int8Array, options?: CallOptions & { tiles?: number, melds?: number }) => Int32Array} ukeireMany how many
 *   tiles do, of many hands when nothing else lies open: of 13 (the default) one number a hand; of 14 as many as `tiles`,
 *   each after the discard in that place, -1 if it raises the shanten number. With melds three less for each
 * @property {(hand: MahjongHand, options?: CallOptions & Pick<Situation, 'round' | 'seat' | 'dora' | 'rules'> & WinOptions) =>
 *   Score} score what a complete hand is worth, read in the way that is worth most
 * @property {(hand: MahjongHand, options?: CallOptions & Situation) => HandValue} value what a hand of 13 or 14 is worth: the
 *   article's evaluation
 * @property {(hand: MahjongHand, options?: CallOptions & Situation) => DiscardChoice} chooseDiscard what to do at one's turn
 * @property {(hand: MahjongHand, options: CallOptions & Situation & { tile: Tile | number, from: Other }) => CallChoice}
 *   chooseCall whether to call, or win by, a tile that another threw
 * @property {(hand: MahjongHand, options?: CallOptions & Situation) => KanChoice} chooseKan whether to declare a closed or an
 *   added kan
 */
