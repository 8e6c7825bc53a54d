//go:build js && wasm

package main

import (
	"fmt"
	"strings"
)

// dfgUsualLevel is what an opponent plays at unless told otherwise.
const dfgUsualLevel = "heuristic"

// Daifugō. A %s is a name, a role, a title or a place.
var (
	wordDfgLevels = map[string]text{
		"random": {"Random", "でたらめ"}, "weakest": {"Weakest first", "弱い札から"}, "article": {"Article", "記事"},
		"heuristic": {"Complete form", "完成形"}, "policy": {"Learned", "学習"}, "search": {"Search", "先読み"},
	}
	wordDfgNames = []text{{"You", "あなた"}, {"Aoi", "葵"}, {"Ren", "蓮"}, {"Yui", "結衣"}, {"Sora", "空"}, {"Hina", "陽菜"}}

	wordDfgTycoon   = text{"Tycoon", "大富豪"}
	wordDfgRich     = text{"Rich", "富豪"}
	wordDfgCommoner = text{"Commoner", "平民"}
	wordDfgPoor     = text{"Poor", "貧民"}
	wordDfgPauper   = text{"Pauper", "大貧民"}

	wordDfgPass    = text{"pass", "パス"}
	wordDfgCards   = text{"%d cards", "%d枚"}
	wordDfgCard    = text{"1 card", "1枚"}
	wordDfgPlace   = []text{{}, {"1st", "1着"}, {"2nd", "2着"}, {"3rd", "3着"}, {"4th", "4着"}, {"5th", "5着"}, {"6th", "6着"}}
	wordDfgOut     = text{"%s: %s (%s)", "%s：%s（%s）"}
	wordDfgDid     = text{"%s: %s", "%s：%s"}
	wordDfgClears  = text{"the field clears", "場が流れる"}
	wordDfgEight   = text{"8-cut", "8切り"}
	wordDfgSpade   = text{"♠3 beats the joker", "スペ3返し"}
	wordDfgTurned  = text{"revolution!", "革命！"}
	wordDfgBack    = text{"11-back", "11バック"}
	wordDfgLocks   = text{"suits locked", "スート縛り"}
	wordDfgSteps   = text{"next rank only", "数字縛り"}
	wordDfgReverse = text{"the direction turns", "逆回り"}
	wordDfgSkips   = text{"skips %d", "%d人飛ばし"}
	wordDfgWhy     = map[string]text{"forbidden": {"forbidden finish", "禁止上がり"}, "miyakoOchi": {"fall of the tycoon", "都落ち"}, "lot": {"by lot", "抽選"}}
	wordDfgEmpty   = text{"The field is empty", "場は空"}
	wordDfgField   = text{"On the field, by %s: %s", "場（%s）：%s"}
	wordDfgFlowed  = text{"Cleared; last was %s: %s", "流れた場。最後は%s：%s"}
	wordDfgBy      = text{"by %s", "%sの役"}
	wordDfgYours   = text{"yours", "あなたの役"}

	wordDfgWait     = text{"%s to move", "%sの番"}
	wordDfgLead     = text{"Your turn: lead any role", "あなたの番：好きな役を"}
	wordDfgBeat     = text{"Your turn: beat it or pass", "あなたの番：上回るかパス"}
	wordDfgMust     = text{"Nothing of yours beats it: you pass", "出せる役がないのでパスします"}
	wordDfgNone     = text{"Nothing of yours beats it: pass", "出せる役がありません。パスしてください"}
	wordDfgOver     = text{"Game over: you are %s, %s", "終わり。あなたは%s、%s"}
	wordDfgDealing  = text{"Dealing …", "配っています…"}
	wordDfgGame     = text{"Game %d", "第%d戦"}
	wordDfgNoRole   = text{"That is no role to lay here", "ここでは出せない組み合わせです"}
	wordDfgGive     = text{"Give %d back to %s: pick any", "%[2]sに返す札を%[1]d枚選んでください"}
	wordDfgGives    = text{"%s is choosing what to give back", "%sが返す札を選んでいます"}
	wordDfgPlay     = text{"Play", "出す"}
	wordDfgReturn   = text{"Give back", "返す"}
	wordDfgBest     = text{"Best: %s", "おすすめ：%s"}
	wordDfgBestFor  = text{"Best: %s, %s points to expect", "おすすめ：%s（見込み %s点）"}
	wordDfgThinking = text{"Thinking …", "考えています…"}

	wordDfgRole      = map[string]text{"single": {"Single", "単体"}, "group": {"Group", "グループ"}, "sequence": {"Sequence", "階段"}}
	wordDfgValue     = text{"Role value", "役評価値"}
	wordDfgHigher    = text{"Stronger ranks out", "上の数"}
	wordDfgSame      = text{"Equal roles", "同じ役の数"}
	wordDfgRank      = text{"Rank", "ランク"}
	wordDfgAdds      = text{"To the hand", "手札へ"}
	wordDfgPriority  = text{"Priority", "優先評価値"}
	wordDfgFlowing   = text{"flows", "流せそう"}
	wordDfgLeads     = text{"lead this", "これを出す"}
	wordDfgFinish    = text{"It can finish: all roles but one are likely to flow.", "あがれそう：ひとつを除いて、どの役も流せそうです。"}
	wordDfgNoFinish  = text{"It cannot finish yet: more than one role is likely to be beaten.", "まだあがれなさそう：流せそうにない役が、ふたつ以上あります。"}
	wordDfgRefuses   = text{"It refuses the revolution that it holds.", "持っている革命は、しないほうがよさそうです。"}
	wordDfgNoHand    = text{"Pick some cards", "札を選んでください"}
	wordDfgMarked    = text{"%s, played", "%s、出た札"}
	wordDfgHeld      = text{"%s, in the hand", "%s、手札"}
	wordDfgHandValue = text{"= %s", "= %s"}
)

// dfgCalled is what a preset, a form or a level is called: links that people
// saved may still say seed.
func dfgCalled(name string) string {
	if name == "seed" {
		return "article"
	}
	return name
}

// dfgName is who sits on a seat.
func dfgName(seat int, l language) string { return wordDfgNames[seat].in(l) }

// dfgTitle is the class that a place among so many players is, "" for none.
func dfgTitle(place, players int, l language) string {
	switch {
	case place <= 0:
		return ""
	case place == 1:
		return wordDfgTycoon.in(l)
	case place == players:
		return wordDfgPauper.in(l)
	case place == 2 && players > 3:
		return wordDfgRich.in(l)
	case place == players-1 && players > 3:
		return wordDfgPoor.in(l)
	}
	return wordDfgCommoner.in(l)
}

// dfgPlaced says a place.
func dfgPlaced(place int, l language) string {
	return wordDfgPlace[max(0, min(place, len(wordDfgPlace)-1))].in(l)
}

func dfgCount(n int, l language) string {
	if n == 1 {
		return wordDfgCard.in(l)
	}
	return fmt.Sprintf(wordDfgCards.in(l), n)
}

// words says what a move has brought about, "" for nothing special.
func (e *dfgEvents) words(players int, l language) string {
	var said []string
	say := func(on bool, words text) {
		if on {
			said = append(said, words.in(l))
		}
	}
	say(e.Revolution, wordDfgTurned)
	say(e.ElevenBack, wordDfgBack)
	say(e.Locked, wordDfgLocks)
	say(e.RankLocked, wordDfgSteps)
	say(e.Reversed, wordDfgReverse)
	say(e.EightCut, wordDfgEight)
	say(e.SpadeReturn, wordDfgSpade)
	if e.Fives > 0 {
		said = append(said, fmt.Sprintf(wordDfgSkips.in(l), e.Fives))
	}
	say(e.Cleared, wordDfgClears)
	for _, out := range e.Out {
		what := dfgTitle(out.Place, players, l)
		if why, ok := wordDfgWhy[out.Why]; ok {
			what = why.in(l) + wordComma.in(l) + what
		}
		said = append(said, fmt.Sprintf(wordDfgOut.in(l), dfgName(out.Seat, l), dfgPlaced(out.Place, l), what))
	}
	return strings.Join(said, wordSemicolon.in(l))
}

// said is the last move in a sentence, "" if there was none.
func (n *dfgNode) said(l language) string {
	move := n.last()
	if move.Seat < 0 {
		return ""
	}
	words := fmt.Sprintf(wordDfgDid.in(l), dfgName(move.Seat, l), dfgRoleWords(move.Role, l))
	if events := n.whole.Events.words(n.view.Rules.Players, l); events != "" {
		words += wordSemicolon.in(l) + events
	}
	return words
}

// status says who is to do what, autopass whether the page passes by itself.
func (n *dfgNode) status(autopass bool, l language) string {
	v, open := &n.view, n.open()
	switch {
	case v.Over:
		place := v.Places[dfgYou]
		return fmt.Sprintf(wordDfgOver.in(l), dfgPlaced(place, l), dfgTitle(place, v.Rules.Players, l))
	case open != nil && open.From == dfgYou:
		return fmt.Sprintf(wordDfgGive.in(l), open.Count, dfgName(open.To, l))
	case open != nil:
		return fmt.Sprintf(wordDfgGives.in(l), dfgName(open.From, l))
	case n.turn() != dfgYou:
		return fmt.Sprintf(wordDfgWait.in(l), dfgName(n.turn(), l))
	case v.Field == "":
		return wordDfgLead.in(l)
	case n.mustPass() && autopass:
		return wordDfgMust.in(l)
	case n.mustPass():
		return wordDfgNone.in(l)
	}
	return wordDfgBeat.in(l)
}
