//go:build js && wasm

package boards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// The engine knows the opening rules. This file reads from the legal moves what an
// opening asks for, and says it.

// asks is what an opening rule asks of the seat to act.
type asks int

const (
	asksNothing asks = iota // the game's own moves, also as part of an opening
	asksStone               // a stone of the opening
	asksColour              // to swap, to stay, or another choice of the rule
	asksNumber              // the number of fifth moves
	asksOffer               // a fifth move to offer
	asksFifth               // one of those offered
)

// The moves that place no stone, in notation.
const (
	moveSwap  = "swap"
	moveStay  = "stay"
	moveTwo   = "two more"
	moveOffer = "offer "
)

// noOpening is the choice of no opening rule.
const noOpening = "none"

var (
	wordOpeningStone = shell.Text{"Opening: place %s", "開局：%sを置く"}
	wordAskColour    = shell.Text{"Choose your colour", "色を選んでください"}
	wordAskNumber    = shell.Text{"How many fifth moves will black offer?", "五手目を何か所示しますか"}
	wordAskOffer     = shell.Text{"Offer a fifth move (%d of %d)", "五手目の候補を示す（%d／%d）"}
	wordAskFifth     = shell.Text{"Choose black’s fifth move", "黒の五手目を選んでください"}
	wordChooses      = shell.Text{"The engine chooses a colour", "エンジンが色を選んでいます"}
	wordSwap2        = shell.Text{"Swap2: one places three stones; the other chooses a colour, or places two more", "スワップ2：一方が三つ置き、他方が色を選ぶか、あと二つ置く"}
	wordSeatAsked    = shell.Text{"%s: %s", "%s：%s"}

	wordTake      = shell.Text{"Take %s", "%sを持つ"}
	wordStayWith  = shell.Text{"Stay %s", "%sのまま"}
	wordPlaceTwo  = shell.Text{"Place two more", "あと二つ置く"}
	wordOfferMany = shell.Text{"Offer %s fifth moves", "五手目を%sか所示す"}

	wordYou      = shell.Text{"You", "あなた"}
	wordEngine   = shell.Text{"The engine", "エンジン"}
	wordFriend   = shell.Text{"Your friend", "友だち"}
	wordSeats    = [...]shell.Text{{"First", "仮先"}, {"Second", "仮後"}}
	wordSwapped  = shell.Text{"swap, now %s", "交替して%sを持つ"}
	wordStayed   = shell.Text{"stay %s", "%sのまま"}
	wordTwoMore  = shell.Text{"two more stones", "あと二つ置く"}
	wordDeclared = shell.Text{"%s fifth moves to be offered", "五手目は%sか所"}
	wordOffered  = shell.Text{"offered as the fifth move: %s", "五手目の候補 %s"}

	wordMarkFifth   = shell.Text{"offered as the fifth move", "五手目の候補"}
	wordMarkAllowed = shell.Text{"may be played", "打てるマス"}
	wordMarkTip     = shell.Text{"suggested", "おすすめ"}
	wordTip         = shell.Text{"Suggested: %s", "おすすめ：%s"}
)

// look finds out what the opening rule asks for at a node, from the legal moves.
func (s *standing) look(n *match.Node) {
	s.Asks, s.Limited = asksNothing, false
	moves := s.Legal.Moves
	if s.Rules.Opening == noOpening || s.Rules.Opening == "" || len(moves) == 0 {
		return
	}
	board, before := boardOf(s.Board), n.Before()
	free := board.Columns()*board.Rows() - board.Stones()
	s.Limited = len(moves)+len(s.Legal.Forbidden) < free
	number, offers := strings.CutPrefix(moves[0], moveOffer)
	_, err := strconv.Atoi(number)
	switch {
	case slices.Contains(moves, moveSwap):
		s.Asks = asksColour
	case offers && err == nil:
		s.Asks = asksNumber
	case offers:
		s.Asks = asksOffer
	case len(s.Fifths) > 0:
		s.Asks = asksFifth
	case s.Limited || before == nil || before.Turn() == n.Turn() && (n.Move == moveTwo || before.Of.(*standing).Asks == asksStone):
		s.Asks = asksStone
	}
}

// colourOf is the colour of a seat.
func (s *standing) colourOf(seat int) string {
	if seat == s.Black {
		return "o"
	}
	return "x"
}

// seat is the reader's seat, 0 for a reader who plays both colours. Seat 0 has black until a swap.
func (p *play) seat() int {
	if p.you.Value == "x" {
		return 1
	}
	return 0
}

// won reports whether the reader has won.
func (p *play) won() bool {
	now := p.now()
	return now != nil && p.alternates() && now.Result.Winner != "" && now.Result.Winner == now.colourOf(p.seat())
}

// moveAt is the move that a square stands for, in notation.
func (p *play) moveAt(at square) string {
	move := at.place(p.game.rows)
	if p.now().Asks == asksOffer {
		move = moveOffer + move
	}
	return move
}

// opens reports whether an opening rule asks for something now.
func (p *play) opens() bool { return p.now() != nil && p.now().Asks != asksNothing }

// asked is what the opening rule asks of the reader, "" if the game's next move is asked for.
func (p *play) asked(l shell.Language) string {
	now := p.now()
	words := ""
	switch now.Asks {
	case asksStone:
		words = fmt.Sprintf(wordOpeningStone.In(l), wordColours[now.Turn].In(l))
	case asksColour:
		words = wordAskColour.In(l)
	case asksNumber:
		words = wordAskNumber.In(l)
	case asksOffer:
		words = fmt.Sprintf(wordAskOffer.In(l), len(now.Fifths)+1, now.Declared)
	case asksFifth:
		words = wordAskFifth.In(l)
	}
	if words != "" && !p.alternates() {
		words = fmt.Sprintf(wordSeatAsked.In(l), wordSeats[p.Now.Turn()].In(l), words)
	}
	return words
}

// choice names a move that places no stone, on the button of the seat to act.
func (p *play) choice(move string, l shell.Language) string {
	now := p.now()
	mine := now.colourOf(p.Now.Turn())
	switch move {
	case moveSwap:
		return fmt.Sprintf(wordTake.In(l), wordColours[otherColour[mine]].In(l))
	case moveStay:
		return fmt.Sprintf(wordStayWith.In(l), wordColours[mine].In(l))
	case moveTwo:
		return wordPlaceTwo.In(l)
	}
	if number, offers := strings.CutPrefix(move, moveOffer); offers && now.Asks == asksNumber {
		return number
	} else if offers && now.Asks == asksColour {
		return fmt.Sprintf(wordOfferMany.In(l), number)
	} else {
		return strings.ToUpper(number)
	}
}

// drawChoices offers the moves that place no stone as buttons.
func (p *play) drawChoices(l shell.Language) {
	v := p.view
	var moves []string
	if p.readersTurn() && (p.now().Asks == asksColour || p.now().Asks == asksNumber) {
		moves = p.now().Legal.Moves
	}
	key := string(l) + strconv.Itoa(p.made()) + strings.Join(moves, ",")
	if len(moves) == 0 {
		key = ""
	}
	if key == v.offered {
		return
	}
	v.offered = key
	focused := v.choices.Underlying().Call("matches", ":focus-within").Bool()
	v.choices.SetTextContent("")
	for _, move := range moves {
		button := ui.CreateIn(v.choices, 1, "button", "")[0]
		button.SetAttribute("data-move", move)
		button.SetTextContent(p.choice(move, l))
	}
	ui.Mark(v.choices, "hidden", len(moves) == 0)
	if keys := &p.room.table.squares.keys; focused && len(moves) > 0 {
		ui.Query(v.choices, "button").Focus()
	} else if focused {
		keys.Rows[keys.Row][keys.Column].Focus()
	}
}

// markOpening adds the marks of an opening: squares that may be played where most
// may not, fifth moves that are offered, and a suggestion.
func (p *play) markOpening(found marks, l shell.Language) {
	now := p.now()
	if now.Asks == asksStone && now.Limited {
		for _, at := range now.Legal.Squares {
			found[at] = squareMark{"allowed", "", wordMarkAllowed.In(l)}
		}
	}
	board := boardOf(now.Board)
	for _, at := range squaresOf(now.Fifths, &board) {
		found[at] = squareMark{"ghost-o", "5", wordMarkFifth.In(l)}
	}
	if p.tip != "" && now.Asks != asksColour && now.Asks != asksNumber {
		at := squaresOf([]string{strings.TrimPrefix(p.tip, moveOffer)}, &board)[0]
		found[at] = squareMark{"better", "", wordMarkTip.In(l)}
	}
}

// told is a move in words: who made it, and what it was.
func (p *play) told(n *match.Node, l shell.Language) string {
	before := n.Before()
	seat, then := before.Turn(), before.Of.(*standing)
	who := wordSeats[seat]
	switch {
	case !p.alternates():
	case seat == p.seat():
		who = wordYou
	case p.withFriend():
		who = wordFriend
	default:
		who = wordEngine
	}
	return fmt.Sprintf(wordSeatAsked.In(l), who.In(l), then.made(n.Move, seat, l))
}

// made is a move of a seat in words.
func (s *standing) made(move string, seat int, l shell.Language) string {
	mine := s.colourOf(seat)
	switch move {
	case moveSwap:
		return fmt.Sprintf(wordSwapped.In(l), wordColours[otherColour[mine]].In(l))
	case moveStay:
		return fmt.Sprintf(wordStayed.In(l), wordColours[mine].In(l))
	case moveTwo:
		return wordTwoMore.In(l)
	case moveTime:
		return wordTimeOut.In(l)
	}
	if rest, offers := strings.CutPrefix(move, moveOffer); offers {
		if s.Asks == asksOffer {
			return fmt.Sprintf(wordOffered.In(l), strings.ToUpper(rest))
		}
		return fmt.Sprintf(wordDeclared.In(l), rest)
	}
	return wordColours[s.Turn].In(l) + " " + strings.ToUpper(move)
}

// isStone reports whether a move places a stone.
func isStone(move string) bool {
	return move != moveTime && move != moveSwap && move != moveStay && move != moveTwo && !strings.HasPrefix(move, moveOffer)
}

// drawLog lists the moves of the opening.
func (p *play) drawLog(l shell.Language) {
	var lines []string
	last := 0
	for i, n := range p.Now.Path()[1:] {
		lines = append(lines, p.told(n, l))
		if !isStone(n.Move) || p.opens() || n.Before().Of.(*standing).Asks != asksNothing {
			last = i + 1
		}
	}
	lines = lines[:last]
	key := strings.Join(lines, "\n")
	if key == p.view.logged {
		return
	}
	p.view.logged = key
	list := p.view.log
	list.SetTextContent("")
	for _, line := range lines {
		ui.CreateIn(list, 1, "li", "")[0].SetTextContent(line)
	}
	ui.Mark(ui.Parent(list), "hidden", len(lines) == 0)
}

// openingLine is what the table says during an opening: the suggestion, the last
// choice, or the rule.
func (p *play) openingLine(l shell.Language) string {
	now := p.now()
	if now == nil {
		return ""
	}
	if p.tip != "" {
		words := fmt.Sprintf(wordTip.In(l), p.choice(p.tip, l))
		if p.tipWhy != "" {
			words += ui.WordSemicolon.In(l) + p.tipWhy
		}
		return words
	}
	if before := p.Now.Before(); before != nil && !isStone(p.Now.Move) {
		return p.told(p.Now, l)
	}
	if now.Asks == asksStone && p.game.opening == "swap2" {
		return wordSwap2.In(l) // the engine's words go on from those of swap
	}
	if now.Asks == asksStone {
		for _, rule := range mnk.OpeningRules {
			if rule.Key == p.game.opening {
				return shell.Text{rule.En, rule.Ja}.In(l)
			}
		}
	}
	return ""
}

// advise asks the engine what it would do in the reader's place in an opening.
func (p *play) advise(asked engine.Asked) {
	var found struct {
		Best       string `json:"best"`
		Candidates []struct {
			Reasons []reason `json:"reasons"`
		} `json:"candidates"`
	}
	ms, _ := strconv.Atoi(p.think.Value)
	options := map[string]any{"level": 5, "seed": 0, "budget": map[string]any{"ms": ms}, "lang": string(p.room.page.Lang)}
	views := p.Now.Views
	err := asked.Search(p.room.page.Engine, &found, nil, "mnk", "choose", views[len(views)-1].Value, options)
	switch {
	case asked.Stale():
		return
	case err != nil:
		p.Refuse(err)
		return
	}
	p.room.page.Fault(nil)
	p.tip, p.tipWhy = found.Best, ""
	if len(found.Candidates) > 0 && len(found.Candidates[0].Reasons) > 0 {
		p.tipWhy = found.Candidates[0].Reasons[0].Words
	}
	p.Draw()
}
