// The pictures that the manifest names, made anew: node demo/host/pictures/pictures.js, or ./build.sh pictures.
// Icons from demo/icon.svg, screenshots from the page as it is built.
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

// A mask may cut away all but a circle of four fifths, and a phone rounds the corners of the last by itself: both fill the square.
const filled = svg.replace(/<rect width="64" height="64"[^>]*\/>/, '').replace('<svg ', '<svg style="padding:10%;box-sizing:border-box;background:#1b3a5e" ')
const ICONS = [['icon-192', 192, svg], ['icon-512', 512, svg], ['maskable-512', 512, filled], ['apple-touch-180', 180, filled]]

const SCREENS = [
  ['daifugo-wide', 'daifugo?seed=5&levels=casual', 1280, 800, 1],
  ['boards-wide', 'boards?g=15x15x5&you=both&moves=7,7.6,6.7,5.7,6.6,7.5,7.8,6.8,5', 1280, 800, 1],
  ['calculation-narrow', 'calculation?seed=7&moves=d.cw1.d', 390, 844, 2],
  ['mahjong-narrow', 'mahjong?hand=66678m34p3077s77z9m&dora=1m', 390, 844, 2],
]

async function draw(browser, [name, size, picture]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`)
  writeFileSync(join(DEMO, 'icons', `${name}.png`), await page.screenshot({ omitBackground: true }))
  await page.close()
}

async function shoot(browser, url, [name, at, width, height, deviceScaleFactor]) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor, locale: 'en-GB', reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto(`${url}#${at}`)
  await page.waitForFunction(() => performance.getEntriesByName('tefuda-playable').length, undefined, { timeout: 60_000 })
  await page.waitForTimeout(2500)
  writeFileSync(join(DEMO, 'screens', `${name}.png`), await page.screenshot())
  await page.close()
}

for (const folder of ['icons', 'screens']) mkdirSync(join(DEMO, folder), { recursive: true })
const browser = await launch()
for (const icon of ICONS) await draw(browser, icon)
const host = join(ROOT, 'dist/host')
execFileSync('go', ['build', '-o', host, './demo/host'], { cwd: ROOT })
const server = spawn(host, ['-addr', '127.0.0.1:0', DEMO], { stdio: ['ignore', 'pipe', 'inherit'] })
const [url] = await once(createInterface(server.stdout), 'line')
for (const screen of SCREENS) await shoot(browser, url, screen)
server.kill()
await browser.close()
