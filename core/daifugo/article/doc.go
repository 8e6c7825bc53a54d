// Package article plays Daifugō by the values of combinations (役評価値). A hand is
// divided into combinations, and each gets a value from what others can still
// play on it. The values decide what to lead and when to follow. Player is
// nullsuke's player. CompletePlayer is a form of it that also knows joker, 8-cut,
// locks and the exchange.
//
// The source is nullsuke, "Unityによる大富豪の作り方 4 ~役、手札の評価~",
// https://nullsuke.hatenablog.com/entry/careerpoker4 (it gives no year). It
// defines the value of a combination, the hand value and the priority after
// Tagashira, Tajima and Kikui, "コンピュータ大貧民におけるヒューリスティック戦略の実装と効果", IPSJ SIG
// Technical Report GI-34 (9), 2015, https://ipsj.ixsq.nii.ac.jp/records/142573.
// The complete form is that of kou, a program of the light class of the UEC
// championship of 2018.
//
// A division uses each card of the hand once. Values follow from the table and
// the hand alone: no chance, and no card that the player cannot see. A choice
// divides the hand once per legal combination, and with a joker once more per
// combination that the joker could join. Nothing is allocated once the buffers
// have grown.
//
// The files, from below:
//
//	partition.go       a hand divided into combinations
//	article_value.go   values of combinations and the hand value; an Evaluation
//	article.go         nullsuke's priorities of leads, and revolutions
//	article_move.go    what Player leads, and what it plays on a field
//	complete_value.go  values of combinations in the complete form
//	complete.go        its division with a joker, its priorities
//	complete_move.go   what it plays, and what it gives back
package article
