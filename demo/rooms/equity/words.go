//go:build js && wasm

package equity

import "github.com/tefuda/tefuda/demo/shell"

// Equity. A %s is a count, a percentage or a duration.
var (
	wordPlayer      = shell.Text{"Player %d", "プレイヤー%d"}
	wordBoard       = shell.Text{"the board", "場"}
	wordDead        = shell.Text{"the dead cards", "死に札"}
	wordPicksGo     = shell.Text{"Cards go to: %s", "札の行き先：%s"}
	wordNoPlace     = shell.Text{"No free place: take a card away first", "空きがありません。先に札を取り除いてください"}
	wordRangeOf     = shell.Text{"Range of %s", "%sのレンジ"}
	wordRangeShare  = shell.Text{"%s %% of hands, %s of 1,326", "全体の %s %%、1,326 通りのうち %s 通り"}
	wordNeedsCards  = shell.Text{"Waiting for %[1]s: two cards or a range", "%[1]sを待っています：札2枚かレンジ"}
	wordNeedsHoles  = shell.Text{"Waiting for %[1]s: %[2]d cards or random", "%[1]sを待っています：札%[2]d枚か random"}
	wordExact       = shell.Text{"Exact: all %s deals counted (%s ms)", "正確：起こりうる %s 通りをすべて数えました（%s ms）"}
	wordSampled     = shell.Text{"Sampled: %s random deals (%s ms); ± is the 95 %% interval", "抽出：無作為に %s 回（%s ms）。± は95%%信頼区間"}
	wordStopped     = shell.Text{"Stopped: shown is the first estimate, from %s random deals", "止めました。いまの値は、無作為に %s 回の概算です"}
	wordStoppedBare = shell.Text{"Stopped before there was a result", "結果が出る前に止めました"}
	wordEstimate    = shell.Text{"A first estimate; the full count goes on …", "まず概算です。続けて数えています…"}
	wordShares      = shell.Text{"win\u00a0%s · tie\u00a0%s · lose\u00a0%s", "勝\u00a0%s・分\u00a0%s・負\u00a0%s"}
	wordRefused     = shell.Text{"Mend what is marked to calculate", "印のところを直すと計算します"}

	// The solver. Player 1 is out of position.
	wordSolveNoBoard = shell.Text{"no board yet", "場の札はまだありません"}
	wordSolveSpot    = shell.Text{"Board: %s. Player 1, out of position: %s. Player 2, in position: %s.", "場の札：%s。プレイヤー1（OOP）：%s。プレイヤー2（IP）：%s。"}
	wordSolveBegins  = shell.Text{"Solving …", "解いています…"}
	wordSolving      = shell.Text{"Solving … exploitability %s %% of the pot", "解いています… エクスプロイタビリティはポットの%s %%"}
	wordSolved       = shell.Text{"Solved: exploitability %s %% of the pot, %s MB", "解けました：エクスプロイタビリティはポットの%s %%、%s MB"}
	wordUnsolved     = shell.Text{"As far as the budget went: exploitability %s %% of the pot", "ここまでの結果：エクスプロイタビリティはポットの%s %%"}
	wordSolveStopped = shell.Text{"Stopped before the solution was good enough", "十分な解になる前に止めました"}
	wordSolveRoot    = shell.Text{"Start", "最初"}
	wordSolveNever   = shell.Text{"not in the range here", "ここではレンジにありません"}
	wordSolveEV      = shell.Text{"EV", "EV"}
	wordSolveEquity  = shell.Text{"Equity", "エクイティ"}
	wordStanding     = shell.Text{"Pot %s. Player 1: EV %s, equity %s. Player 2: EV %s, equity %s.", "ポット%s。プレイヤー1：EV %s、エクイティ %s。プレイヤー2：EV %s、エクイティ %s。"}
	wordMoveAmount   = shell.Text{", to %s", "（計%s）"}
	wordNodes        = map[string]shell.Text{
		"decision": {"Player %d to act", "プレイヤー%dの番"},
		"deal":     {"Choose the next card", "次の札を選んでください"},
		"fold":     {"A player has folded: the line ends here", "フォールドで終わりました"},
		"showdown": {"Showdown: the line ends here", "ショーダウンで終わりました"},
	}
	wordMoves = map[string]shell.Text{
		"fold": {"Fold", "フォールド"}, "check": {"Check", "チェック"}, "call": {"Call", "コール"}, "bet": {"Bet", "ベット"}, "raise": {"Raise", "レイズ"}, "all-in": {"All-in", "オールイン"},
	}
)
