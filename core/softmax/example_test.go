package softmax_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/softmax"
)

// A move that is two bits behind the best is a quarter as likely.
func ExampleLikelihood() {
	fmt.Println(softmax.Likelihood(0) / softmax.Likelihood(2*softmax.Unit))
	// Output: 4
}
