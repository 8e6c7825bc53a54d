// A short text with what a page must know of another one to connect: the parts of a WebRTC session description that differ between
// connections. Anybody may have written a text, so it must have its exact form, and only checked parts enter a description.
//
//   version 1 · kind (0 invitation, 1 answer) · tag of the invitation (4) · fingerprint (32) · length and text of the ICE name ·
//   length and text of the ICE password · number of addresses, each: family (0 name of mDNS, 4, 6), address, port (2), kind · sum (2)

const VERSION = 1
export const INVITATION = 0
export const ANSWER = 1

const MOST_ADDRESSES = 12
const LONGEST_TEXT = 1200

/** The parts of an SDP description that a text carries. */
export function partsOf(sdp) {
  const line = name => new RegExp(`^a=${name}:(.*)$`, 'm').exec(sdp)?.[1].trim() ?? ''
  const fingerprint = line('fingerprint').replace(/^sha-256 /i, '').split(':').map(byte => parseInt(byte, 16))
  const addresses = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/gim)]
    .map(([, at, port, kind]) => ({ at, port: Number(port), direct: kind === 'host' }))
  return { name: line('ice-ufrag'), password: line('ice-pwd'), fingerprint, addresses: addresses.slice(0, MOST_ADDRESSES) }
}

/** The SDP description made of parts, which come from read() or from the browser itself. */
export function sdpOf({ kind, name, password, fingerprint, addresses }) {
  const candidate = ({ at, port, direct }, i) =>
    `a=candidate:${i + 1} 1 udp ${(direct ? 2_113_937_151 : 1_677_729_535) - i} ${at} ${port} typ ${direct ? 'host' : 'srflx raddr 0.0.0.0 rport 0'}`
  return [
    'v=0', 'o=- 1 1 IN IP4 0.0.0.0', 's=-', 't=0 0', 'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0',
    ...addresses.map(candidate),
    `a=ice-ufrag:${name}`, `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${fingerprint.map(byte => byte.toString(16).padStart(2, '0').toUpperCase()).join(':')}`,
    `a=setup:${kind === ANSWER ? 'active' : 'actpass'}`, 'a=mid:0', 'a=sctp-port:5000', 'a=max-message-size:65536', '',
  ].join('\r\n')
}

// --- addresses -----------------------------------------------------------------

const hexOf = bytes => bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')

/** The family and bytes of an address; undefined for an address that texts cannot carry. */
function packed(at) {
  const uuid = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/i.exec(at)
  if (uuid) return [0, ...uuid.slice(1).join('').match(/../g).map(hex => parseInt(hex, 16))]
  if (/^\d+\.\d+\.\d+\.\d+$/.test(at)) return [4, ...at.split('.').map(Number)]
  if (!/^[\da-f:]+$/i.test(at)) return undefined
  const [left, right] = at.split('::').map(half => half.split(':').filter(Boolean))
  const groups = right ? [...left, ...Array(8 - left.length - right.length).fill('0'), ...right] : left
  return groups.length === 8 ? [6, ...groups.flatMap(group => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])] : undefined
}

function unpacked(family, bytes) {
  const hex = hexOf(bytes)
  if (family === 0) return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}.local`
  return family === 4 ? bytes.join('.') : hex.match(/..../g).join(':')
}

const LENGTHS = { 0: 16, 4: 4, 6: 16 }

// --- text ----------------------------------------------------------------------

/** Fletcher's checksum, which detects lost, changed and exchanged bytes. */
function sum(bytes) {
  let [a, b] = [0, 0]
  for (const byte of bytes) {
    a = (a + byte) % 255
    b = (b + a) % 255
  }
  return [a, b]
}

/** The tag of an invitation, by which its answer names it. */
export const tagOf = ({ fingerprint }) => fingerprint.slice(0, 4)

/** Parts as text; tag is that of the invitation. */
export function write(kind, tag, { name, password, fingerprint, addresses }) {
  const ascii = text => [text.length, ...[...text].map(letter => letter.charCodeAt(0))]
  const all = addresses.map(({ at, port, direct }) => [packed(at), port >> 8, port & 255, direct ? 0 : 1]).filter(([bytes]) => bytes).map(each => each.flat())
  const bytes = [VERSION, kind, ...tag, ...fingerprint, ...ascii(name), ...ascii(password), all.length, ...all.flat()]
  return btoa(String.fromCharCode(...bytes, ...sum(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A text that cannot be read. `key` names the words that say why. */
export class BadText extends Error {
  constructor(key) { super(key); this.key = key }
}

/** The bytes of a text, without its sum. */
function bytesOf(text) {
  if (!text) throw new BadText('empty')
  if (text.length > LONGEST_TEXT || !/^[\w-]+$/.test(text)) throw new BadText('form')
  let bytes
  try {
    bytes = [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))].map(letter => letter.charCodeAt(0))
  } catch {
    throw new BadText('whole')
  }
  if (bytes[0] !== VERSION || bytes[1] > 1) throw new BadText('form')
  const body = bytes.slice(0, -2)
  if (String(sum(body)) !== String(bytes.slice(-2))) throw new BadText('whole')
  return body
}

/** The text in a pasted link, or the pasted text itself. */
export const textIn = pasted => (/[?&#]join=([\w-]*)/.exec(pasted)?.[1] ?? pasted).trim()

/**
 * Reads a text of one kind; an answer must be to the invitation of the tag. Throws a BadText.
 */
export function read(pasted, kind, tag) {
  const bytes = bytesOf(textIn(pasted))
  let at = 2
  const take = n => {
    if (at + n > bytes.length) throw new BadText('whole')
    return bytes.slice(at, at += n)
  }
  const ascii = (least, most) => {
    const text = String.fromCharCode(...take(take(1)[0]))
    if (text.length < least || text.length > most || !/^[\w+/-]+$/.test(text)) throw new BadText('form')
    return text
  }
  if (bytes[1] !== kind) throw new BadText(kind === ANSWER ? 'invitation' : 'answer')
  const to = take(4)
  if (kind === ANSWER && String(to) !== String(tag)) throw new BadText('other')
  const fingerprint = take(32)
  const name = ascii(4, 64)
  const password = ascii(22, 128)
  const addresses = []
  for (let more = take(1)[0]; more > 0; more--) {
    const [family] = take(1)
    if (!(family in LENGTHS) || addresses.length === MOST_ADDRESSES) throw new BadText('form')
    const where = unpacked(family, take(LENGTHS[family]))
    const [high, low, other] = take(3)
    addresses.push({ at: where, port: high * 256 + low, direct: other === 0 })
  }
  if (at !== bytes.length) throw new BadText('form')
  return { kind, tag: to, name, password, fingerprint, addresses }
}
