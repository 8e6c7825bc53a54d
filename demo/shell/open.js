// Modules are stored as gzip, so that they are small even from a host that does not compress.

/** The first byte of gzip; WebAssembly begins with 0. */
const GZIP = 0x1f

/**
 * A fetched module, decompressed while it arrives, so that it can be compiled as a stream. Some hosts send a .gz file with
 * Content-Encoding: gzip: the browser has then decompressed it already.
 * @param {Response} response
 */
export async function opened(response) {
  if (!response.ok || !response.body || !/\.gz$/.test(response.url)) return response
  const [ahead, whole] = response.body.tee()
  const reader = ahead.getReader()
  const { value } = await reader.read()
  reader.cancel()
  const body = value?.[0] === GZIP ? whole.pipeThrough(new window.DecompressionStream('gzip')) : whole
  return new Response(body, { headers: { 'Content-Type': 'application/wasm' } })
}
