// The page's program by either compiler: it works in every room, and TinyGo's frees what it no longer needs.
import assert from 'node:assert/strict'
import { game } from '../rooms/boards/seen.js'
import { machine } from '../rooms/draw/seen.js'
import { mat } from '../rooms/mahjong/seen.js'
import { duel } from '../rooms/poker/seen.js'
import { becomes, enter, inPage, programs, shows, text } from './page.js'

assert.notEqual(programs.length, 0, 'nothing in dist/page: run ./build.sh build')

for (const program of programs) {
  inPage(`the page's program by ${program}: rooms, an error, languages`, { program, at: '#poker?a=Ah2d3c4s5h&b=6h5d4c3s2h' }, async page => {
    await shows(() => duel(page), { a: '0x543210', b: '0x554321', sign: '<' })
    await page.fill('#hand-a-text', 'Zz')
    await shows(() => duel(page), { a: '' })
    await enter(page, '#draw?game=deuces-wild&seed=2')
    await shows(() => machine(page), { cards: ['Kh', '2c', '9s', '7s', '9h'] })
    await enter(page, '#mahjong?hand=99m678p33s3s,1111z,777=z&dora=1s')
    await page.click('#language-ja')
    await shows(() => mat(page), { notation: '99m678p33s3s,1111z,777=z' })
    await enter(page, '#boards?g=3x3x3&moves=1,1.0,0')
    await becomes(async () => /あなた/.test((await game(page)).status), true)
  })
}

const BY_TINYGO = programs.includes('tinygo') ? { program: 'tinygo' } : undefined

/**
 * Repeats a round until the references that a sweep leaves differ by less than 250 in three rounds. Garbage keeps
 * references until the collector runs, so they grow once when the heap doubles; a leak grows in every round.
 */
async function settles(page, round) {
  const counts = []
  do {
    assert.ok(counts.length < 12, `${counts} references`)
    await round()
    counts.push(await page.evaluate(() => {
      globalThis.tefudaDemo.program.sweep()
      return globalThis.tefudaDemo.program.references
    }))
  } while (counts.length < 4 || Math.max(...counts.slice(-3)) - Math.min(...counts.slice(-3)) >= 250)
}

/** Plays games of the engine with itself to their ends. */
async function playGames(page, games) {
  for (let i = 0; i < games; i++) {
    await becomes(async () => /wins$|^A draw/.test((await game(page)).status), true)
    await page.click('#play-new')
    await becomes(async () => /wins$|^A draw/.test((await game(page)).status), false)
  }
}

/** Languages and keys, as fast as they can be pressed. */
const hurry = page => page.evaluate(async () => {
  for (let i = 0; i < 60; i++) {
    document.querySelector(i % 2 ? '#language-en' : '#language-ja').click()
    for (const key of ['ArrowLeft', 'ArrowDown']) document.querySelector('#board [tabindex="0"]').dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }))
    await new Promise(resolve => setTimeout(resolve))
  }
})

if (BY_TINYGO) {
  inPage('references to JavaScript do not grow by play, nor by languages and keys', { ...BY_TINYGO, at: '#boards?g=3x3x3&you=watch&level=1&white=1' }, async page => {
    const sweeps = () => page.evaluate(() => globalThis.tefudaDemo.program.sweeps)
    await becomes(async () => {
      await hurry(page)
      return await sweeps() > 0
    }, true, 'sweeps without being told to')
    await settles(page, async () => {
      await playGames(page, 2)
      await hurry(page)
    })
  })

  inPage('what is asked and dropped again is forgotten', { ...BY_TINYGO, at: '#daifugo' }, async page => {
    await settles(page, () => page.evaluate(async () => {
      for (let i = 0; i < 50; i++) {
        document.querySelector(i % 2 ? '#language-en' : '#language-ja').click()
        await new Promise(resolve => setTimeout(resolve, 60))
      }
    }))
  })
}

inPage('a program that has ended says so, and no event wakes it', { ...BY_TINYGO, at: '#poker?a=As&b=' }, async (page, { complaints }) => {
  await shows(() => duel(page), { a: '0x1D0000' })
  // No browser does this: the program calls a method that is gone.
  await page.evaluate(() => { window.Element.prototype.setAttribute = undefined })
  await page.fill('#hand-a-text', 'Ks')
  await becomes(() => page.getAttribute('#status', 'data-state'), 'failed')
  assert.match(await text(page, '#status-detail'), /the program of \w+ ended/)
  await page.fill('#hand-a-text', 'Qs')
  assert.notEqual(complaints.splice(0).length, 0)
})
