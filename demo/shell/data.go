//go:build js && wasm

package shell

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/syumai/tinyutil/httputil"
)

// fetchTimeout is generous: the files are a few kilobytes, but so may be the line.
const fetchTimeout = 20 * time.Second

// FetchJSON reads a file that lies beside the page. It blocks: not for listeners.
func FetchJSON(path string, into any) error {
	ctx, cancel := context.WithTimeout(context.Background(), fetchTimeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, path, nil)
	if err != nil {
		return err
	}
	response, err := httputil.DefaultClient.Do(request)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: HTTP status %d", path, response.StatusCode)
	}
	body, err := readAll(ctx, response.Body)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return json.Unmarshal(body, into)
}

// readAll is io.ReadAll under a context. httputil forgets the request's context
// once the headers are in; closing the body ends a pending read as if the file
// had ended, hence the second look at the context.
func readAll(ctx context.Context, body io.ReadCloser) ([]byte, error) {
	stop := context.AfterFunc(ctx, func() { body.Close() })
	defer stop()
	data, err := io.ReadAll(body)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	return data, err
}
