// Makes a picture of the current table for sharing. A room's own picture.js gives its size and draws it from the
// elements of the room. Everything is drawn on a canvas, so the page's content security policy needs no exception.
import { said } from '../../ui/make.js'
import { Brush, COLOURS } from './brush.js'

const WORDS = {
  none: ['This room has no picture.', 'この部屋の画像はありません。'],
  saved: ['The picture lies in your downloads.', '画像を保存しました。'],
  failed: ['The picture could not be made: ', '画像を作れませんでした：'],
}

/** The height above the table for the room's name, and below it for the origin. */
const HEAD = 92
const FOOT = 52

/** Draws the table of a room in view on a canvas, or the position that its review shows. */
export async function drawn(room, review) {
  const table = review ? (await import('./review.js')).table(review) : (await import(`../../rooms/${room.id}/picture.js`)).table(room)
  const brush = new Brush(table.width, HEAD + table.height + FOOT)
  await brush.prepare(table.tiles)
  const { context, width, height } = brush
  brush.cloth()
  brush.words(document.getElementById('bar-title').textContent, 32, 46, { size: 28, weight: 600, font: 'serif' })
  brush.words(table.says, 32, 74, { size: 17, colour: COLOURS.quiet })
  context.save()
  context.translate(0, HEAD)
  table.draw(brush)
  context.restore()
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium' }).format(new Date())
  brush.words(`tefuda 手札 · ${location.host}`, 32, height - 20, { size: 15, colour: COLOURS.quiet })
  brush.words(date, width - 32, height - 20, { size: 15, colour: COLOURS.quiet, align: 'right' })
  return brush.canvas
}

/** Hands a file to the browser's share sheet, or else to the downloads. Returns the words that report it. */
async function give(file) {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: document.title })
      return ''
    } catch (error) {
      if (error.name === 'AbortError') return ''
    }
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return said(WORDS.saved)
}

/** Shares the picture of the room in view, or of the review with the button. */
export async function open(button) {
  const review = button?.closest('.analysis')
  if (review && button.getAttribute('aria-disabled') === 'true') return
  const says = review ? button.nextElementSibling : document.getElementById('share-says')
  const room = document.getElementById(document.documentElement.dataset.room)
  try {
    if (!room) says.textContent = said(WORDS.none)
    else {
      const canvas = await drawn(room, review)
      const blob = await new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
      says.textContent = await give(new window.File([blob], `tefuda-${room.id}${review ? '-review' : ''}.png`, { type: 'image/png' }))
    }
  } catch (error) {
    says.textContent = said(WORDS.failed) + error.message
  }
}
