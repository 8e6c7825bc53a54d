// Generated from core/daifugo by `go run ./wasm/lists/generate js/games`.
import type { Listed } from '../../types.js'

/** The functions of this game. */
export declare const functions: readonly string[]

/**
 * The rules that can be on or off.
 * - `'sequences'` Sequences (階段)
 * - `'revolution'` Revolution (革命)
 * - `'sequenceRevolution'` Sequence revolution (階段革命)
 * - `'jokerRevolution'` Joker counts for it (ジョーカー込みの革命)
 * - `'eightCut'` 8-cut (8切り)
 * - `'suitLock'` Suit lock (スート縛り)
 * - `'rankLock'` Number lock (数字縛り)
 * - `'spadeReturn'` ♠3 beats the joker (スペ3返し)
 * - `'elevenBack'` 11-back (11バック)
 * - `'fiveSkip'` 5-skip (5飛ばし)
 * - `'sixReverse'` 6-reverse (6リバース)
 * - `'miyakoOchi'` Fall of the tycoon (都落ち)
 * - `'exchange'` Exchange (カード交換)
 * - `'forbiddenFinish'` Forbidden finishes (禁止上がり)
 * - `'permanentPass'` Pass for good (パスしたら休み)
 * - `'selfFollow'` Follow oneself (自分に重ねる)
 * - `'leaderPass'` The leader may pass (親のパス)
 * - `'loserLeads'` The last leads (最下位が親)
 * - `'diamondStart'` Begin with ♦3 (♦3から始める)
 * - `'sevenPass'` 7-pass (7渡し)
 * - `'tenDiscard'` 10-discard (10捨て)
 * - `'nineReverse'` 9-reverse (9リバース)
 * - `'bomber'` Q-bomber (Qボンバー)
 * - `'coup'` Coup: 999 (クーデター)
 * - `'sandstorm'` Sandstorm: 333 (砂嵐)
 * - `'gekokujo'` The pauper overthrows (下剋上)
 * - `'fourStop'` Fours stop an 8 (4止め)
 * - `'ambulance'` Ambulance: 99 (救急車)
 * - `'fourSequenceRevolution'` Revolution by a sequence of 4 (4枚の階段革命)
 * - `'rankLockAlone'` Number lock on its own (数字縛りだけでも)
 * - `'partLock'` Lock by some suits (片縛り)
 * - `'equalHands'` Equal hands (枚数を揃える)
 * - `'blindHand'` Blind hand for two (2人用の伏せ札)
 * - `'sequenceUncut'` No 8-cut in a sequence (階段の8は切らない)
 * - `'overlap'` Sequences may overlap (階段の重なり)
 * - `'spadeLeads'` ♠3 leads (♠3の人から)
 * - `'sixSkip'` 6-skip (6飛ばし)
 * - `'tenSkip'` 10-skip (10飛ばし)
 * - `'kingSkip'` K-skip (Kスキップ)
 * - `'sevenReverse'` 7-reverse (7回し)
 * - `'jackReverse'` J-reverse (Jリバース)
 * - `'queenReverse'` Q-reverse (Qリバース)
 * - `'rokurokubi'` Long neck: 66 (ろくろ首)
 * - `'catastrophe'` Catastrophe (天変地異)
 * - `'oneForThree'` Three exchange one card (3人以下は1枚交換)
 * - `'kingExchange'` Seven exchange three, nine four (王様は3枚、神様は4枚)
 * - `'tributeKept'` The tribute is kept (返品なし)
 * - `'fallenPlaysOn'` The fallen tycoon plays on (都落ち後も続行)
 * - `'twoDecks'` Two decks (2組のトランプ)
 */
export type DaifugoSwitch =
  | 'sequences'
  | 'revolution'
  | 'sequenceRevolution'
  | 'jokerRevolution'
  | 'eightCut'
  | 'suitLock'
  | 'rankLock'
  | 'spadeReturn'
  | 'elevenBack'
  | 'fiveSkip'
  | 'sixReverse'
  | 'miyakoOchi'
  | 'exchange'
  | 'forbiddenFinish'
  | 'permanentPass'
  | 'selfFollow'
  | 'leaderPass'
  | 'loserLeads'
  | 'diamondStart'
  | 'sevenPass'
  | 'tenDiscard'
  | 'nineReverse'
  | 'bomber'
  | 'coup'
  | 'sandstorm'
  | 'gekokujo'
  | 'fourStop'
  | 'ambulance'
  | 'fourSequenceRevolution'
  | 'rankLockAlone'
  | 'partLock'
  | 'equalHands'
  | 'blindHand'
  | 'sequenceUncut'
  | 'overlap'
  | 'spadeLeads'
  | 'sixSkip'
  | 'tenSkip'
  | 'kingSkip'
  | 'sevenReverse'
  | 'jackReverse'
  | 'queenReverse'
  | 'rokurokubi'
  | 'catastrophe'
  | 'oneForThree'
  | 'kingExchange'
  | 'tributeKept'
  | 'fallenPlaysOn'
  | 'twoDecks'

/**
 * The sets of rules that have a name.
 * - `'article'` nullsuke’s (nullsuke の記事)
 * - `'uec'` Championship (UEC) (大会（UEC）)
 * - `'common'` Household (一般)
 * - `'dragonQuest'` Dragon Quest X (ドラゴンクエストX)
 * - `'tycoon'` Tycoon (Persona 5) (大富豪（ペルソナ5R）)
 * - `'boardoor'` Boardoor
 * - `'official'` Official (federation) (公式（日本大富豪連盟）)
 */
export type PresetName =
  | 'article'
  | 'uec'
  | 'common'
  | 'dragonQuest'
  | 'tycoon'
  | 'boardoor'
  | 'official'

/**
 * What is chosen after a combination, by the rules that ask for it.
 * - `'give'` Cards to give (渡す札)
 * - `'discard'` Cards to discard (捨てる札)
 * - `'name'` Ranks that all discard (全員が捨てる数字)
 * - `'drop'` Cards of the ranks named (指名された数字の札)
 * - `'stop'` Stop the 8 by two fours (4を2枚出して8切りを止める)
 */
export type DaifugoChoiceKind =
  | 'give'
  | 'discard'
  | 'name'
  | 'drop'
  | 'stop'

/**
 * How far a game has come.
 * - `'play'` Play (プレイ中)
 * - `'exchange'` Exchange (カード交換中)
 * - `'over'` Over (終了)
 */
export type DaifugoPhase =
  | 'play'
  | 'exchange'
  | 'over'

/**
 * What happens at the table. Those up to `decline` are moves.
 * - `'play'` Play (出す)
 * - `'pass'` Pass (パス)
 * - `'give'` Cards given (札を渡す)
 * - `'discard'` Cards discarded (札を捨てる)
 * - `'name'` Ranks named (数字の指名)
 * - `'drop'` Cards of the named ranks discarded (指名された札を捨てる)
 * - `'stop'` Fours stop the 8 (4止め)
 * - `'decline'` Nothing chosen (選ばない)
 * - `'out'` Place taken (順位が決まる)
 * - `'revolution'` Revolution (革命)
 * - `'elevenBack'` 11-back (11バック)
 * - `'locked'` Suits locked (スート縛り)
 * - `'rankLocked'` Number lock (数字縛り)
 * - `'reversed'` Direction turned (逆回り)
 * - `'eightCut'` 8-cut (8切り)
 * - `'spadeReturn'` ♠3 beats the joker (スペ3返し)
 * - `'sandstorm'` Sandstorm (砂嵐)
 * - `'ambulance'` Ambulance (救急車)
 * - `'rokurokubi'` Long neck (ろくろ首)
 * - `'skipped'` Players skipped (5飛ばし)
 * - `'cleared'` Field cleared (場が流れる)
 * - `'over'` Game over (ゲーム終了)
 * - `'tribute'` Tribute (献上)
 * - `'catastrophe'` Catastrophe (天変地異)
 * - `'begin'` First lead (開始)
 */
export type DaifugoEventKind =
  | 'play'
  | 'pass'
  | 'give'
  | 'discard'
  | 'name'
  | 'drop'
  | 'stop'
  | 'decline'
  | 'out'
  | 'revolution'
  | 'elevenBack'
  | 'locked'
  | 'rankLocked'
  | 'reversed'
  | 'eightCut'
  | 'spadeReturn'
  | 'sandstorm'
  | 'ambulance'
  | 'rokurokubi'
  | 'skipped'
  | 'cleared'
  | 'over'
  | 'tribute'
  | 'catastrophe'
  | 'begin'

/**
 * Why a player has a place.
 * - `'finished'` Finished (上がり)
 * - `'forbidden'` Forbidden finish (禁止上がり)
 * - `'gekokujo'` Overthrown by the pauper (下剋上)
 * - `'miyakoOchi'` Fall of the tycoon (都落ち)
 * - `'last'` The last one left (最後の1人)
 * - `'lot'` Drawn by lot (抽選)
 */
export type DaifugoOut =
  | 'finished'
  | 'forbidden'
  | 'gekokujo'
  | 'miyakoOchi'
  | 'last'
  | 'lot'

/**
 * The classes that places bring, from the first to the last.
 * - `'daifugo'` Tycoon (大富豪)
 * - `'fugo'` Rich (富豪)
 * - `'heimin'` Commoner (平民)
 * - `'hinmin'` Poor (貧民)
 * - `'daihinmin'` Pauper (大貧民)
 */
export type DaifugoClass =
  | 'daifugo'
  | 'fugo'
  | 'heimin'
  | 'hinmin'
  | 'daihinmin'

/**
 * The levels of the player, from weak to strong.
 * - `'beginner'` Beginner (入門)
 * - `'novice'` Novice (初級)
 * - `'casual'` Casual (初中級)
 * - `'regular'` Regular (中級)
 * - `'skilled'` Skilled (上級)
 * - `'expert'` Expert (達人)
 * - `'champion'` Champion (名人)
 */
export type DaifugoLevel =
  | 'beginner'
  | 'novice'
  | 'casual'
  | 'regular'
  | 'skilled'
  | 'expert'
  | 'champion'

/**
 * How well a player decided, from the best.
 * - `'a'` Masterly (名人級)
 * - `'b'` Strong (上級)
 * - `'c'` Fair (中級)
 * - `'d'` Weak (初級)
 * - `'e'` Careless (入門)
 */
export type DaifugoGrade =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'

/**
 * The formats of games as text. `official` can be read alone.
 * - `'match'` Match records (FujiGokoro) (対戦棋譜（FujiGokoro）)
 * - `'official'` Log of the official server (公式サーバーのログ)
 */
export type DaifugoFormat =
  | 'match'
  | 'official'

/**
 * The forms of the evaluation: the article’s, and the one that knows joker and 8-cut.
 * - `'article'` nullsuke’s (nullsuke の記事)
 * - `'complete'` Complete (完成形)
 */
export type DaifugoForm =
  | 'article'
  | 'complete'

/** The keys that this game knows, in order, with their names in English and Japanese. */
export declare const lists: {
  /** The rules that can be on or off. */
  readonly switches: readonly Listed<DaifugoSwitch>[]
  /** The sets of rules that have a name. */
  readonly presets: readonly Listed<PresetName>[]
  /** What is chosen after a combination, by the rules that ask for it. */
  readonly choices: readonly Listed<DaifugoChoiceKind>[]
  /** How far a game has come. */
  readonly phases: readonly Listed<DaifugoPhase>[]
  /** What happens at the table. Those up to `decline` are moves. */
  readonly events: readonly Listed<DaifugoEventKind>[]
  /** Why a player has a place. */
  readonly outs: readonly Listed<DaifugoOut>[]
  /** The classes that places bring, from the first to the last. */
  readonly classes: readonly Listed<DaifugoClass>[]
  /** The levels of the player, from weak to strong. */
  readonly levels: readonly Listed<DaifugoLevel>[]
  /** How well a player decided, from the best. */
  readonly grades: readonly Listed<DaifugoGrade>[]
  /** The formats of games as text. `official` can be read alone. */
  readonly formats: readonly Listed<DaifugoFormat>[]
  /** The forms of the evaluation: the article’s, and the one that knows joker and 8-cut. */
  readonly forms: readonly Listed<DaifugoForm>[]
}

/** A reason for or against a move. Its other fields depend on `code`; `words` is the reason in words. */
export type DaifugoReason =
  | { code: 'forced-win', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, words: string }
  | { code: 'endgame-win', words: string }
  | { code: 'endgame-lot', words: string }
  | { code: 'endgame-loss', /** it speaks against the move, and comes after what speaks for it */ against: true, words: string }
  | { code: 'ahead', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, words: string }
  | { code: 'level', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, words: string }
  | { code: 'only-move', words: string }
  | { code: 'finishes', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, words: string }
  | { code: 'forbidden', /** it speaks against the move, and comes after what speaks for it */ against: true, words: string }
  | { code: 'eight-cut', words: string }
  | { code: 'spade-return', words: string }
  | { code: 'unbeatable', words: string }
  | { code: 'flows', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, words: string }
  | { code: 'beaten-by', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, /** it speaks against the move, and comes after what speaks for it */ against: true, words: string }
  | { code: 'then-flow', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, /** of how many, all combinations left; of `names` the cards that others may hold */ of: number, words: string }
  | { code: 'can-finish', words: string }
  | { code: 'last-combinations', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, words: string }
  | { code: 'revolution', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, words: string }
  | { code: 'lock', words: string }
  | { code: 'lock-strong', words: string }
  | { code: 'uses-joker', /** it speaks against the move, and comes after what speaks for it */ against: true, words: string }
  | { code: 'keeps-joker', words: string }
  | { code: 'joker-exposed', /** it speaks against the move, and comes after what speaks for it */ against: true, words: string }
  | { code: 'breaks-group', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, /** it speaks against the move, and comes after what speaks for it */ against: true, words: string }
  | { code: 'breaks-run', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, /** it speaks against the move, and comes after what speaks for it */ against: true, words: string }
  | { code: 'weakest', words: string }
  | { code: 'saves-strong', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, words: string }
  | { code: 'own-field', words: string }
  | { code: 'rival-near', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, words: string }
  | { code: 'clears', words: string }
  | { code: 'sheds', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, words: string }
  | { code: 'names', /** the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point */ n: number, /** of how many, all combinations left; of `names` the cards that others may hold */ of: number, words: string }
  | { code: 'stops', words: string }

/** The kinds of these reasons. */
export type DaifugoReasonCode = DaifugoReason['code']

/** The fields of reasons, by code. */
export declare const reasons: Readonly<Record<DaifugoReasonCode, readonly string[]>>

import type { CardsText, CombinationChoice, CombinationText, DaifugoMove } from './types.js'

/** The rules that can be on or off. Effects of one combination come in this order: final ranks of those who go out, revolution, 11-back, locks, 6-reverse and 9-reverse; then the choices 7-pass, 10-discard, bomber, 4-stop; then the next turn, where clearing the field comes before 5-skip. */
export interface DaifugoSwitches {
  /** 階段: 3 or more ranks in a row of one suit are a combination. They beat a sequence of the same size if all their ranks are stronger. K-A-2 is one, A-2-3 is not. A joker may stand below Three or above Two. */
  sequences: boolean
  /** 革命: a group of 4 or more reverses the order of ranks, until the next revolution or the end of the game. Jokers alone stay strongest. */
  revolution: boolean
  /** 階段革命: a sequence of 5 or more does the same. Without effect if `sequences` is off. */
  sequenceRevolution: boolean
  /** ジョーカー革命: jokers count as cards of a revolution. Without it a revolution needs 4 or 5 natural cards. */
  jokerRevolution: boolean
  /** 8切り: a combination with an 8, or a joker for an 8, clears the field at once; its player leads. */
  eightCut: boolean
  /** スート縛り: when a combination has the same suits as the one it beats, only these suits may follow until the field clears. A joker takes any suit; jokers alone ignore the lock. See `partLock`. */
  suitLock: boolean
  /** 数字縛り: when a combination is of the next rank up, only the next rank may follow until the field clears. A sequence is next when it begins right above the one it beats. With `suitLock` the lock begins only together with, or after, the lock of suits (激縛り), unless `rankLockAlone` is on. Jokers alone ignore it. In a revolution up is down. */
  rankLock: boolean
  /** ♠3返し, スペ3: the Three of spades alone beats a joker alone, whatever is locked, and clears the field at once. */
  spadeReturn: boolean
  /** 11バック: a combination with a J reverses the order of ranks until the field clears. In a revolution that restores the usual order. */
  elevenBack: boolean
  /** 5飛ばし: a combination passes over as many players as it has fives (one for a sequence with a 5), counting only those who could have played. If that leads round to its owner, the field clears. */
  fiveSkip: boolean
  /** 6リバース: a combination with a 6 reverses the direction of play, until the next one or the end of the game. */
  sixReverse: boolean
  /** 都落ち: when another player goes out first, last game's daifugō is out at once and gets the lowest free rank. Their cards are set aside unseen. */
  miyakoOchi: boolean
  /** カード交換: before the game the last gives the first their strongest two cards, and the first returns any two. With four or more players the last but one and the second do the same with one card. */
  exchange: boolean
  /** 禁止上がり, 反則上がり: a player who goes out with a foul gets the lowest free rank. A foul has a joker, a card of the strongest rank at that moment, an 8 if `eightCut` is on, or is a `spadeReturn`. It may be played all the same. */
  forbiddenFinish: boolean
  /** パス後は流れるまで不可: a player who passed may not play until the field clears. Without it passes are forgotten when someone plays. */
  permanentPass: boolean
  /** 自分の上に出せる: the player of the combination on the field gets a turn to beat it, and the field clears only when they passed too. Without it the field clears when the turn comes round to them. */
  selfFollow: boolean
  /** 親のパス可: the leader may pass. The turn goes on, and comes back when all have passed. 20 passes in a row end the game, and the ranks still free are drawn by lot. */
  leaderPass: boolean
  /** 前回の最下位が親: from the second game on, last game's last leads instead of the holder of the Three of diamonds. */
  loserLeads: boolean
  /** ♦3を含めて始める: if the holder of the Three of diamonds leads the game because of it, the lead must have that card. This does not apply if nobody was dealt it, or if `loserLeads` chose the leader. */
  diamondStart: boolean
  /** 7渡し: after a combination with sevens its player gives cards to the next active player in turn order, passed or not: up to as many as sevens, jokers for sevens included, or one for a sequence. A player left without cards is out, never by a foul. Nothing is given if the sevens were the last cards. */
  sevenPass: boolean
  /** 10捨て: the same for tens, but the cards are discarded face up and count as played. */
  tenDiscard: boolean
  /** 9リバース: a combination with a 9 reverses the direction of play, as a 6 does by `sixReverse`. With both it is reversed twice. */
  nineReverse: boolean
  /** Qボンバー, 12ボンバー: a player who played queens and is still in names up to as many ranks; the joker cannot be named. All players discard all their cards of these ranks face up, in turn order from the namer. Players left without cards are out, never by a foul, in the same order. */
  bomber: boolean
  /** クーデター: a group of three nines reverses the order of ranks as `revolution` does, even if `revolution` is off. `jokerRevolution` decides whether jokers count. */
  coup: boolean
  /** 砂嵐: a group of three threes, jokers included, may be played on any field, whatever its kind, size, strength or lock, and clears it at once. A lead of it clears too. Suits do not matter: its jokers stand for the lowest. */
  sandstorm: boolean
  /** 下剋上: when last game's last goes out first, the game ends at once. The others get their ranks of the last game in reverse, whatever their fouls. It comes before `miyakoOchi`. Cards are set aside unseen. */
  gekokujo: boolean
  /** 4止め: two fours, jokers included, stop a single 8 before it clears the field by `eightCut`. The other players may play them in turn order, if they have two cards or more and have not passed. The fours clear the field instead, and their player leads. They are no combination on the field: they lock nothing and beat nothing else. */
  fourStop: boolean
  /** 救急車: a pair of nines, jokers included, clears the field at once, as an 8 does by `eightCut`. Nothing stops it, and finishing with it is allowed. */
  ambulance: boolean
  /** 4枚の階段革命: a sequence of 4 is a revolution too. Without effect if `sequenceRevolution` is off. */
  fourSequenceRevolution: boolean
  /** 数字縛りだけでも: `rankLock` begins without a lock of suits even though `suitLock` is on. */
  rankLockAlone: boolean
  /** 片縛り: when a group shares some suits with the one it beats, only groups with these suits, and any others, may follow. The lock grows as more suits are shared. Without effect if `suitLock` is off. */
  partLock: boolean
  /** 枚数を揃える: cards that would make hands unequal are taken out of the deck before the deal, unseen. They are never jokers or the Three of diamonds. */
  equalHands: boolean
  /** 2人用の伏せ札: with two players a third of the deck is set aside unseen, as the hand of a third player; never the Three of diamonds. Without effect with more players. */
  blindHand: boolean
  /** 階段の8は切らない: an 8 in a sequence does not clear the field. Without effect if `eightCut` is off. */
  sequenceUncut: boolean
  /** 階段の重なり: a sequence beats one of the same size that begins lower, even if they share ranks: 4-5-6 beats 3-4-5. The next sequence for `rankLock` is then the one that begins one rank up. */
  overlap: boolean
  /** ♠3の人から: the holder of the Three of spades leads, not the holder of the Three of diamonds. Contradicts `diamondStart`. */
  spadeLeads: boolean
  /** 6飛ばし: sixes pass over players as fives do by `fiveSkip`. Skips of one combination add up. */
  sixSkip: boolean
  /** 10飛ばし: the same for tens. */
  tenSkip: boolean
  /** Kスキップ: the same for kings. */
  kingSkip: boolean
  /** 7回し: a combination with a 7 reverses the direction of play, as a 6 does by `sixReverse`. Each such rank of a combination reverses it once. */
  sevenReverse: boolean
  /** Jリバース: the same for jacks. */
  jackReverse: boolean
  /** Qリバース: the same for queens. */
  queenReverse: boolean
  /** ろくろ首: a pair of sixes, jokers included, clears the field at once, as two nines do by `ambulance`. */
  rokurokubi: boolean
  /** 天変地異: if the last is dealt no card above Ten, the last and the first swap hands, and nobody exchanges cards. Without effect if `exchange` is off. */
  catastrophe: boolean
  /** 3人以下は1枚交換: with two or three players one card is exchanged, not two. Without effect if `exchange` is off. */
  oneForThree: boolean
  /** 王様は3枚、神様は4枚: from seven players on the last and the first exchange three cards, the next two pairs two and one; from nine on these are four, three, two and one. Without effect if `exchange` is off. */
  kingExchange: boolean
  /** 返品なし: cards of the tribute cannot be given back, only cards that the receiver was dealt. Without effect if `exchange` is off. */
  tributeKept: boolean
  /** 都落ち後も続行: by `miyakoOchi` last game's daifugō is not out but plays on, and gets the lowest free rank when they go out. Without effect if `miyakoOchi` is off. */
  fallenPlaysOn: boolean
  /** 2組のトランプ: the game is played with two decks shuffled together, and the jokers. Every card except the jokers is there twice, and the two are alike. A group has at most eight cards; a joker in it stands for one of the eight. Locks compare how often each suit is there: ♠♠ locks ♠♠ and nothing else. If two players hold the card that leads, the one on the lower seat leads. */
  twoDecks: boolean
}

/** What all players see of a game. Seats count from 0 in turn order; arrays have an entry a seat. */
export interface DaifugoState {
  /** cards in hand: `[11, 11, 11, 10, 10]` */
  counts: number[]
  /** the seat that played the field, or leads if it is empty; null while nobody does */
  owner: number | null
  /** the combination to beat, '' for none */
  field: CombinationText
  /** all cards played so far */
  played: CardsText
  /** of those who are out, from 1; 0: still in */
  places: number[]
  /** places in the game before, zeros in a first game */
  classes: number[]
  /** seats that passed since the field was cleared, or, without permanentPass, beaten */
  passed: number[]
  /** in a row */
  passes: number
  revolution: boolean
  /** the order is turned by a J */
  back: boolean
  /** play runs to lower seats */
  backward: boolean
  rankLocked: boolean
  /** the first combination must have the three of diamonds */
  opening: boolean
  /** the suits that may follow like 'sh', '' for any; with partLock those that a group must have */
  lock: string
  /** null where a combination is to be played */
  choice: CombinationChoice | null
  /** of the games so far, this one's as soon as it is over: `[12, 9, 7, 11, 6]` */
  points: number[]
}

/** What only a table has. */
export interface DaifugoOwn {
  /** yours: plain data, which `apply` and the next `deal` hand on as it is. No view has it */
  own?: unknown
  /** of the players, of an imported game: `['st.kou', 'default', …]` */
  names?: string[]
}

/** What a move is worth, so far. */
export interface DaifugoStanding {
  /** the value by which the level chooses. `'expert'` and `'champion'`: the expected worth of the place, from the number of players for the first to 1 for the last: its points, and with the exchange the worth of its class in later games. It is 0 if there was nothing to search. `'novice'` to `'skilled'`: the priority of a lead, or for an answer minus the hand value that it leaves. Cards to give back: a choice that `'champion'` did not try has 0. At other levels each has the policy's chance, or with two decks minus the hand value that it leaves. A move that the search gave up early has at most the value of the move before it */
  value: number
  /** standard error of an expected value, else 0 */
  error: number
  playouts: number
  /** the policy's, 0-1 */
  chance: number
}

/** What is known of a move without a search; of cards to give back only `handValue`, `left` and `flowing`. */
export interface DaifugoReckoned {
  /** 0 for a pass */
  combinationValue: number
  /** ranks above it that others can hold */
  hiRanks: number
  /** of a lead that is a combination of the divided hand, else 0 */
  priority: number
  /** of the hand that is left */
  handValue: number
  /** combinations left in hand */
  left: number
  /** of these, likely to clear the field */
  flowing: number
  /** value is certain */
  proved: boolean
}

/** What happened, in order: the move, who got a place by it, revolution, 11-back, locks and direction; then, once nothing is left to choose, how play went on. `words` say it of the seat: `'goes out in place 1'`. Seats count from 0. */
export type DaifugoEvent =
  | { event: 'play' | 'discard' | 'drop' | 'stop', /** who did it, or leads now */ seat: number, move: DaifugoMove, /** of the move, without what jokers stand for; [] where they are not for the viewer to know */ cards: string[], words: string }
  | { event: 'pass' | 'revolution' | 'elevenBack' | 'rankLocked' | 'reversed' | 'eightCut' | 'spadeReturn' | 'sandstorm' | 'ambulance' | 'rokurokubi' | 'cleared' | 'begin', /** who did it, or leads now */ seat: number, words: string }
  | { event: 'give' | 'tribute', /** who did it, or leads now */ seat: number, move: DaifugoMove, /** of the move, without what jokers stand for; [] where they are not for the viewer to know */ cards: string[], /** who got them, or of a catastrophe the other of the two who swapped hands */ to: number, /** of cards */ count: number, words: string }
  | { event: 'name', /** who did it, or leads now */ seat: number, move: DaifugoMove, /** `'5K'` */ ranks: string, words: string }
  | { event: 'decline', /** who did it, or leads now */ seat: number, /** what could be chosen */ choice: DaifugoChoiceKind, words: string }
  | { event: 'out', /** who did it, or leads now */ seat: number, /** from 1 */ place: number, why: DaifugoOut, words: string }
  | { event: 'locked', /** who did it, or leads now */ seat: number, /** that may follow: `'sh'` */ suits: string, words: string }
  | { event: 'skipped', /** who did it, or leads now */ seat: number, /** how many turns were passed over */ count: number, words: string }
  | { event: 'over', words: string }
  | { event: 'catastrophe', /** who did it, or leads now */ seat: number, /** who got them, or of a catastrophe the other of the two who swapped hands */ to: number, words: string }
