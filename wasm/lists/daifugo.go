package lists

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/player"
	"github.com/tefuda/tefuda/core/daifugo/record"
	api "github.com/tefuda/tefuda/wasm/api/daifugo"
)

func init() {
	Games = append(Games, &Game{
		API: &api.Game,
		Lists: []List{
			{"switches", "DaifugoSwitch", "The rules that can be on or off.", daifugo.Switches[:]},
			{"presets", "PresetName", "The sets of rules that have a name.", daifugo.Presets[:]},
			{"choices", "DaifugoChoiceKind", "What is chosen after a combination, by the rules that ask for it.", daifugo.Choices[1:]},
			{"phases", "DaifugoPhase", "How far a game has come.", daifugo.Phases[:]},
			{"events", "DaifugoEventKind", "What happens at the table. Those up to `decline` are moves.", daifugo.EventKinds[:]},
			{"outs", "DaifugoOut", "Why a player has a place.", daifugo.OutReasons[:]},
			{"classes", "DaifugoClass", "The classes that places bring, from the first to the last.", daifugo.Classes[:]},
			{"levels", "DaifugoLevel", "The levels of the player, from weak to strong.", levels.Names[:]},
			{"grades", "DaifugoGrade", "How well a player decided, from the best.", player.Grades[:]},
			{"formats", "DaifugoFormat", "The formats of games as text. `official` can be read alone.", record.Formats[:]},
			{"forms", "DaifugoForm", "The forms of the evaluation: the article’s, and the one that knows joker and 8-cut.", player.Forms[:]},
		},
		Rules:   []Rules{{"switches", "DaifugoSwitches", "boolean", "core/daifugo.Switch"}},
		Events:  api.Events[:],
		Reason:  "DaifugoReason",
		Reasons: player.Reasons[:],
		Fields: map[string]Field{
			"n":       {Doc: "the number in the words: plays, a final rank, ranks, combinations, cards, moves, a value, hundredths of a point"},
			"against": {"true", "it speaks against the move, and comes after what speaks for it"},
			"of":      {Doc: "of how many, all combinations left; of `names` the cards that others may hold"},
		},
	})
}
