//go:build js && wasm

package daifugo

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// usualLevel is the default level of an opponent.
const usualLevel = "skilled"

// Daifugō. A %s is a name, a combination, a title or a rank.
var (
	wordTycoon   = shell.Text{"Tycoon", "大富豪"}
	wordRich     = shell.Text{"Rich", "富豪"}
	wordCommoner = shell.Text{"Commoner", "平民"}
	wordPoor     = shell.Text{"Poor", "貧民"}
	wordPauper   = shell.Text{"Pauper", "大貧民"}

	wordPass   = shell.Text{"pass", "パス"}
	wordCards  = shell.Text{"%d card[s]", "%d枚"}
	wordCard   = shell.Text{"1 card", "1枚"}
	wordPlace  = []shell.Text{{}, {"1st", "1着"}, {"2nd", "2着"}, {"3rd", "3着"}, {"4th", "4着"}, {"5th", "5着"}, {"6th", "6着"}}
	wordOut    = shell.Text{"%s: %s (%s)", "%s：%s（%s）"}
	wordDid    = shell.Text{"%s: %s", "%s：%s"}
	wordEvents = map[string]shell.Text{
		"revolution": {"revolution!", "革命！"}, "elevenBack": {"11-back", "11バック"}, "reversed": {"the direction turns", "逆回り"},
		"locked": {"suits locked", "スート縛り"}, "rankLocked": {"next rank only", "数字縛り"},
		"eightCut": {"8-cut", "8切り"}, "spadeReturn": {"♠3 beats the joker", "スペ3返し"}, "cleared": {"the field clears", "場が流れる"},
		"sandstorm": wordStorm, "ambulance": wordAmbulance, "rokurokubi": wordLongNeck, "catastrophe": wordCatastrophe, "stop": wordStopped,
	}
	wordSkips  = shell.Text{"skips %d", "%d人飛ばし"}
	wordWhy    = map[string]shell.Text{"forbidden": {"forbidden finish", "禁止上がり"}, "miyakoOchi": {"fall of the tycoon", "都落ち"}, "lot": {"by lot", "抽選"}, "gekokujo": {"overthrown", "下剋上"}}
	wordEmpty  = shell.Text{"The field is empty", "場は空"}
	wordField  = shell.Text{"On the field, by %s: %s", "場（%s）：%s"}
	wordFlowed = shell.Text{"Cleared; last was %s: %s", "流れた場。最後は%s：%s"}
	wordBy     = shell.Text{"by %s", "%sの役"}
	wordYours  = shell.Text{"yours", "あなたの役"}

	wordWait     = shell.Text{"%s to move", "%sの番"}
	wordLead     = shell.Text{"Your turn: lead what you like", "あなたの番：好きな札を"}
	wordBeat     = shell.Text{"Your turn: beat it or pass", "あなたの番：上回るかパス"}
	wordMust     = shell.Text{"Nothing of yours beats it: you pass", "出せる役がないのでパスします"}
	wordNone     = shell.Text{"Nothing of yours beats it: pass", "出せる役がありません。パスしてください"}
	wordOver     = shell.Text{"Game over: you are %s, %s", "終わり。あなたは%s、%s"}
	wordDealing  = shell.Text{"Dealing …", "配っています…"}
	wordGame     = shell.Text{"Game %d", "第%d戦"}
	wordNoRole   = shell.Text{"These cards cannot be played here", "ここでは出せない組み合わせです"}
	wordGive     = shell.Text{"Give %d back to %s: pick any", "%[2]sに返す札を%[1]d枚選んでください"}
	wordGives    = shell.Text{"%s is choosing what to give back", "%sが返す札を選んでいます"}
	wordPlay     = shell.Text{"Play", "出す"}
	wordPasses   = shell.Text{"Pass", "パス"}
	wordNoChoice = shell.Text{"None", "なし"}
	wordReturn   = shell.Text{"Give back", "返す"}
	wordBest     = shell.Text{"Best: %s", "おすすめ：%s"}
	wordExpected = shell.Text{"%s pts", "%s点"}
	wordBestFor  = shell.Text{"Best: %s, worth %s points", "おすすめ：%s（見込み %s点）"}
	wordThinking = shell.Text{"Thinking …", "考えています…"}

	wordRole      = map[string]shell.Text{"single": {"Single", "単体"}, "group": {"Group", "グループ"}, "sequence": {"Sequence", "階段"}}
	wordValue     = shell.Text{"Value in the field", "役評価値"}
	wordHigher    = shell.Text{"Stronger ranks out", "上の数"}
	wordSame      = shell.Text{"Sets as good", "同じ役の数"}
	wordRank      = shell.Text{"Rank", "ランク"}
	wordAdds      = shell.Text{"To the hand", "手札へ"}
	wordPriority  = shell.Text{"Priority", "優先評価値"}
	wordFlowing   = shell.Text{"clears", "流せそう"}
	wordLeads     = shell.Text{"lead this", "これを出す"}
	wordFinish    = shell.Text{"It can finish: all sets but one are likely to clear the field.", "あがれそう：ひとつを除いて、どの役も流せそうです。"}
	wordNoFinish  = shell.Text{"It cannot finish yet: more than one set is likely to be beaten.", "まだあがれなさそう：流せそうにない役が、ふたつ以上あります。"}
	wordRefuses   = shell.Text{"Better not to play the revolution in this hand.", "持っている革命は、しないほうがよさそうです。"}
	wordNoHand    = shell.Text{"Pick some cards", "札を選んでください"}
	wordMarked    = shell.Text{"%s, played", "%s、出た札"}
	wordHeld      = shell.Text{"%s, in the hand", "%s、手札"}
	wordHandValue = shell.Text{"= %s", "= %s"}
)

// called is the present name of a preset or a form. Old links may say seed.
func called(name string) string {
	if name == "seed" {
		return "article"
	}
	return name
}

// formerLevels maps levels of old links to their present names.
var formerLevels = map[string]string{
	"random": "beginner", "weakest": "casual", "seed": "regular", "article": "regular", "heuristic": "skilled", "policy": "expert", "search": "champion",
}

// levelCalled is the present name of a link's level.
func levelCalled(name string) string {
	if now, ok := formerLevels[name]; ok {
		return now
	}
	return name
}

// title is the class of a rank among that many players, "" for no rank.
func title(place, players int, l shell.Language) string {
	switch {
	case place <= 0:
		return ""
	case place == 1:
		return wordTycoon.In(l)
	case place == players:
		return wordPauper.In(l)
	case place == 2 && players > 3:
		return wordRich.In(l)
	case place == players-1 && players > 3:
		return wordPoor.In(l)
	}
	return wordCommoner.In(l)
}

// placed names a rank.
func placed(place int, l shell.Language) string {
	return wordPlace[max(0, min(place, len(wordPlace)-1))].In(l)
}

func count(n int, l shell.Language) string {
	if n == 1 {
		return wordCard.In(l)
	}
	return wordCards.Say(l, n)
}

// words describe the effects of a move, "" if nothing special happened.
func (e events) words(players int, l shell.Language) string {
	var said []string
	for _, one := range e {
		if words := one.words(players, l); words != "" && !(one.locks() && e.has("cleared")) {
			said = append(said, words)
		}
	}
	return strings.Join(said, ui.WordSemicolon.In(l))
}

// locks reports whether the event ends when the field is cleared.
func (e event) locks() bool { return e.Event == "locked" || e.Event == "rankLocked" }

// words describe an event, "" for a plain move.
func (e event) words(players int, l shell.Language) string {
	switch e.Event {
	case "skipped":
		return fmt.Sprintf(wordSkips.In(l), e.Count)
	case "out":
		what := title(e.Place, players, l)
		if why, ok := wordWhy[e.Why]; ok {
			what = why.In(l) + ui.WordComma.In(l) + what
		}
		return fmt.Sprintf(wordOut.In(l), name(e.Seat, l), placed(e.Place, l), what)
	}
	words, ok := wordEvents[e.Event]
	if !ok {
		return ""
	}
	return words.In(l)
}

// said describes the last move in a sentence, "" if there was none.
func (n *node) said(l shell.Language) string {
	move := n.last()
	if move.Seat < 0 {
		return ""
	}
	words := fmt.Sprintf(wordDid.In(l), name(move.Seat, l), roleWords(move.Move, l))
	if events := n.whole.Events.words(n.view.Rules.Players, l); events != "" {
		words += ui.WordSemicolon.In(l) + events
	}
	return words
}

// status says which player is to do what. autopass: the page passes for the
// reader.
func (n *node) status(autopass bool, l shell.Language) string {
	v, open := &n.view, n.open()
	switch {
	case v.Over:
		place := v.Places[you]
		return fmt.Sprintf(wordOver.In(l), placed(place, l), title(place, v.Rules.Players, l))
	case open != nil && n.Turn() == you:
		return fmt.Sprintf(wordGive.In(l), open.Count, name(open.To, l))
	case open != nil:
		return fmt.Sprintf(wordGives.In(l), name(open.From, l))
	case v.Choice != nil:
		return n.choiceStatus(l)
	case n.Turn() != you:
		return fmt.Sprintf(wordWait.In(l), name(n.Turn(), l))
	case v.Field == "":
		return wordLead.In(l)
	case n.mustPass() && autopass:
		return wordMust.In(l)
	case n.mustPass():
		return wordNone.In(l)
	}
	return wordBeat.In(l)
}
