// Makes the pictures: node demo/host/pictures/pictures.js, or ./build.sh pictures. Icons come from demo/icon.svg;
// screenshots come from the built page: the manifest's, and six in each language for the READMEs.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { launch } from '../../../js/test/browser.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const DEMO = join(ROOT, 'demo')
const svg = readFileSync(join(DEMO, 'icon.svg'), 'utf8')

// A mask may cut away everything outside a circle of four fifths, and a phone rounds the corners of the apple-touch
// icon itself. Both icons fill the square.
const filled = svg.replace(/<rect width="64" height="64"[^>]*\/>/, '').replace('<svg ', '<svg style="padding:10%;box-sizing:border-box;background:#1b3a5e" ')
const ICONS = [['icon-192', 192, svg], ['icon-512', 512, svg], ['maskable-512', 512, filled], ['apple-touch-180', 180, filled]]

const DAIFUGO = 'daifugo?seed=5&levels=casual'
const BOARD = 'boards?g=15x15x5&you=both&moves=7,7.6,6.7,5.7,6.6,7.5,7.8,6.8,5'
// East 1, a tenpai that is furiten: FURITEN of demo/test/states.js, which cannot be imported because it starts a
// browser of its own.
const MAHJONG = 'mahjong?seed=23&rounds=0.0.0.25000.25000.25000.25000:03z.16z.24z.31s.06z.15z.22z_.31p.02z_.12z.28m.3x.34z_.06z_.18m.27p.37s.01p_.18s.0888Rs.07s.1x.15z_.21z_.31s_.02p_.1x.19p.21z_.39p.03z_.11z_.29p_.34z_.02m.19m.21p_.3x.32z_.08p.1x.12m_.24z_.35z_.07z_.2x.15z_.28s.32s_.04s_.1x.11m_.22m.32-34m.33p.04s_.1x.15sr.27z.37p.0x.05s_.10s_.27z'

/** The manifest's screenshots: name, address, size in points, pixels per point. */
const SCREENS = [
  ['daifugo-wide', DAIFUGO, 1280, 800, 1],
  ['boards-wide', BOARD, 1280, 800, 1],
  ['calculation-narrow', 'calculation?seed=7&moves=d.cw1.d', 390, 844, 2],
  ['mahjong-narrow', MAHJONG, 390, 844, 2],
]

/** The READMEs' screenshots, in both languages: name, address, and what is pressed there. */
const README = [
  ['daifugo', DAIFUGO, async page => { await page.click('#dfg-hint') }],
  ['boards', BOARD, async page => { await page.click('#play-hint') }],
  ['mahjong', MAHJONG, async page => { await page.click('#mj-hint') }],
  ['calculation', 'calculation?seed=7&moves=d.cw1.d.cw1.d.cw1.d.cw2.d', async page => { await page.click('#calc-hint') }],
  ['draw', 'draw?game=jacks-or-better-9-6&seed=7', async page => {
    for (const key of '1234') await page.keyboard.press(key)
    await page.click('#draw-go')
  }],
  ['start', ''],
]
const SMALL = 0.625 // of 1280 × 800

async function draw(browser, [name, size, picture]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`)
  writeFileSync(join(DEMO, 'icons', `${name}.png`), await page.screenshot({ omitBackground: true }))
  await page.close()
}

/** A screenshot as WebP, a fifth of the bytes of PNG. The browser that took it converts it. */
async function webp(page, png, scale) {
  const data = await page.evaluate(async ([png, scale]) => {
    const picture = new window.Image()
    picture.src = `data:image/png;base64,${png}`
    await picture.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) })
    const context = canvas.getContext('2d')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/webp', .82).split(',')[1]
  }, [png.toString('base64'), scale])
  return Buffer.from(data, 'base64')
}

const looks = options => ({ reducedMotion: 'reduce', colorScheme: 'light', bypassCSP: true, ...options })

/**
 * Takes a screenshot in a page of its own or, given a context, in a page that
 * finds what an earlier page has stored.
 */
async function shoot(at, url, file, options, press = () => {}, context = undefined) {
  const page = await (context ? context.newPage() : browser.newPage(looks(options)))
  await page.goto(`${url}#${at}`)
  await page.waitForFunction(() => document.getElementById('status').dataset.state === 'ready', undefined, { timeout: 60_000 })
  await page.waitForTimeout(2500)
  await press(page)
  await page.waitForTimeout(2500)
  const scale = options.scale ?? 1
  writeFileSync(join(DEMO, 'screens', `${file}.webp`), await webp(page, await page.screenshot(), scale))
  await page.close()
}

for (const folder of ['icons', 'screens/en', 'screens/ja']) mkdirSync(join(DEMO, folder), { recursive: true })
const browser = await launch()
for (const icon of ICONS) await draw(browser, icon)
const host = join(ROOT, 'dist/host')
execFileSync('go', ['build', '-o', host, './demo/host'], { cwd: ROOT })
const server = spawn(host, ['-addr', '127.0.0.1:0', DEMO], { stdio: ['ignore', 'pipe', 'inherit'] })
const [url] = await once(createInterface(server.stdout), 'line')
for (const [name, at, width, height, deviceScaleFactor] of SCREENS) {
  await shoot(at, url, name, { viewport: { width, height }, deviceScaleFactor, locale: 'en-GB' })
}
for (const [language, locale] of [['en', 'en-GB'], ['ja', 'ja-JP']]) {
  const context = await browser.newContext(looks({ viewport: { width: 1280, height: 800 }, locale }))
  for (const [name, at, press] of README) await shoot(at, url, `${language}/${name}`, { scale: SMALL }, press, context)
}
server.kill()
await browser.close()
