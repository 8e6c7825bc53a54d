// Package article plays Daifugō by role values (役評価値): a hand is divided into
// roles, each role has a value by what others can still lay above it, and both
// tell what to lead and when to follow. Player is the article's form,
// CompletePlayer the one that also knows joker, 8-cut, locks and the exchange.
//
// The article is nullsuke, "Unityによる大富豪の作り方 4 ~役、手札の評価~",
// https://nullsuke.hatenablog.com/entry/careerpoker4 (it gives no year). It
// defines the role value, the hand value and the priority after Tagashira,
// Tajima and Kikui, "コンピュータ大貧民におけるヒューリスティック戦略の実装と効果",
// IPSJ SIG Technical Report GI-34 (9), 2015, https://ipsj.ixsq.nii.ac.jp/records/142573.
// The complete form is that of kou, a program of the light class of the UEC
// championship of 2018.
//
// A partition has each card of the hand once. Values follow from the table and
// the hand alone: no chance, and no card that the player does not see. A choice
// divides the hand once for each legal role, and with a joker again for each role
// that it could join; it takes no memory once its room has grown.
//
// The files, from below:
//
//	partition.go       a hand divided into roles
//	article_value.go   role values and the hand value; an Evaluation
//	article.go         the article's priorities of leads, and revolutions
//	article_move.go    what the article leads, and what it lays on a field
//	complete_value.go  role values of the complete form
//	complete.go        its division with a joker, its priorities
//	complete_move.go   what it lays, and what it gives back
package article
