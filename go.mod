module github.com/tefuda/tefuda

go 1.24

require (
	github.com/syumai/tinyutil v0.3.2
	honnef.co/go/js/dom/v2 v2.0.0-20231112215516-51f43a291193
)
