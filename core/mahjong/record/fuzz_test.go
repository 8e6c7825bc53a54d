package record

import (
	"testing"

	"github.com/tefuda/tefuda/core/fault"
)

// fuzzLog wants an error of the log, or a record that can be played again until
// somebody finds fault with it, and written and read as the same.
func fuzzLog(f *testing.F, read func(string) (*Record, error), seeds ...string) {
	for _, s := range append(seeds, "", "{}", "[", "\xff", `{"log":[[]]}`) {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := read(text)
		if err != nil {
			if wrong, ok := err.(*fault.Fault); !ok || wrong.Field != "log" {
				t.Fatalf("%v", err)
			}
			return
		}
		_, played, err := Replay(r, &r.Rules, nil)
		if err != nil {
			if wrong, ok := err.(*fault.Fault); !ok || wrong.Field != "log" {
				t.Fatalf("%v", err)
			}
			return
		}
		again, err := ReadMjai(WriteMjai(played))
		if err != nil || len(again.Rounds) != len(played.Rounds) {
			t.Fatalf("%v: %s", err, WriteMjai(played))
		}
	})
}

func FuzzReadMjai(f *testing.F) { fuzzLog(f, ReadMjai, mjaiDeal) }

func FuzzReadTenhou(f *testing.F) { fuzzLog(f, ReadTenhou, tenhouRound) }

func FuzzReadMajiang(f *testing.F) { fuzzLog(f, ReadMajiang, majiangRoundText) }

func FuzzReadMjlog(f *testing.F) { fuzzLog(f, ReadMjlog, mjlogRound) }

func FuzzReadSoul(f *testing.F) { fuzzLog(f, ReadSoul, soulRound) }

// FuzzRead wants an error of the log, or a record.
func FuzzRead(f *testing.F) {
	for _, s := range [...]string{mjaiDeal, tenhouRound, majiangRoundText, mjlogRound, soulRound} {
		f.Add(s)
		f.Add(packed(f, s, 9))
		f.Add("https://tenhou.net/6/#json=" + s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		_, _, err := Read(text, -1)
		if wrong, ok := err.(*fault.Fault); err != nil && (!ok || wrong.Field != "log") {
			t.Fatalf("%v", err)
		}
	})
}
