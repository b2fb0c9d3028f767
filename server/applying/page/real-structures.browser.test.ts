import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumForTests } from '../../../test/chromium.ts'
import { shownBy } from '../fill-page.ts'
import { documentAsked } from '../form/meaning.ts'
import { questionsIn } from '../form/questions.ts'
import { fillField } from './fill-field.ts'
import { viewPage } from './page-view.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(await chromiumForTests())
  page = await browser.newPage()
})
afterAll(async () => {
  await browser.close()
})

/** The labels that a page asks for, and the words of what can be pressed. */
async function read(html: string): Promise<{ asks: string[]; buttons: string[] }> {
  await page.setContent(html)
  const view = await viewPage(page)
  return {
    asks: questionsIn(view.fields).map(({ question }) => question.label),
    buttons: view.buttons.map(({ words }) => words),
  }
}

const form = (label: string, button = 'Continue') =>
  `<form><label for="f">${label}</label><input id="f"><button type="button">${button}</button></form>`
const twin = '<label>Twin <input></label><button>Send application</button>'

test.each([
  ['display', '<style>.a{display:none}</style><main class="a">', '</main>'],
  ['an attribute', '<main hidden>', '</main>'],
  ['visibility', '<main style="visibility:hidden">', '</main>'],
  ['being faded out', '<div style="opacity:0"><main>', '</main></div>'],
  ['lying beside the screen', '<main style="position:absolute;left:-9999px">', '</main>'],
  ['having nothing to fill in', '<main><h1>Welcome</h1><!--', '--></main>'],
])('of two main parts the one is taken that is shown, the other being hidden by %s', async (_, open, close) => {
  const { asks } = await read(`${open}${twin}${close}<main>${form('First name')}</main>`)
  expect(asks).toEqual(['First name'])
})

test('a form beside the main part is found, and a search is none', async () => {
  const html = `<header><input aria-label="Keywords"><button>Search</button></header><main><h1>Apply</h1></main>`
  expect((await read(`${html}<div>${form('First name')}</div>`)).asks).toEqual(['First name'])
})

test('a heading heads the part of the page that it stands in, and not what comes after that part', async () => {
  const part = '<section><h3>Your referee</h3><label>Name <input></label></section>'
  await page.setContent(
    `<main><form><h2>About you</h2>${part}<label>Town <input></label><h3>Your manager</h3><div><label>Post <input></label></div><button>Continue</button></form></main>`,
  )
  const sections = questionsIn((await viewPage(page)).fields).map(({ question }) => [question.label, question.section])
  expect(sections).toEqual([
    ['Name', 'Your referee'],
    ['Town', 'About you'],
    ['Post', 'Your manager'],
  ])
  // A part without a question in it is only a frame around its heading.
  await page.setContent(
    `<main><form><h2>About you</h2><section><h3>Your referee</h3></section><label>Name <input></label><button>Continue</button></form></main>`,
  )
  const [field] = questionsIn((await viewPage(page)).fields)
  expect(field?.question.section).toBe('Your referee')
})

const over = 'style="position:fixed;inset:40px;background:#fff"'
const corner = 'style="position:fixed;right:0;bottom:0"'
test.each<[string, string, string[]]>([
  [
    'a chat in the corner',
    `<div role="dialog" aria-label="Chat" ${corner}><textarea></textarea><button>Send</button></div>`,
    ['Page'],
  ],
  [
    'a survey that goes on, too',
    `<dialog open ${corner}><h2>Survey</h2><input><button>Next</button></dialog>`,
    ['Page'],
  ],
  [
    'a list of countries',
    `<div role="dialog" ${corner}><input aria-label="Search"><button>Close</button></div>`,
    ['Page'],
  ],
  ['a dialog that says that it is modal', `<div role="dialog" aria-modal="true">${form('Dialog')}</div>`, ['Dialog']],
  ['a dialog that lies over it', `<div role="dialog" ${over}>${form('Dialog', 'Review')}</div>`, ['Dialog']],
  ['a modal dialog that is hidden', `<div role="dialog" aria-modal="true" hidden>${form('Dialog')}</div>`, ['Page']],
])('a form beside %s', async (_, dialog, expected) => {
  const { asks } = await read(`<main><label>Page <input></label><button>Continue</button></main>${dialog}`)
  expect(asks).toEqual(expected)
})

test('over an ad, the dialog of an application is meant, and a chat is not', async () => {
  const ad = '<main><h1>Nurse</h1><button>Apply now</button></main>'
  const chat = '<div role="dialog" aria-label="Chat"><input aria-label="Message"><button>Send</button></div>'
  expect((await read(`${ad}<div role="dialog">${form('Dialog', 'Next')}</div>`)).asks).toEqual(['Dialog'])
  const beside = await read(`${ad}${chat}`)
  expect(beside).toEqual({ asks: [], buttons: ['Apply now'] })
})

test('what is there for no eye is not filled in: traps for robots, and what is switched off', async () => {
  const { asks } = await read(`<main><form>
    <div style="position:absolute;left:-5000px"><label>Website <input name="website"></label></div>
    <div aria-hidden="true"><label>Fax <input tabindex="-1"></label></div>
    <div style="opacity:0;height:0"><label>Company <input></label></div>
    <input style="width:1px;height:1px;border:0;padding:0" aria-label="Nickname">
    <div inert><label>Street <input></label></div>
    <details><summary>More</summary><label>Hidden <input></label></details>
    <label>Name <input></label><button>Continue</button></form></main>`)
  expect(asks).toEqual(['Name'])
})

test('what is drawn by its label, its card or another element is read', async () => {
  const { asks } =
    await read(`<style>input[type=radio],input[type=checkbox]{position:absolute;left:-9999px}</style><main><form>
    <fieldset><legend>Shift?</legend><label class="card"><input type="radio" name="s">Early</label><label class="card"><input type="radio" name="s">Late</label></fieldset>
    <div><button type="button" role="checkbox" aria-checked="false" aria-labelledby="t"></button><input type="checkbox" aria-hidden="true" tabindex="-1"><span id="t">I accept the terms</span></div>
    <div><label>CV <input type="file" style="display:none"></label></div>
    <section hidden><div><div><input type="file" aria-label="Photo"></div></div></section>
    <button>Continue</button></form></main>`)
  expect(asks).toEqual(['Shift?', 'I accept the terms', 'CV'])
})

test('a box without an input is ticked', async () => {
  await read(`<main><form><div><button type="button" role="checkbox" aria-checked="false" aria-labelledby="t"
    onclick="this.setAttribute('aria-checked', String(this.getAttribute('aria-checked') !== 'true'))"></button>
    <span id="t">I accept the terms</span></div><button>Continue</button></form></main>`)
  const view = await viewPage(page)
  const [asked] = questionsIn(view.fields)
  if (!asked) throw new Error('Nothing is asked')
  await fillField({ page, view, ...asked, value: true })
  expect((await viewPage(page)).fields.map(shownBy)).toEqual([true])
})

const days = ['Monday', 'Tuesday', 'Friday']
const menu = `<main><form><p id="l">Which days?</p><div>
  <button id="b" type="button" aria-haspopup="menu" aria-labelledby="l"
    onclick="m.hidden = !m.hidden">Select</button></div><button>Continue</button></form></main>
  <div id="m" role="menu" aria-labelledby="b" hidden>${days.map((day, at) => `<div role="menuitemcheckbox" aria-checked="${String(at === 1)}">${day}</div>`).join('')}</div>
  <script>for (const one of m.children) one.onclick = () => one.setAttribute('aria-checked', String(one.getAttribute('aria-checked') !== 'true'))
  onkeydown = (event) => { if (event.key === 'Escape') m.hidden = true }</script>`

test('a list to tick, which stands elsewhere in the page, is read with its answers and filled in', async () => {
  await page.setContent(menu)
  const view = await viewPage(page)
  const [asked] = questionsIn(view.fields)
  expect(asked?.question).toMatchObject({ label: 'Which days?', type: 'choices', options: days })
  if (!asked) return
  await fillField({ page, view, ...asked, value: ['Monday', 'Friday'] })
  expect((await viewPage(page)).fields.map(shownBy)).toEqual([['Monday', 'Friday']])
  expect(await page.locator('#m').isHidden()).toBe(true)
})

const card = (file: string, isOn: boolean) =>
  `<div class="file-card" ${isOn ? 'aria-label="Selected"' : ''}><h3>${file}</h3><p>20 KB</p><input type="radio" id="${file}"><label for="${file}">Select CV ${file}</label></div>`

test('stored CVs are one choice; where a file can be uploaded they need no answer', async () => {
  const cards = `${card('mine.pdf', false)}${card('other.docx', true)}`
  const upload = '<label>Upload CV <input type="file"></label>'
  for (const [more, isRequired] of [
    [upload, false],
    ['', true],
  ] as const) {
    await page.setContent(`<main><h2>CV</h2><form>${cards}${more}<button>Continue</button></form></main>`)
    const [asked] = questionsIn((await viewPage(page)).fields)
    expect(asked?.question).toMatchObject({ kind: 'document', options: ['mine.pdf', 'other.docx'], isRequired })
    expect(asked && shownBy(asked.field)).toBe('other.docx')
  }
})

test.each([
  [
    'a frame of the same site',
    `<h1>Apply</h1><iframe width="600" height="400" srcdoc='${form('First name')}'></iframe>`,
  ],
  [
    'a shadow tree',
    `<h1>Apply</h1><div id="h"></div><script>h.attachShadow({ mode: 'open' }).innerHTML = '${form('First name')}'</script>`,
  ],
])('a form in %s is read and filled in', async (_, html) => {
  await page.setContent(html)
  await expect.poll(async () => (await viewPage(page)).fields.length).toBe(1)
  const view = await viewPage(page)
  const [asked] = questionsIn(view.fields)
  expect(asked?.question.label).toBe('First name')
  if (!asked) return
  await fillField({ page, view, ...asked, value: 'Ada' })
  const after = await viewPage(page)
  expect([after.fields.map(shownBy), after.buttons.map(({ words }) => words)]).toEqual([['Ada'], ['Continue']])
})

test('a field for a file is called the same before and after: the name of a file that is stored or chosen is no label', async () => {
  const cards = `<div role="radiogroup" aria-label="Upload a CV"><div role="radio" aria-checked="true" tabindex="0"><strong>old cv.pdf</strong></div>
    <div role="radio" aria-checked="false" tabindex="0"><strong id="n">Upload another file</strong><input type="file" style="display:none" onchange="n.textContent = this.files[0].name"></div></div>`
  const plain =
    '<div><label for="f">CV</label><input type="file" id="f"><p>my cv (2).pdf</p><small>PDF, up to 2 MB</small></div>'
  for (const [html, label] of [
    [cards, 'Upload a CV'],
    [plain, 'CV'],
  ] as const) {
    await page.setContent(`<main><form><label>Town <input></label>${html}<button>Continue</button></form></main>`)
    const file = async () => {
      const found = questionsIn((await viewPage(page)).fields).filter(({ question }) => question.type === 'file')
      return found.map(({ question }) => [question.label, documentAsked(question)])
    }
    expect(await file()).toEqual([[label, 'cv']])
    await page.setInputFiles('input[type=file]', {
      name: 'ada cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.of(1),
    })
    expect(await file()).toEqual([[label, 'cv']])
  }
})

test('a code that is printed beside a telephone number is known', async () => {
  await page.setContent(
    '<main><form><label for="p">Mobile</label><div><span>+44</span><input id="p" type="tel"></div><button>Continue</button></form></main>',
  )
  expect((await viewPage(page)).fields.map(({ dialCode }) => dialCode)).toEqual(['+44'])
})
