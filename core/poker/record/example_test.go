package record_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/poker/record"
)

// A file of two hands, read and written.
func ExampleImportAll() {
	const hand = `variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ["d dh p1 AhKh", "d dh p2 ????", "p2 cbr 6", "p1 f"]
`
	all, err := record.ImportAll("[1]\n" + hand + "\n[2]\n" + hand)
	if err != nil {
		fmt.Println(err)
		return
	}
	r := all[1]
	fmt.Println(len(all), record.Format(r.Hand))
	fmt.Print(record.Export(r))
	// Output:
	// 2 phh
	// variant = "NT"
	// ante_trimming_status = false
	// antes = [0, 0]
	// blinds_or_straddles = [1, 2]
	// min_bet = 2
	// starting_stacks = [100, 100]
	// actions = [
	//   "d dh p1 AhKh",
	//   "d dh p2 ????",
	//   "p2 cbr 6",
	//   "p1 f",
	// ]
	// seats = [1, 2]
	// seat_count = 2
	// finishing_stacks = [98, 102]
}

func ExampleCheckFields() {
	fmt.Println(record.CheckFields("author = \"Ann\"\n"), record.CheckFields("author = \n"))
	// Output:
	// <nil> author must have a value (line 1)
}

// A hand in the form of a card room, written and read.
func ExampleExportRoom() {
	all, err := record.ImportPHH(`variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ["d dh p1 AhKh", "d dh p2 ????", "p2 cbr 6", "p1 f"]
`)
	if err != nil {
		fmt.Println(err)
		return
	}
	text, err := record.ExportRoom(all[0], record.Rooms[0])
	again, _ := record.ImportAll(text)
	fmt.Println(record.RoomOf(text), len(again), err)
	// Output: PokerStars 1 <nil>
}
