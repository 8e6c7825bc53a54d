// Every example as a reader uses it: in a folder of its own, with the tarball installed, started, and played.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import test, { after, before } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { visit } from '../browser.js'
import { install, PROJECTS, remove, run, tool } from '../consumers/project.js'
import { serve } from '../server.js'

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url))
before(async () => {
  await install()
  cpSync(join(EXAMPLES, 'serve.js'), join(PROJECTS, 'serve.js'))
})
after(remove)

/** An example's folder, copied. */
let copies = 0
function copy(name) {
  const folder = join(PROJECTS, `${name}-${++copies}`)
  cpSync(join(EXAMPLES, name), folder, { recursive: true, filter: path => !path.includes('node_modules') })
  symlinkSync(join(PROJECTS, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Runs an example's `npm start`, which is node with a port, and returns the address that it prints. */
async function started(context, name, env = {}) {
  const cwd = copy(name)
  const [program, ...args] = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')).scripts.start.split(' ')
  assert.equal(program, 'node')
  const server = spawn(process.execPath, [...args, '0'], { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  context.after(() => server.kill())
  for await (const line of createInterface(server.stdout)) return line
}

/** Builds an example with Vite, and serves the output in a subfolder. */
async function built(context, name) {
  const cwd = copy(name)
  await run(tool('vite'), ['build', '--outDir', 'dist/site'], { cwd, timeout: 120_000 })
  const server = await serve(pathToFileURL(`${cwd}/dist/`))
  context.after(server.close)
  return `${server.url}site/index.html`
}

const status = page => page.locator('[role=status]').first()
const says = async (page, words) => {
  await page.waitForFunction(([pattern]) => new RegExp(pattern).test(document.querySelector('[role=status]')?.textContent), [words.source], { timeout: 60_000 })
    .catch(error => assert.fail(`${error}\n${page.said.join('\n')}`))
}
const quiet = page => assert.deepEqual(page.said, [])

test('every example has a test, a row in README.md, and asks for this package', () => {
  const folders = readdirSync(EXAMPLES, { withFileTypes: true }).filter(entry => entry.isDirectory()).map(({ name }) => name)
  const readme = readFileSync(join(EXAMPLES, 'README.md'), 'utf8'), tests = readFileSync(new URL(import.meta.url), 'utf8')
  for (const name of folders) {
    assert.ok(readme.includes(`| [${name}](${name}/`), name)
    assert.match(tests, new RegExp(`^test\\('${name}: `, 'm'))
    assert.ok(JSON.parse(readFileSync(join(EXAMPLES, name, 'package.json'), 'utf8')).dependencies.tefuda, name)
  }
})

test('tic-tac-toe: a page of 60 lines plays a game', async context => {
  assert.ok(readFileSync(join(EXAMPLES, 'tic-tac-toe/index.html'), 'utf8').split('\n').length <= 61)
  const page = await visit(context, await started(context, 'tic-tac-toe'))
  await says(page, /You have the circles/)
  await page.selectOption('#level', '5')
  const free = page.locator('#board button:enabled')
  for (let left = await free.count(); left; left = await free.count()) {
    await free.first().click()
    // Until the answer comes, the text about the last move stays.
    await page.waitForFunction(before => [...document.querySelectorAll('#board button')].filter(({ textContent }) => !textContent).length < before
      && /engine|draw|You win/.test(document.querySelector('#said').textContent), left)
  }
  assert.match(await page.locator('#said').textContent(), /The engine wins\.|A draw\./)
  quiet(page)
})

test('holdem-odds: the element says each hand\'s share, and what it cannot read', async context => {
  const page = await visit(context, await started(context, 'holdem-odds'))
  const [first] = await page.locator('holdem-odds').all()
  await first.getByText('exact: all 1,370,754 ways').waitFor()
  assert.deepEqual(await first.locator('tbody tr').first().locator('td').allTextContents(), ['AsAh', '61.6 %', '0.2 %', '61.7 %'])
  await first.locator('[name=hands]').fill('AsAh / Kx')
  await first.getByText('Kx').waitFor()
  await first.locator('[name=hands]').fill('AsAh / KdKc')
  await first.getByText('exact: all 1,712,304 ways').waitFor()
  assert.equal(await first.locator('tbody tr').count(), 2)
  quiet(page)
})

test('daifugo-table: two people and two bots; each is told their own cards alone, and play what is legal', async context => {
  const url = await started(context, 'daifugo-table', { PACE: '0' })
  const heard = [[], []]
  const pages = await Promise.all(heard.map(() => visit(context, 'about:blank')))
  for (const [i, page] of pages.entries()) {
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard[i].push(payload)))
    await page.goto(url)
    await page.locator('#seats li').nth(3).waitFor()
  }
  const over = page => page.getByRole('button', { name: 'Next game' })
  // Whoever can move does so, until the game is over. Nobody starts another game here.
  for (let moves = 0; moves < 300 && !await over(pages[0]).count(); moves++) {
    for (const page of pages) await page.locator('#moves button').filter({ hasNotText: 'Next game' }).first().click({ timeout: 200, force: true }).catch(() => {})
  }
  for (const page of pages) assert.match(await status(page).textContent(), /Over: you are number [1-4]|Seat [1-4] \S/)
  const hands = heard.map(all => JSON.parse(all[0]).view.hand)
  assert.notEqual(hands[0], hands[1])
  for (const [i, all] of heard.entries()) {
    assert.ok(all.length > 4)
    const views = all.map(text => JSON.parse(text)).filter(({ view }) => view)
    assert.ok(views.every(({ view }) => view.seat === i && view.hands === undefined && view.seed === undefined))
  }
})

test('daifugo-table: a move out of turn, one that is no move, and a fifth player', async context => {
  const url = await started(context, 'daifugo-table', { PACE: '60000' })
  const { WebSocket } = await import('ws')
  const join = () => new Promise(resolve => {
    const socket = new WebSocket(url.replace('http', 'ws'))
    context.after(() => socket.terminate())
    const one = { socket, messages: [], closed: new Promise(gone => socket.on('close', code => gone(code))) }
    const wait = []
    one.next = () => new Promise(heard => (one.messages.length ? heard(one.messages.shift()) : wait.push(heard)))
    socket.on('message', data => {
      const message = JSON.parse(data)
      if (wait.length) wait.shift()(message)
      else one.messages.push(message)
    })
    one.closed.then(() => resolve(one))
    socket.once('message', () => resolve(one))
  })
  const refused = async one => {
    for (;;) {
      const message = await one.next()
      if (message.refused) return message.refused
    }
  }
  const seats = []
  for (let i = 0; i < 4; i++) seats.push(await join())
  assert.equal(await (await join()).closed, 1013)
  let view
  do ({ view } = await seats[0].next()); while (!view)
  const [turn] = view.turns, other = seats[(turn + 1) % 4]
  other.socket.send('{ "move": "pass" }')
  assert.match(await refused(other), /options\.seat is \d, which is not in turns/)
  seats[turn].socket.send('{ "move": "Zz" }')
  assert.match(await refused(seats[turn]), /options\.move/)
  for (const said of ['null', '{ "move": { "a": 1 } }', '{}']) {
    seats[turn].socket.send(said)
    assert.match(await refused(seats[turn]), /./)
  }
})

test('mahjong-trainer: an answer is judged with reasons, and counted', async context => {
  const page = await visit(context, `${await started(context, 'mahjong-trainer')}?seed=7`)
  await says(page, /Your turn/)
  const tiles = await page.locator('#hand button').evaluateAll(all => all.map(({ ariaLabel, textContent }) => [ariaLabel, textContent.codePointAt(0)]))
  assert.ok(tiles.length > 5)
  const CODES = { '1m': 0x1f007, '9m': 0x1f00f, '1s': 0x1f010, '1p': 0x1f019, '1z': 0x1f000, '4z': 0x1f003, '5z': 0x1f006, '6z': 0x1f005, '7z': 0x1f004, '0m': 0x1f00b }
  for (const [tile, code] of tiles) if (CODES[tile]) assert.equal(code, CODES[tile], tile)
  await page.locator('#hand button').first().click()
  await says(page, /Yes|would be better/)
  assert.match(await page.locator('#score').textContent(), /^[01] of 1$/)
  assert.match(await page.locator('#answers li').first().textContent(), /the greatest value|tenpai|useful/)
  await page.check('#ja')
  await page.click('#next')
  await page.locator('#hand button').last().click()
  await page.locator('#answers li').first().waitFor()
  assert.match(await page.locator('#answers').textContent(), /[ぁ-ん]/)
  assert.match(await page.locator('#score').textContent(), / of 2$/)
  quiet(page)
})

test('react: the hooks play gomoku and give a hint, in StrictMode', async context => {
  const page = await visit(context, await built(context, 'react'))
  await says(page, /Your turn/)
  await page.getByText(/A hint: row \d, column \d/).waitFor()
  await page.getByRole('button', { name: 'row 5, column 5' }).click()
  await page.waitForFunction(() => [...document.querySelectorAll('button')].filter(each => each.textContent === '⚪').length === 1)
  await says(page, /Your turn/)
  await page.getByRole('button', { name: 'New game' }).click()
  await page.waitForFunction(() => [...document.querySelectorAll('button')].every(each => !/[⚪⚫]/u.test(each.textContent)))
  quiet(page)
})

test('svelte: a deal, a move, its chance, and back', async context => {
  const page = await visit(context, `${await built(context, 'svelte')}?seed=2`)
  await page.locator('[data-move=d]').click()
  await page.locator('[data-move="c w1"]').waitFor()
  await page.getByRole('button', { name: 'Chances' }).click()
  await page.waitForFunction(() => /%/.test(document.querySelector('[data-move="c w1"]').textContent))
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator('[data-move=d]').waitFor()
  quiet(page)
})

test('vue: a hold, what it cost, and the next deal', async context => {
  const page = await visit(context, `${await built(context, 'vue')}?seed=1`)
  await page.getByRole('button', { name: 'Draw' }).click()
  await says(page, /Your hold cost \d\.\d+; best was J♥ K♦ K♥ J♣/)
  await page.getByRole('button', { name: 'Deal' }).click()
  await page.getByRole('button', { name: 'Draw' }).waitFor()
  assert.equal(await page.locator('p b').first().textContent(), '98')
  quiet(page)
})

test('phaser: a tap lays a stone, and the engine answers', async context => {
  const page = await visit(context, await built(context, 'phaser'))
  await page.waitForFunction(() => globalThis.game?.scene.getScene('board')?.position)
  const box = await page.locator('canvas').boundingBox()
  await page.mouse.click(box.x + box.width * 270 / 640, box.y + box.height * 270 / 720)
  await page.waitForFunction(() => {
    const { board, turn } = globalThis.game.scene.getScene('board').position
    return turn === 'o' && board.split('\n')[2][2] === 'o' && board.includes('x')
  })
})
