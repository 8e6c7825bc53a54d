package record

import (
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/names"
)

// Formats are the names of the formats of logs. Go cannot write the last one, JavaScript
// cannot write the last two.
var Formats = []names.Name{
	{Key: "tenhou", En: "tenhou.net/6", Ja: "天鳳"},
	{Key: "mjai", En: "mjai", Ja: "mjai"},
	{Key: "majiang", En: "Majiang", Ja: "電脳麻将"},
	{Key: "mjlog", En: "Tenhou's XML", Ja: "天鳳のXML（mjlog）"},
	{Key: "soul", En: "Mahjong Soul", Ja: "雀魂"},
}

// The formats, as indices of Formats.
const (
	Tenhou = iota
	Mjai
	Majiang
	Mjlog
	Soul
)

var readers = [...]func(string) (*Record, error){ReadTenhou, ReadMjai, ReadMajiang, ReadMjlog, ReadSoul}

// Read reads a log of the given index of Formats, or of any format for -1. The text may be
// packed by gzip, or be part of a link to tenhou.net/6, after #json=. Read also returns
// the format. The record is nil if the text cannot be a log.
func Read(in string, format int) (*Record, int, error) {
	if strings.HasPrefix(in, "\x1f\x8b") {
		text, ok := gunzip(in)
		if !ok {
			return nil, max(format, 0), fault.Refuse(fault.BadGame, "log", "is packed by gzip, and is damaged or over 4 MB")
		}
		in = text
	}
	in = strings.TrimPrefix(in, "\ufeff")
	trimmed := strings.TrimSpace(in)
	if link, json, ok := strings.Cut(trimmed, "#json="); ok && isLink(link) {
		in = unescape(json)
		if i := strings.LastIndexByte(in, '}'); i >= 0 { // &ts= and more may follow
			in = in[:i+1]
		}
	} else if why := needsNetwork(trimmed); why != "" {
		return nil, max(format, 0), fault.Refuse(fault.BadGame, "log", why)
	}
	if format < 0 {
		format = formatOf(trimmed, in)
	}
	r, err := readers[format](in)
	return r, format, err
}

func formatOf(trimmed, in string) int {
	if strings.HasPrefix(trimmed, "<") {
		return Mjlog
	}
	for i := range marks {
		if strings.Contains(in, marks[i].text) {
			return marks[i].format
		}
	}
	return Tenhou
}

// marks are texts that only logs of a format have; logs of the formats above them may, too.
var marks = [...]struct {
	text   string
	format int
}{
	{`"qijia"`, Majiang}, {`"qipai"`, Majiang}, {`"start_kyoku"`, Mjai}, {`"start_game"`, Mjai},
	{`"rule"`, Tenhou}, {`"tiles0"`, Soul}, {`"type"`, Mjai},
}

// isLink reports whether a text is a link, alone or with some words around it.
func isLink(s string) bool {
	return len(s) < 500 && !strings.ContainsAny(s, "{[<") && (strings.Contains(s, "://") || strings.Contains(s, "tenhou.net/"))
}

// needsNetwork returns how the user gets the log of a link, or of the name of a game at
// Tenhou; "" for any other text.
func needsNetwork(s string) string {
	id := s
	if _, after, ok := strings.Cut(s, "log="); ok {
		id = after
	}
	end := 0
	for end < len(id) && isWord(id[end]) {
		end++
	}
	id = id[:end]
	tenhou := len(id) > 20 && len(id) < 40 && strings.Contains(id, "gm-") && id[0] >= '0' && id[0] <= '9'
	switch {
	case tenhou && (id == s || isLink(s)):
		return "is a link, and nothing is fetched: open https://tenhou.net/0/log/?" + id + " and give what it shows"
	case !isLink(s):
	case strings.Contains(s, "paipu="):
		return "is a link, and nothing is fetched: save the game of Mahjong Soul as JSON by a downloader and give that"
	default:
		return "is a link, and nothing is fetched: open it, save the log and give its text"
	}
	return ""
}

// unescape decodes the %E5 of names and links, and keeps all other text.
func unescape(s string) string {
	var out []byte
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c == '%' && i+2 < len(s) {
			high, low := strings.IndexByte(hex, s[i+1]|' '), strings.IndexByte(hex, s[i+2]|' ')
			if high >= 0 && low >= 0 {
				c = byte(high<<4 | low)
				i += 2
			}
		}
		out = append(out, c)
	}
	return string(out)
}

const hex = "0123456789abcdef"
