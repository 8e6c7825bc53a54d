// Generated from core/mahjong by `go run ./wasm/lists/generate js/games`.
import type { Listed } from '../../types.js'

/** The functions of this game. */
export declare const functions: readonly string[]

/**
 * The winds of rounds and seats.
 * - `'E'` East (東)
 * - `'S'` South (南)
 * - `'W'` West (西)
 * - `'N'` North (北)
 */
export type Wind =
  | 'E'
  | 'S'
  | 'W'
  | 'N'

/**
 * The other players: who plays next, after that, and before.
 * - `'right'` right (下家)
 * - `'across'` across (対面)
 * - `'left'` left (上家)
 */
export type Other =
  | 'right'
  | 'across'
  | 'left'

/**
 * The rules that can be on or off.
 * - `'kuitan'` Open tanyao (喰い断)
 * - `'kiriage'` Mangan for 4 han 30 fu and 3 han 60 fu (切り上げ満貫)
 * - `'countedYakuman'` Counted yakuman (数え役満)
 * - `'doubleYakuman'` Double yakuman (ダブル役満)
 * - `'combinedYakuman'` Yakuman add up (役満の複合)
 * - `'pao'` Liability for sure yakuman (役満パオ)
 * - `'paoKans'` Liability for the fourth kan (四槓子のパオ)
 * - `'paoWhole'` Liability for all yakuman of the hand (複合役満もパオ)
 * - `'paoHonba'` The liable player pays the honba (積み棒もパオ)
 * - `'tsumoLoss'` The missing player's part is lost (ツモ損)
 */
export type MahjongSwitch =
  | 'kuitan'
  | 'kiriage'
  | 'countedYakuman'
  | 'doubleYakuman'
  | 'combinedYakuman'
  | 'pao'
  | 'paoKans'
  | 'paoWhole'
  | 'paoHonba'
  | 'tsumoLoss'

/**
 * The yaku, and dora.
 * - `'riichi'` Riichi (立直)
 * - `'double-riichi'` Double riichi (両立直)
 * - `'open-riichi'` Open riichi (オープン立直)
 * - `'ippatsu'` Ippatsu (一発)
 * - `'tsumo'` Fully concealed hand (門前清自摸和)
 * - `'rinshan'` After a kan (嶺上開花)
 * - `'chankan'` Robbing a kan (槍槓)
 * - `'haitei'` Last tile from the wall (海底摸月)
 * - `'houtei'` Last discard (河底撈魚)
 * - `'pinfu'` Pinfu (平和)
 * - `'tanyao'` All simples (断幺九)
 * - `'iipeiko'` Pure double sequence (一盃口)
 * - `'round-wind'` Round wind (場風)
 * - `'seat-wind'` Seat wind (自風)
 * - `'haku'` White dragon (役牌 白)
 * - `'hatsu'` Green dragon (役牌 發)
 * - `'chun'` Red dragon (役牌 中)
 * - `'sanshoku-doujun'` Mixed triple sequence (三色同順)
 * - `'ittsu'` Pure straight (一気通貫)
 * - `'chanta'` Half outside hand (混全帯幺九)
 * - `'chiitoitsu'` Seven pairs (七対子)
 * - `'toitoi'` All triplets (対々和)
 * - `'sanankou'` Three concealed triplets (三暗刻)
 * - `'sankantsu'` Three kans (三槓子)
 * - `'sanshoku-doukou'` Triple triplets (三色同刻)
 * - `'honroutou'` All terminals and honours (混老頭)
 * - `'shousangen'` Little three dragons (小三元)
 * - `'honitsu'` Half flush (混一色)
 * - `'junchan'` Fully outside hand (純全帯幺九)
 * - `'ryanpeiko'` Twice pure double sequence (二盃口)
 * - `'chinitsu'` Full flush (清一色)
 * - `'dora'` Dora (ドラ)
 * - `'ura-dora'` Ura dora (裏ドラ)
 * - `'red-dora'` Red fives (赤ドラ)
 * - `'tenhou'` Blessing of heaven (天和)
 * - `'chiihou'` Blessing of earth (地和)
 * - `'renhou'` Blessing of man (人和)
 * - `'kokushi'` Thirteen orphans (国士無双)
 * - `'kokushi-13'` Thirteen-wait thirteen orphans (国士無双十三面)
 * - `'suuankou'` Four concealed triplets (四暗刻)
 * - `'suuankou-tanki'` Single-wait four concealed triplets (四暗刻単騎)
 * - `'daisangen'` Big three dragons (大三元)
 * - `'shousuushii'` Four little winds (小四喜)
 * - `'daisuushii'` Four big winds (大四喜)
 * - `'tsuuiisou'` All honours (字一色)
 * - `'chinroutou'` All terminals (清老頭)
 * - `'ryuuiisou'` All green (緑一色)
 * - `'chuuren'` Nine gates (九蓮宝燈)
 * - `'junsei-chuuren'` True nine gates (純正九蓮宝燈)
 * - `'suukantsu'` Four kans (四槓子)
 * - `'open-riichi-deal-in'` Deal-in to an open riichi (オープン立直への放銃)
 * - `'tsubamegaeshi'` Ron of the riichi tile (燕返し)
 * - `'kanburi'` Ron of the discard after a kan (槓振り)
 * - `'shiiaruraotai'` Four open melds (十二落抬)
 * - `'uumensai'` All five kinds (五門斉)
 * - `'sanrenkou'` Three shifted triplets (三連刻)
 * - `'isshokusanjun'` Pure triple sequence (一色三順)
 * - `'iipinmooyue'` 1 dots as the last tile (一筒摸月)
 * - `'chuupinraoyui'` 9 dots as the last discard (九筒撈魚)
 * - `'sanshokutsuukan'` Mixed straight (三色通貫)
 * - `'daisharin'` Big wheels (大車輪)
 * - `'daichikurin'` Bamboo forest (大竹林)
 * - `'daisuurin'` Numerous neighbours (大数隣)
 * - `'daichisei'` Seven stars (大七星)
 * - `'ishinouenimosannen'` Three years on a stone (石の上にも三年)
 * - `'suurenkou'` Four shifted triplets (四連刻)
 * - `'isshokuyonjun'` Pure quadruple sequence (一色四順)
 * - `'hyakumangoku'` A million koku (百万石)
 * - `'benikujaku'` Red peacock (紅孔雀)
 * - `'touhokushinkansen'` Tohoku Shinkansen (東北新幹線)
 * - `'shiisanpuuta'` Thirteen unconnected tiles (十三不塔)
 */
export type YakuKey =
  | 'riichi'
  | 'double-riichi'
  | 'open-riichi'
  | 'ippatsu'
  | 'tsumo'
  | 'rinshan'
  | 'chankan'
  | 'haitei'
  | 'houtei'
  | 'pinfu'
  | 'tanyao'
  | 'iipeiko'
  | 'round-wind'
  | 'seat-wind'
  | 'haku'
  | 'hatsu'
  | 'chun'
  | 'sanshoku-doujun'
  | 'ittsu'
  | 'chanta'
  | 'chiitoitsu'
  | 'toitoi'
  | 'sanankou'
  | 'sankantsu'
  | 'sanshoku-doukou'
  | 'honroutou'
  | 'shousangen'
  | 'honitsu'
  | 'junchan'
  | 'ryanpeiko'
  | 'chinitsu'
  | 'dora'
  | 'ura-dora'
  | 'red-dora'
  | 'tenhou'
  | 'chiihou'
  | 'renhou'
  | 'kokushi'
  | 'kokushi-13'
  | 'suuankou'
  | 'suuankou-tanki'
  | 'daisangen'
  | 'shousuushii'
  | 'daisuushii'
  | 'tsuuiisou'
  | 'chinroutou'
  | 'ryuuiisou'
  | 'chuuren'
  | 'junsei-chuuren'
  | 'suukantsu'
  | 'open-riichi-deal-in'
  | 'tsubamegaeshi'
  | 'kanburi'
  | 'shiiaruraotai'
  | 'uumensai'
  | 'sanrenkou'
  | 'isshokusanjun'
  | 'iipinmooyue'
  | 'chuupinraoyui'
  | 'sanshokutsuukan'
  | 'daisharin'
  | 'daichikurin'
  | 'daisuurin'
  | 'daichisei'
  | 'ishinouenimosannen'
  | 'suurenkou'
  | 'isshokuyonjun'
  | 'hyakumangoku'
  | 'benikujaku'
  | 'touhokushinkansen'
  | 'shiisanpuuta'

/**
 * The yaku that count only where rules have them in `localYaku`.
 * - `'tsubamegaeshi'` Ron of the riichi tile (燕返し)
 * - `'kanburi'` Ron of the discard after a kan (槓振り)
 * - `'shiiaruraotai'` Four open melds (十二落抬)
 * - `'uumensai'` All five kinds (五門斉)
 * - `'sanrenkou'` Three shifted triplets (三連刻)
 * - `'isshokusanjun'` Pure triple sequence (一色三順)
 * - `'iipinmooyue'` 1 dots as the last tile (一筒摸月)
 * - `'chuupinraoyui'` 9 dots as the last discard (九筒撈魚)
 * - `'sanshokutsuukan'` Mixed straight (三色通貫)
 * - `'daisharin'` Big wheels (大車輪)
 * - `'daichikurin'` Bamboo forest (大竹林)
 * - `'daisuurin'` Numerous neighbours (大数隣)
 * - `'daichisei'` Seven stars (大七星)
 * - `'ishinouenimosannen'` Three years on a stone (石の上にも三年)
 * - `'suurenkou'` Four shifted triplets (四連刻)
 * - `'isshokuyonjun'` Pure quadruple sequence (一色四順)
 * - `'hyakumangoku'` A million koku (百万石)
 * - `'benikujaku'` Red peacock (紅孔雀)
 * - `'touhokushinkansen'` Tohoku Shinkansen (東北新幹線)
 * - `'shiisanpuuta'` Thirteen unconnected tiles (十三不塔)
 */
export type LocalYakuKey =
  | 'tsubamegaeshi'
  | 'kanburi'
  | 'shiiaruraotai'
  | 'uumensai'
  | 'sanrenkou'
  | 'isshokusanjun'
  | 'iipinmooyue'
  | 'chuupinraoyui'
  | 'sanshokutsuukan'
  | 'daisharin'
  | 'daichikurin'
  | 'daisuurin'
  | 'daichisei'
  | 'ishinouenimosannen'
  | 'suurenkou'
  | 'isshokuyonjun'
  | 'hyakumangoku'
  | 'benikujaku'
  | 'touhokushinkansen'
  | 'shiisanpuuta'

/**
 * The limits of scores.
 * - `'mangan'` Mangan (満貫)
 * - `'haneman'` Haneman (跳満)
 * - `'baiman'` Baiman (倍満)
 * - `'sanbaiman'` Sanbaiman (三倍満)
 * - `'counted-yakuman'` Counted yakuman (数え役満)
 * - `'yakuman'` Yakuman (役満)
 */
export type Limit =
  | 'mangan'
  | 'haneman'
  | 'baiman'
  | 'sanbaiman'
  | 'counted-yakuman'
  | 'yakuman'

/**
 * What fu are given for.
 * - `'base'` base (副底)
 * - `'seven-pairs'` seven pairs (七対子)
 * - `'menzen-ron'` closed hand won by ron (門前加符)
 * - `'tsumo'` self-drawn (ツモ符)
 * - `'open-triplet'` open triplet (明刻)
 * - `'closed-triplet'` concealed triplet (暗刻)
 * - `'open-kan'` open kan (明槓)
 * - `'closed-kan'` concealed kan (暗槓)
 * - `'dragon-pair'` pair of dragons (三元牌の雀頭)
 * - `'round-wind-pair'` pair of the round wind (場風の雀頭)
 * - `'seat-wind-pair'` pair of the seat wind (自風の雀頭)
 * - `'double-wind-pair'` pair of the double wind (連風牌の雀頭)
 * - `'kanchan'` closed wait (嵌張待ち)
 * - `'penchan'` edge wait (辺張待ち)
 * - `'tanki'` pair wait (単騎待ち)
 * - `'open-pinfu'` open hand without fu (喰い平和形)
 * - `'rounding'` rounded up (切り上げ)
 */
export type FuKey =
  | 'base'
  | 'seven-pairs'
  | 'menzen-ron'
  | 'tsumo'
  | 'open-triplet'
  | 'closed-triplet'
  | 'open-kan'
  | 'closed-kan'
  | 'dragon-pair'
  | 'round-wind-pair'
  | 'seat-wind-pair'
  | 'double-wind-pair'
  | 'kanchan'
  | 'penchan'
  | 'tanki'
  | 'open-pinfu'
  | 'rounding'

/**
 * The sets of rules of a game that have a name.
 * - `'majiang'` Majiang (電脳麻将)
 * - `'tenhou'` Tenhou (天鳳)
 * - `'mahjongsoul'` Mahjong Soul (雀魂)
 * - `'wrc'` World Riichi Championship (世界リーチ麻雀選手権)
 * - `'mleague'` M.League (Mリーグ)
 * - `'tenhou-sanma'` Tenhou, three players (天鳳 三麻)
 * - `'mahjongsoul-sanma'` Mahjong Soul, three players (雀魂 三麻)
 * - `'ema'` European Mahjong Association (ヨーロッパ麻雀協会)
 * - `'saikouisen'` Saikouisen (最高位戦)
 * - `'wrc-2025'` World Riichi Championship 2025 (世界リーチ麻雀選手権 2025)
 */
export type MahjongPreset =
  | 'majiang'
  | 'tenhou'
  | 'mahjongsoul'
  | 'wrc'
  | 'mleague'
  | 'tenhou-sanma'
  | 'mahjongsoul-sanma'
  | 'ema'
  | 'saikouisen'
  | 'wrc-2025'

/**
 * The rules of a game that can be on or off, besides those of scores.
 * - `'nineTerminals'` Nine terminals end the round (九種九牌)
 * - `'fourWinds'` Four equal winds end the round (四風連打)
 * - `'fourKans'` Four kans end the round (四開槓)
 * - `'fourRiichi'` Four riichi end the round (四家立直)
 * - `'nagashiMangan'` Mangan at the draw (流し満貫)
 * - `'ippatsu'` Ippatsu (一発)
 * - `'uraDora'` Ura dora (裏ドラ)
 * - `'kanDora'` Kan dora (カンドラ)
 * - `'kanUra'` Kan ura dora (カン裏)
 * - `'lateKanDora'` Dora of open kans turned late (明槓のドラ後乗せ)
 * - `'riichiOnLastTurn'` Riichi without a draw left (ツモ番なしリーチ)
 * - `'riichiInDebt'` Riichi below 1000 points (1000点未満のリーチ)
 * - `'bust'` The game ends below zero (トビ終了)
 * - `'lastDealerStops'` The leading last dealer stops (オーラス止め)
 * - `'sticksToFirst'` Left sticks to the first (残った供託はトップへ)
 * - `'kokushiClosedKan'` Thirteen orphans rob closed kans (国士無双の暗槓ロン)
 * - `'northDora'` Norths set aside are dora (北抜きドラ)
 * - `'splitTies'` Equal players share (同点は順位点を分ける)
 * - `'wholeScores'` Whole scores (五捨六入)
 * - `'halfUp'` Five hundred goes up (四捨五入)
 * - `'halfAway'` Five hundred goes away from zero (絶対値の四捨五入)
 * - `'splitSticks'` Several winners share the sticks (ダブロンは供託を山分け)
 * - `'honbaToAll'` Several winners are each paid the honba (ダブロンはそれぞれに積み棒)
 * - `'openRedChips'` Chips for the red fives of open hands (鳴き祝儀)
 * - `'openRiichi'` Open riichi (オープン立直)
 * - `'openRiichiYakuman'` A deal-in to an open riichi is a yakuman (オープン立直への放銃は役満払い)
 */
export type MahjongGameSwitch =
  | 'nineTerminals'
  | 'fourWinds'
  | 'fourKans'
  | 'fourRiichi'
  | 'nagashiMangan'
  | 'ippatsu'
  | 'uraDora'
  | 'kanDora'
  | 'kanUra'
  | 'lateKanDora'
  | 'riichiOnLastTurn'
  | 'riichiInDebt'
  | 'bust'
  | 'lastDealerStops'
  | 'sticksToFirst'
  | 'kokushiClosedKan'
  | 'northDora'
  | 'splitTies'
  | 'wholeScores'
  | 'halfUp'
  | 'halfAway'
  | 'splitSticks'
  | 'honbaToAll'
  | 'openRedChips'
  | 'openRiichi'
  | 'openRiichiYakuman'

/**
 * The rules of a game that are numbers.
 * - `'players'` Players (人数)
 * - `'winds'` Winds (場数)
 * - `'points'` Starting points (配給原点)
 * - `'target'` Target points (終了に必要な点)
 * - `'return'` Return points (返し点)
 * - `'maxRons'` Most rons at a time (最大同時和了数)
 * - `'kuikae'` Swap calls (喰い替え)
 * - `'renchan'` The dealer stays (連荘方式)
 * - `'extension'` Extension (延長戦方式)
 * - `'riichiKan'` Kans after riichi (リーチ後の暗槓)
 * - `'notenPool'` Noten payment (不聴罰符)
 * - `'chipPoints'` Points a chip (祝儀1枚の点数)
 * - `'chipIppatsu'` Chips for ippatsu (一発の祝儀)
 * - `'chipRed'` Chips a red five (赤の祝儀)
 * - `'chipUra'` Chips an ura dora (裏ドラの祝儀)
 * - `'chipYakuman'` Chips a yakuman by ron (役満ロンの祝儀)
 * - `'chipYakumanDrawn'` Chips a yakuman by tsumo, from each (役満ツモの祝儀（オール）)
 */
export type MahjongGameNumber =
  | 'players'
  | 'winds'
  | 'points'
  | 'target'
  | 'return'
  | 'maxRons'
  | 'kuikae'
  | 'renchan'
  | 'extension'
  | 'riichiKan'
  | 'notenPool'
  | 'chipPoints'
  | 'chipIppatsu'
  | 'chipRed'
  | 'chipUra'
  | 'chipYakuman'
  | 'chipYakumanDrawn'

/**
 * What a game waits for.
 * - `'turn'` Turn (手番)
 * - `'called'` Discard after a call (鳴いた後の打牌)
 * - `'offered'` Tile offered (鳴き・和了の確認)
 * - `'roundOver'` Round over (局終了)
 * - `'over'` Game over (終局)
 */
export type MahjongPhase =
  | 'turn'
  | 'called'
  | 'offered'
  | 'roundOver'
  | 'over'

/**
 * What a player may do.
 * - `'discard'` Discard (打牌)
 * - `'riichi'` Riichi (リーチ)
 * - `'openRiichi'` Open riichi (オープンリーチ)
 * - `'tsumo'` Tsumo (ツモ)
 * - `'kan'` Kan (カン)
 * - `'north'` Set north aside (北抜き)
 * - `'abort'` Nine terminals (九種九牌)
 * - `'ron'` Ron (ロン)
 * - `'chi'` Chi (チー)
 * - `'pon'` Pon (ポン)
 * - `'pass'` Pass (パス)
 * - `'proceed'` Next round (次局へ)
 */
export type MahjongActionKind =
  | 'discard'
  | 'riichi'
  | 'openRiichi'
  | 'tsumo'
  | 'kan'
  | 'north'
  | 'abort'
  | 'ron'
  | 'chi'
  | 'pon'
  | 'pass'
  | 'proceed'

/**
 * What happens at the table.
 * - `'deal'` Deal (配牌)
 * - `'draw'` Draw (ツモ)
 * - `'discard'` Discard (打牌)
 * - `'riichi'` Riichi (立直成立)
 * - `'call'` Call (副露)
 * - `'kan'` Kan (カン)
 * - `'north'` North set aside (北抜き)
 * - `'dora'` Dora (ドラ表示)
 * - `'roundEnd'` End of the round (局の終わり)
 * - `'gameEnd'` End of the game (終局)
 */
export type MahjongEventKind =
  | 'deal'
  | 'draw'
  | 'discard'
  | 'riichi'
  | 'call'
  | 'kan'
  | 'north'
  | 'dora'
  | 'roundEnd'
  | 'gameEnd'

/**
 * How a round ends.
 * - `'win'` Win (和了)
 * - `'exhausted'` Exhaustive draw (荒牌平局)
 * - `'nagashi'` Mangan at the draw (流し満貫)
 * - `'nineTerminals'` Nine terminals (九種九牌)
 * - `'fourWinds'` Four winds (四風連打)
 * - `'fourKans'` Four kans (四開槓)
 * - `'fourRiichi'` Four riichi (四家立直)
 * - `'tripleRon'` Triple ron (三家和)
 */
export type MahjongEnding =
  | 'win'
  | 'exhausted'
  | 'nagashi'
  | 'nineTerminals'
  | 'fourWinds'
  | 'fourKans'
  | 'fourRiichi'
  | 'tripleRon'

/**
 * The formats of logs; the last two are only read.
 * - `'tenhou'` tenhou.net/6 (天鳳)
 * - `'mjai'` mjai
 * - `'majiang'` Majiang (電脳麻将)
 * - `'mjlog'` Tenhou's XML (天鳳のXML（mjlog）)
 * - `'soul'` Mahjong Soul (雀魂)
 */
export type MahjongFormat =
  | 'tenhou'
  | 'mjai'
  | 'majiang'
  | 'mjlog'
  | 'soul'

/**
 * The ways in which results write tiles.
 * - `'mpsz'` MPSZ
 * - `'majiang'` Majiang (電脳麻将)
 * - `'mjai'` mjai
 * - `'tenhou'` Tenhou's numbers (天鳳の番号)
 */
export type MahjongNotation =
  | 'mpsz'
  | 'majiang'
  | 'mjai'
  | 'tenhou'

/**
 * The types of meld.
 * - `'chi'` Chi (チー)
 * - `'pon'` Pon (ポン)
 * - `'openKan'` Open kan (大明槓)
 * - `'addedKan'` Added kan (加槓)
 * - `'closedKan'` Closed kan (暗槓)
 */
export type MahjongMeldType =
  | 'chi'
  | 'pon'
  | 'openKan'
  | 'addedKan'
  | 'closedKan'

/**
 * Whose rules of play decide.
 * - `'baseline'` baseline: Majiang 0304 (基準：電脳麻将 0304)
 * - `'beginner'` beginner: knows shapes (初級：形だけ)
 * - `'regular'` regular: knows points (中級：打点も見る)
 * - `'strong'` strong: knows danger and places, too (上級：危険と順位も量る)
 */
export type MahjongLevel =
  | 'baseline'
  | 'beginner'
  | 'regular'
  | 'strong'

/** The keys that this game knows, in order, with their names in English and Japanese. */
export declare const lists: {
  /** The winds of rounds and seats. */
  readonly winds: readonly Listed<Wind>[]
  /** The other players: who plays next, after that, and before. */
  readonly others: readonly Listed<Other>[]
  /** The rules that can be on or off. */
  readonly switches: readonly Listed<MahjongSwitch>[]
  /** The yaku, and dora. */
  readonly yaku: readonly Listed<YakuKey>[]
  /** The yaku that count only where rules have them in `localYaku`. */
  readonly localYaku: readonly Listed<LocalYakuKey>[]
  /** The limits of scores. */
  readonly limits: readonly Listed<Limit>[]
  /** What fu are given for. */
  readonly fu: readonly Listed<FuKey>[]
  /** The sets of rules of a game that have a name. */
  readonly presets: readonly Listed<MahjongPreset>[]
  /** The rules of a game that can be on or off, besides those of scores. */
  readonly gameSwitches: readonly Listed<MahjongGameSwitch>[]
  /** The rules of a game that are numbers. */
  readonly gameNumbers: readonly Listed<MahjongGameNumber>[]
  /** What a game waits for. */
  readonly phases: readonly Listed<MahjongPhase>[]
  /** What a player may do. */
  readonly actions: readonly Listed<MahjongActionKind>[]
  /** What happens at the table. */
  readonly events: readonly Listed<MahjongEventKind>[]
  /** How a round ends. */
  readonly endings: readonly Listed<MahjongEnding>[]
  /** The formats of logs; the last two are only read. */
  readonly formats: readonly Listed<MahjongFormat>[]
  /** The ways in which results write tiles. */
  readonly notations: readonly Listed<MahjongNotation>[]
  /** The types of meld. */
  readonly melds: readonly Listed<MahjongMeldType>[]
  /** Whose rules of play decide. */
  readonly levels: readonly Listed<MahjongLevel>[]
}

/** A reason for or against a move. Its other fields depend on `code`; `words` is the reason in words. */
export type MahjongReason =
  | { code: 'best-value', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'shanten-back', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'fold', /** the tile's danger, 0-12 */ count: number, words: string }
  | { code: 'only-candidate', /** a shanten number, -1 … 6 */ count: number, words: string }
  | { code: 'equal-value', /** candidates of that value, 2-14 */ count: number, words: string }
  | { code: 'riichi-others', words: string }
  | { code: 'value-rises', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'value-kept', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'value-falls', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'yaku-nearer', /** the shanten number with a yaku, -1 … 6; null: no yaku is possible */ count: number | null, words: string }
  | { code: 'yaku-kept', /** the shanten number with a yaku, -1 … 6; null: no yaku is possible */ count: number | null, words: string }
  | { code: 'yaku-further', /** the shanten number with a yaku, -1 … 6; null: no yaku is possible */ count: number | null, words: string }
  | { code: 'too-far', /** a shanten number, -1 … 6 */ count: number, words: string }
  | { code: 'keeps-shanten', /** a shanten number, -1 … 6 */ count: number, words: string }
  | { code: 'lowers-shanten', /** a shanten number, -1 … 6 */ count: number, words: string }
  | { code: 'raises-shanten', /** a shanten number, -1 … 6 */ count: number, words: string }
  | { code: 'most-ukeire', /** useful tiles that are unseen */ count: number, words: string }
  | { code: 'breaks-yaku', /** the shanten number with a yaku, -1 … 6; null: no yaku is possible */ count: number | null, words: string }
  | { code: 'no-yaku', words: string }
  | { code: 'opens-hand', words: string }
  | { code: 'furiten', /** the tile that it is about: '5m' */ tile: string, words: string }
  | { code: 'dora', /** the tile that it is about: '5m' */ tile: string, /** how often the tile is dora, 1-5 */ count: number, words: string }
  | { code: 'red-five', /** the tile that it is about: '5m' */ tile: string, words: string }
  | { code: 'isolated', /** the tile that it is about: '5m' */ tile: string, words: string }
  | { code: 'safe-tile', /** the tile that it is about: '5m' */ tile: string, words: string }
  | { code: 'danger', /** the tile that it is about: '5m' */ tile: string, /** of the tile, 1-12 */ count: number, words: string }
  | { code: 'expected', /** points */ value: number, words: string }
  | { code: 'win-chance', /** percent */ count: number, words: string }
  | { code: 'deal-in-chance', /** percent */ count: number, words: string }
  | { code: 'expected-points', /** points */ value: number, words: string }
  | { code: 'place', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'forecast', /** points, or useful tiles, as the choice's `unit` says */ value: number, words: string }
  | { code: 'damaten', words: string }
  | { code: 'stays-closed', words: string }

/** The kinds of these reasons. */
export type MahjongReasonCode = MahjongReason['code']

/** The fields of reasons, by code. */
export declare const reasons: Readonly<Record<MahjongReasonCode, readonly string[]>>

import type { MahjongLegal, MahjongMade, MahjongMove, MahjongOutcome, MahjongResult, MahjongRules, MahjongUnit, Score, Tile, UsefulTiles } from './types.js'

/** The rules that can be on or off. */
export interface MahjongScoreSwitches {
  /** 喰い断: tanyao with an open hand */
  kuitan: boolean
  /** 切り上げ満貫: 4 han 30 fu and 3 han 60 fu are mangan */
  kiriage: boolean
  /** 数え役満: 13 han are a yakuman, not sanbaiman */
  countedYakuman: boolean
  /** ダブル役満: kokushi-13, suuankou-tanki, daisuushii and junsei-chuuren count twice */
  doubleYakuman: boolean
  /** 役満の複合: all yakuman add up; else only the greatest counts, a double one as two */
  combinedYakuman: boolean
  /** 包: the player who gave the last dragon or wind of a completed set of melds pays for daisangen, daisuushii */
  pao: boolean
  /** 四槓子の包: the player whose discard was called for the fourth kan pays for suukantsu */
  paoKans: boolean
  /** 包 of several yakuman: the liable player pays for all of them, not only for that one */
  paoWhole: boolean
  /** 包の積み棒: the liable player pays the honba of a ron, not the discarder */
  paoHonba: boolean
  /** ツモ損: with three players nobody pays the fourth's part of a tsumo; else the two others halve it */
  tsumoLoss: boolean
}

/** The rules of a game that can be on or off, besides those of scores. */
export interface MahjongGameSwitches {
  /** 九種九牌: nine kinds of terminals and honours at the first draw may end the round */
  nineTerminals: boolean
  /** 四風連打: four equal winds as the first four discards end the round */
  fourWinds: boolean
  /** 四開槓: the discard after the fourth kan ends the round unless one player has all four */
  fourKans: boolean
  /** 四家立直: the fourth riichi ends the round */
  fourRiichi: boolean
  /** 流し満貫: a river of terminals and honours only, none of them called, pays a mangan at the draw */
  nagashiMangan: boolean
  /** 一発: a win before one's next discard after riichi, and before any call, is a yaku */
  ippatsu: boolean
  /** 裏ドラ: the indicators below the dora indicators count after riichi */
  uraDora: boolean
  /** カンドラ: each kan turns up an indicator */
  kanDora: boolean
  /** カン裏: the ura dora below kan dora count too */
  kanUra: boolean
  /** カンドラ後乗せ: an open or added kan's indicator is turned up with the discard or the next kan, not with the draw */
  lateKanDora: boolean
  /** ツモ番なしリーチ: riichi with fewer tiles left than players */
  riichiOnLastTurn: boolean
  /** riichi with fewer than 1000 points */
  riichiInDebt: boolean
  /** トビ終了: the game ends with somebody below zero */
  bust: boolean
  /** オーラス止め: in the last round a dealer who would stay, and leads with the target, ends the game */
  lastDealerStops: boolean
  /** 供託: riichi sticks left at the end go to the first player */
  sticksToFirst: boolean
  /** 暗槓への国士無双: thirteen orphans may rob a closed kan */
  kokushiClosedKan: boolean
  /** 抜きドラ: three players set norths aside as dora */
  northDora: boolean
  /** 同点分け: players with equal points share their uma and oka; else the lower seat ranks before */
  splitTies: boolean
  /** 五捨六入: scores are rounded to whole thousands, five hundred towards zero; the first player's score makes the sum 0 */
  wholeScores: boolean
  /** 四捨五入: `wholeScores` rounds five hundred up, as at Tenhou and Majiang */
  halfUp: boolean
  /** 絶対値の四捨五入: `wholeScores` rounds five hundred away from zero */
  halfAway: boolean
  /** 供託の山分け: several winners share the riichi sticks, the first in turn has the rest; else all are the first's */
  splitSticks: boolean
  /** 積み棒をそれぞれに: several winners are paid the honba each; else the first in turn alone */
  honbaToAll: boolean
  /** 鳴き祝儀: the red fives of an open hand bring chips, too */
  openRedChips: boolean
  /** オープン立直: riichi may be declared with the whole concealed hand shown, for one han more */
  openRiichi: boolean
  /** オープン立直への放銃は役満: a player not in riichi who deals in to an open riichi pays a yakuman */
  openRiichiYakuman: boolean
}

/** The rules of a game that are numbers. */
export interface MahjongGameNumbers {
  /** 4, or 3 (三麻): without 2m…8m and without chi */
  players: number
  /** 場数: 1 east-only (東風戦), 2 east-south (半荘), 4 all winds; 0 a single round, played again until somebody wins */
  winds: number
  /** 配給原点: points of each player at the start */
  points: number
  /** points that the first player needs for the game to end with its last round */
  target: number
  /** 原点: points that scores are counted from; the first player gets each player's difference to `points`, オカ */
  return: number
  /** 1 頭ハネ, 2 ダブロン (a third ends the round: 三家和), 3 トリロン */
  maxRons: number
  /** 喰い替え: 0 none, 1 the other end of the run may be discarded, 2 everything */
  kuikae: number
  /** 連荘: the dealer stays 0 never, 1 after a win, 2 also tenpai at the draw, 3 after any draw; without effect where `winds` is 0 */
  renchan: number
  /** 延長戦: if nobody has the target 0 the game ends, 1 one wind more until somebody has, 2 the same, but a dealer who stays plays on, 3 a whole wind */
  extension: number
  /** リーチ後の暗槓: closed kans after riichi 0 never, 1 if the tiles are a triplet in every reading, 2 if the waits stay */
  riichiKan: number
  /** 不聴罰符: points that the players who are not tenpai pay together */
  notenPool: number
  /** 祝儀: each player who pays for a win also gives the winner chips: the discarder alone after a ron, each of the others after a tsumo (docs/mahjong-rooms.md). 祝儀の点数: points that a chip is worth in the final scores; it does not change ranks */
  chipPoints: number
  /** 一発祝儀: chips for ippatsu */
  chipIppatsu: number
  /** 赤祝儀: chips for each red five of the hand */
  chipRed: number
  /** 裏祝儀: chips for each ura dora */
  chipUra: number
  /** 役満祝儀: chips for each yakuman won by ron, not for a counted one */
  chipYakuman: number
  /** 役満祝儀: chips from each of the others for each yakuman won by tsumo */
  chipYakumanDrawn: number
}

/** What a seat may know of a table, or an onlooker. Arrays have an entry a seat. */
export interface MahjongSeen {
  rules: MahjongRules
  /** whose view it is, from 0; null: an onlooker's */
  seat: number | null
  phase: MahjongPhase
  /** who draws and throws, or whose tile is offered */
  active: number
  /** 局: 0 east 1 …; like dealer, honba and winds of the round that is over until the next one is dealt */
  number: number
  dealer: number
  honba: number
  /** riichi sticks on the table */
  sticks: number
  /** tiles that can be drawn yet */
  left: number
  roundWind: Wind
  /** null of an onlooker */
  seatWind: Wind | null
  points: number[]
  /** 祝儀: chips won less chips given so far */
  chips: number[]
  /** indicators */
  dora: Tile[]
  /** its own, melds included: `'114788m189p0s357z6s'` */
  hand: string
  /** its own concealed tiles, the one just drawn last */
  tiles: Tile[]
  /** the tile just drawn */
  drawn: Tile | null
  /** what the hand without the drawn tile waits for */
  waits: Tile[]
  /** one cannot win by ron */
  furiten: boolean
  /** one has discarded nothing, and nobody has called */
  firstTurn: boolean
  /** the last draw was for a kan or a north; the offered tile was discarded after it */
  rinshan: boolean
  /** the offer is of a kan or a north: it cannot be called */
  chankan: boolean
  /** the tile that may be called or won with */
  offer: Tile | null
  players: MahjongSeat[]
  /** how many of each tile are not seen: 37 counts, as in a `Situation` */
  unseen: number[]
  /** seats that may act. After an offer only this seat, if it may act: who else may answer would reveal their hands */
  turns: number[]
  /** all that the seat may do; null where it is not to act */
  legal: MahjongLegal | null
  /** how the round ended, once it is over */
  outcome: MahjongOutcome | null
  result: MahjongResult | null
  over: boolean
  /** of the round: the viewer's own, and those of others that all saw. Of the answers to an offer these took effect */
  moves: MahjongMade[]
}

/** What everybody sees of a player. */
export interface MahjongSeat {
  wind: Wind
  /** tiles in hand, without melds */
  concealed: number
  melds: MahjongMeld[]
  river: MahjongDiscard[]
  /** set aside, of three players */
  norths: number
  riichi: boolean
  /** オープン立直: the concealed tiles, which all see, without one just drawn; left out where they are hidden */
  shown?: Tile[]
  ippatsu: boolean
  /** 現物: kinds that they cannot win with by ron */
  safe: Tile[]
}

/** A tile in a river. */
export interface MahjongDiscard {
  tile: Tile
  /** ツモ切り */
  drawn: boolean
  riichi: boolean
  /** somebody called it */
  called: boolean
}

/** A meld that lies open. */
export interface MahjongMeld {
  /** as in the text of a hand: `'34-0m'` */
  meld: string
  type: MahjongMeldType
  /** a run in its order; the tile that made a pon a kan last */
  tiles: Tile[]
  /** the place in tiles of the one that was called, null of a closed kan */
  called: number | null
  /** the seat that threw it, null of a closed kan */
  from: number | null
}

/** What a seat may do. */
export interface MahjongAction {
  /** what `apply` takes: `'5m_'` */
  move: MahjongMove
  action: MahjongActionKind
  /** discarded, won with, or set aside, else null */
  tile: Tile | null
  /** the tile just drawn is discarded, ツモ切り, not one like it from the hand */
  drawn: boolean
  /** of a call or kan, else null */
  meld: MahjongMeld | null
}

/** What happened at the table, in words without who did it: `'discards 5m'`. Of a view the tiles that others draw are null, and their hands in a deal are empty. */
export type MahjongEvent =
  | { event: 'deal', /** the dealer */ seat: number, /** 局: 0 east 1, 1 east 2 …; of three players 3 is south 1 */ number: number, dealer: number, honba: number, /** riichi sticks on the table */ sticks: number, /** a seat each */ points: number[], /** the indicator */ dora: Tile, hands: Tile[][], words: string }
  | { event: 'draw', seat: number, tile: Tile | null, /** from the dead wall */ rinshan: boolean, words: string }
  | { event: 'discard', seat: number, tile: Tile, drawn: boolean, riichi: boolean, /** オープン立直: the concealed tiles, shown with the riichi; else left out */ shown?: Tile[], words: string }
  | { event: 'riichi', /** nobody won with the tile: the seat has paid 1000 */ seat: number, words: string }
  | { event: 'call' | 'kan', seat: number, meld: MahjongMeld, words: string }
  | { event: 'north', seat: number, words: string }
  | { event: 'dora', /** the indicator turned up */ tile: Tile, words: string }
  | { event: 'roundEnd', outcome: MahjongOutcome, words: string }
  | { event: 'gameEnd', result: MahjongFinal, words: string }

/** How a round begins. */
export interface MahjongDeal {
  /** 局: 0 east 1, 1 east 2 …; of three players 3 is south 1 */
  number: number
  dealer: number
  honba: number
  /** riichi sticks on the table */
  sticks: number
  /** a seat each */
  points: number[]
  /** the indicator */
  dora: Tile
  hands: Tile[][]
}

/** How a round ended. Arrays have an entry a seat. */
export interface MahjongEnded {
  ending: MahjongEnding
  /** in the order of payment: the first gets honba and sticks */
  wins: MahjongWin[]
  /** at a draw: who shows a hand */
  tenpai: boolean[]
  /** of 流し満貫: for whom */
  nagashi: boolean[]
  /** what each seat gains in all; riichi sticks were paid before */
  payments: number[]
  /** afterwards */
  points: number[]
  /** 祝儀: chips that each seat gains in all */
  chips: number[]
  /** the dealer stays */
  renchan: boolean
  /** the hands shown, null of the others */
  shown: (string | null)[]
}

/** A win in a game. */
export interface MahjongWin {
  seat: number
  /** who gave the tile, the winner's own seat for a tsumo */
  from: number
  tile: Tile
  /** without the tile, if it was ron: `'123m456p789s11z'` */
  hand: string
  /** indicators, after riichi */
  ura: Tile[]
  /** what the hand is worth; of three players the fourth chair in its payments is the north's */
  score: Score
  /** what each seat gains, honba and sticks included */
  payments: number[]
  /** 祝儀: chips that each seat gains */
  chips: number[]
}

/** How a game ended, a number a seat; its match ends with it. Points include sticks that were left; of equal ones the earlier seat is before. */
export interface MahjongFinal {
  /** from 1 */
  places: number[]
  points: number[]
  /** 祝儀: chips won less chips given, in the whole game */
  chips: number[]
  last: true
  /** with uma, oka and what the chips are worth, in thousands: 48.5 */
  scores: number[]
}

/** What the player thinks of something that can be done. */
export interface MahjongWeighed {
  /** of the hand then; of a win by the hand alone, to pass that of the hand as it is. null: not valued, as a discard that raises the shanten number, or a meld too far from complete */
  value: number | null
  /** of the value, and of the reasons' */
  unit: MahjongUnit
  /** of the hand then; not of a win or an abort */
  shanten?: number
  yakuShanten?: number | null
  /** of a discard: what brings the hand left nearer */
  tiles?: UsefulTiles
  /** of a discard: how many of these are unseen */
  total?: number
  /** of a discard: the greatest of the dangers */
  danger?: number
  /** of a discard: by player, 0-12; 0 for those not in riichi */
  dangers?: Record<Other, number>
  /** of a discard: by player, the chance 0-1 that this tile now deals in to that player, in riichi or not; with three players 0 for the missing one */
  risks?: Record<Other, number>
  /** of a meld, or to pass: it is better than to pass, or as good where that suffices */
  accepted?: boolean
  /** of level 'strong': of a discard with riichi if it can be declared, unless the reason 'damaten' says otherwise; of a meld with the best discard then */
  evaluation?: MahjongEvaluation
  reasons: MahjongReason[]
}

/** What becomes of the round, as level `'strong'` sees it: chances 0-1, points as means. */
export interface MahjongEvaluation {
  /** 和了率 */
  win: number
  /** of the win */
  points: number
  /** 放銃率, by the tile discarded and by later ones */
  dealIn: number
  /** of the deal-in */
  loss: number
  /** points gained in the round */
  expected: number
  /** 平均順位: the place to expect at the end, 1-4; 0 where the rounds left or the points of the others are not known */
  place: number
  /** what decides: `expected`, or what `place` is worth in points of a game's first round */
  worth: number
}
