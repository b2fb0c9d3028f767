import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersOf, anOrder } from '../../test/applying.ts'
import { chromiumForTests } from '../../test/chromium.ts'
import { fileEvidence, nothingAttached } from './attached.ts'
import type { BoardForm } from './board-form.ts'
import { goThrough, type Filling } from './go-through.ts'
import { pressAndSee } from './send.ts'
import { createSession, look, usualLimits } from './session.ts'
import { Stopped } from './stopped.ts'

/*
 * A CV goes into a form in many ways; whichever it was, the form has to show its name before the last button is pressed.
 */
let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(await chromiumForTests())
  page = await browser.newPage()
})
afterAll(async () => {
  await browser.close()
})

const board: BoardForm = {
  id: 'reed',
  name: 'The board',
  hosts: [],
  apply: { words: /^easy apply$/iu },
  submit: /^submit application$/iu,
  sent: { words: /thank you/iu },
  applications: '',
}

/** Goes up to the last button of a form with these fields. */
async function wayTo(html: string, more: Partial<BoardForm> = {}) {
  await page.setContent(
    `<main><form><label>Full name <input required></label>${html}<button>Submit application</button></form></main>`,
  )
  const order = anOrder({
    board: 'reed',
    ref: '1',
    link: '',
    answer: async (questions) => await Promise.resolve(answersOf(questions)),
  })
  const session = createSession({
    board: { ...board, ...more },
    window: { page, turnedAway: [], rest: () => {}, close: async () => await page.close() },
    places: { toBrowser: String, fromBrowser: (address) => address, isAllowed: () => true },
    limits: usualLimits,
    order,
  })
  const filling: Filling = { answers: new Map(), attached: nothingAttached(), read: new Map() }
  const last = await goThrough(session, await look(session), { order, ...filling })
  return { session, last, ...filling }
}

/** 'ready', or why it stopped before the last button. */
async function reached(html: string, more: Partial<BoardForm> = {}): Promise<string> {
  try {
    const { last } = await wayTo(html, more)
    return last.kind === 'last' ? 'ready' : last.kind
  } catch (error) {
    if (error instanceof Stopped) return error.reason
    throw error
  }
}

const card = (words: string) =>
  `<section><h2>Your CV</h2><div class="card"><strong id="name">Old CV.pdf</strong><button type="button" id="b">${words}</button></div></section>`
const chooser = (then: string) =>
  `<script>b.onclick = () => { const field = document.createElement('input'); field.type = 'file'; field.onchange = () => { ${then} }; field.click() }</script>`
const shows = "document.getElementById('name').textContent = field.files[0].name"

test.each<[string, string, string]>([
  ['a field', '<label>Your CV <input type="file"></label>', 'ready'],
  [
    'a field that goes once it has a file, with its name in its place',
    '<div><label for="f">CV</label><input type="file" id="f"><p id="p"></p></div><script>f.onchange = () => { p.textContent = f.files[0].name; f.remove() }</script>',
    'ready',
  ],
  ['a button on the card of a stored CV, without a field', card('Update') + chooser(shows), 'ready'],
  ['a button in other words', card('Replace CV') + chooser(shows), 'ready'],
  [
    'a button that opens a part of the page with the field in it',
    `${card('Update')}<div role="dialog" aria-modal="true" id="d" hidden><h2>Upload a CV</h2><label>CV <input type="file" id="f"></label><button type="button" id="u">Upload</button></div>
     <script>b.onclick = () => { d.hidden = false }; u.onclick = () => { document.getElementById('name').textContent = f.files[0].name; d.hidden = true }</script>`,
    'ready',
  ],
  ['a button, and the form does not show what came of it', card('Update') + chooser(''), 'cv-not-attached'],
  [
    'a field that drops its file',
    '<label>Your CV <input type="file" id="f"></label><script>f.onchange = () => { f.value = "" }</script>',
    'cv-not-attached',
  ],
  ['no place for one at all', '', 'cv-not-attached'],
])('a CV is attached by %s', async (_, html, expected) => {
  expect(await reached(html)).toBe(expected)
})

test('a board that takes no files needs none', async () => {
  expect(await reached('', { takesNoFile: true })).toBe('ready')
})

test('a form of which a part could not be read is never ready', async () => {
  const pad =
    '<label>Your CV <input type="file"></label><canvas width="300" height="100" aria-label="Signature"></canvas>'
  expect(await reached(pad)).toBe('changed-form')
})

test('a question that comes a moment after an answer is answered, and one that an answer takes away is not', async () => {
  const html = `<label>Your CV <input type="file"></label>
    <fieldset><legend>Do you hold a driving licence? *</legend><label><input type="radio" name="q" value="Yes" required>Yes</label><label><input type="radio" name="q" value="No">No</label></fieldset>
    <div id="more" hidden><label>How many years have you driven? <input id="y" required></label></div>
    <script>document.forms[0].onchange = () => setTimeout(() => { more.hidden = false }, 150)</script>`
  expect(await reached(html)).toBe('ready')
  expect(await page.inputValue('#y')).toBe('4')
})

test('what stands in the form when the last button is pressed is what was read back, or nothing is sent', async () => {
  const html =
    '<label>Your CV <input type="file"></label><script>document.forms[0].onsubmit = (event) => { event.preventDefault(); window.wasSent = true }</script>'
  const wasSent = async () => await page.evaluate(() => 'wasSent' in window)
  const { session, last, answers, read, attached } = await wayTo(html)
  expect([...read.values()]).toMatchObject([{ how: 'read-back' }])
  // The browser alone knows of it, and nothing has left.
  expect(fileEvidence(attached)).toMatchObject([{ document: 'cv', isStored: false, upload: null, shown: null }])
  await page.fill('input:not([type=file])', 'Somebody Else')
  expect(await pressAndSee({ session, last, ref: '1', answers, read })).toMatchObject({
    kind: 'not-sent',
    reason: 'changed-form',
    text: 'The form shows another answer to “Full name” than the one that was checked',
  })
  expect(read.size).toBe(0)
  expect(await wasSent()).toBe(false)

  await page.setContent('<main><h1>Please log in</h1></main>')
  expect(await pressAndSee({ session, last, ref: '1', answers, read })).toMatchObject({
    kind: 'not-sent',
    reason: 'site-down',
    mayRetry: true,
  })
})

test('a file whose name stood there before is not known by its name', async () => {
  const old = '<p>ada-cv.pdf, uploaded last year</p>'
  const { attached } = await wayTo(`${old}<label>Your CV <input type="file"></label>`)
  expect(attached.put.get('ada-cv.pdf')).toMatchObject({ hasNamesake: true })
  const { attached: other } = await wayTo('<label>Your CV <input type="file"></label>')
  expect(other.put.get('ada-cv.pdf')).toMatchObject({ hasNamesake: false, shown: { at: expect.any(String) } })
})
