//go:build js && wasm

package analysis

import "github.com/tefuda/tefuda/demo/shell"

var (
	wordTitle    = shell.Text{"What was played", "打った手を振り返る"}
	wordGo       = shell.Text{"Analyse the game", "対局を検討する"}
	wordStop     = shell.Text{"Stop", "止める"}
	wordBefore   = shell.Text{"Previous mistake", "前のミス"}
	wordSample   = shell.Text{"A sample, until you have played.", "まだ打っていないので、見本です。"}
	wordNext     = shell.Text{"Next mistake", "次のミス"}
	wordShow     = shell.Text{"Show it on the table", "卓に出す"}
	wordShare    = shell.Text{"Share it as a picture", "画像で送る"}
	wordMore     = shell.Text{"All of the %d costliest", "損の大きい %d 手すべて"}
	wordGraph    = shell.Text{"Chances, decision by decision", "手ごとの見込み"}
	wordKeys     = shell.Text{"In the graph: arrow keys go from decision to decision, Page Down and Page Up from mistake to mistake, the costliest first. N and P do so anywhere in this tab.", "グラフでは、矢印キーで一手ずつ、Page Down と Page Up で損の大きいミスから順に移ります。N と P ならこのタブのどこでも移れます。"}
	wordCostly   = shell.Text{"Costliest first", "損の大きい順"}
	wordTable    = shell.Text{"All decisions as a table", "すべての手を表で"}
	wordDecision = shell.Text{"Decision", "手"}
	wordMade     = shell.Text{"Worth", "値"}
	wordBest     = shell.Text{"Best", "最善"}
	wordLost     = shell.Text{"Cost", "損"}
	WordBetter   = shell.Text{"Better", "よりよい手"}
	WordMade     = shell.Text{"Played", "打った手"}
	wordSo       = shell.Text{"%d of %d judged", "%[2]d 手のうち %[1]d 手まで"}
	wordReady    = shell.Text{"%d decision[s] to judge.", "%d 手を検討できます。"}
	wordNone     = shell.Text{"%d decision[s], no mistake: each was the best or cost next to nothing.", "全 %d 手にミスはありません。どれも最善か、ほとんど損のない手でした。"}
	wordSome     = shell.Text{"%[1]d decision[s], %[2]d mistake[s]: a loss of %[3]s.", "全 %[1]d 手のうちミスは %[2]d 手、損は合わせて %[3]s です。"}
	wordWas      = shell.Text{"%[1]s: %[2]s, the best choice.", "%[1]s：%[2]s。最善の手です。"}
	wordWasNot   = shell.Text{"%[1]s: %[2]s. Better was %[3]s: %[4]s; cost %[5]s.", "%[1]s：%[2]s。最善は %[3]s で %[4]s、損は %[5]s。"}
	wordFailed   = shell.Text{"This cannot be judged: %s", "検討できませんでした：%s"}
)
