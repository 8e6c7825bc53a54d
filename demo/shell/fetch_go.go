//go:build js && wasm && !tinygo

package shell

import (
	"context"
	"fmt"
	"io"
	"net/http"

	"github.com/syumai/tinyutil/httputil"
)

// fetch returns the text of a file, with tinyutil's client.
func fetch(path string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), fetchTimeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, path, nil)
	if err != nil {
		return nil, err
	}
	response, err := httputil.DefaultClient.Do(request)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s: HTTP status %d", path, response.StatusCode)
	}
	body, err := readAll(ctx, response.Body)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return body, nil
}

// readAll is io.ReadAll under a context. httputil forgets the request's context
// once it has the headers. Closing the body then ends a pending read as if the
// file had ended; so readAll checks the context after the read.
func readAll(ctx context.Context, body io.ReadCloser) ([]byte, error) {
	stop := context.AfterFunc(ctx, func() { body.Close() })
	defer stop()
	data, err := io.ReadAll(body)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	return data, err
}
