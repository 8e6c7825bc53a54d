package lists

import (
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/video"
	"github.com/tefuda/tefuda/core/search"
	api "github.com/tefuda/tefuda/wasm/api/poker"
)

func init() {
	Games = append(Games, &Game{
		API: &api.Game,
		Lists: []List{
			{"categories", "Category", poker.Categories[:]},
			{"profiles", "Profile", poker.Profiles},
			{"lines", "OtherLine", video.OtherLines},
			{"presets", "Preset", names(video.Presets, func(p video.Preset) search.Name { return p.Name })},
		},
		Reasons: video.Reasons,
		Fields:  map[string]string{"line": "string", "rank": "?string", "cards": "?number", "straights": "?number", "count": "?number"},
	})
}
