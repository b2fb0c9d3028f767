import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerValue } from '../../../contract/applications/applications.ts'
import { chromiumForTests } from '../../../test/chromium.ts'
import { shownBy } from '../fill-page.ts'
import { questionsIn } from '../form/questions.ts'
import { fillField } from './fill-field.ts'
import { viewBehindConsent, viewPage } from './page-view.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(await chromiumForTests())
  page = await browser.newPage()
})
afterAll(async () => {
  await browser.close()
})

async function asked(html: string): Promise<string[]> {
  await page.setContent(`<main><form>${html}<button>Submit application</button></form></main>`)
  const view = await viewPage(page)
  expect(view.unread).toEqual([])
  return questionsIn(view.fields).map(({ question }) => {
    const { label, type, isRequired, options } = question
    return [label, type, isRequired ? '!' : '', options.join('/')].filter(Boolean).join(' | ')
  })
}

/** Fills in the first question, and says what stands in it then. */
async function filled(value: AnswerValue): Promise<AnswerValue | null> {
  const view = await viewPage(page)
  const [first] = questionsIn(view.fields)
  if (!first) throw new Error('Nothing is asked')
  await fillField({ page, view, ...first, value })
  const [after] = (await viewPage(page)).fields
  return after ? shownBy(after) : null
}

const pair = `<div><label class="q" for="h">Can you come on Sundays?</label><div>
  <button type="button" class="b">Yes</button><button type="button" class="b">No</button>
  <input type="checkbox" id="h" tabindex="-1" style="opacity:0;position:absolute;width:1px;height:1px"></div></div>
  <style>.q::after{content:' *'}</style>
  <script>for (const one of document.querySelectorAll('.b')) one.onclick = () => { for (const other of document.querySelectorAll('.b')) other.classList.toggle('on', other === one); h.checked = one.textContent === 'Yes' }</script>`
const around = `<fieldset role="radiogroup" aria-labelledby="t"><span id="t">Which shift? *</span>
  ${['Early', 'Late'].map((one) => `<div role="radio" aria-checked="false" tabindex="0" aria-labelledby="l${one}"><input type="radio" name="s" aria-hidden="true" tabindex="-1" style="opacity:0"><span id="l${one}">${one}</span></div>`).join('')}</fieldset>
  <script>for (const one of document.querySelectorAll('[role=radio]')) one.onclick = () => { for (const other of document.querySelectorAll('[role=radio]')) { other.setAttribute('aria-checked', String(other === one)); other.firstElementChild.checked = other === one } }</script>`
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `<option>${from + at}</option>`).join('')
const dates = `<div><b>When did it begin? *</b><br>
  <select title="Day"><option value="">Day</option>${range(1, 31)}</select>
  <select title="Month"><option value="">Month</option><option>January</option><option>February</option><option>March</option></select>
  <select title="Year"><option value="">Year</option>${range(2020, 2030)}</select></div>`
const closed = `<div><label id="cl" for="c">Country of work *</label><div><input id="c" role="combobox" aria-autocomplete="list" aria-labelledby="cl" autocomplete="off"><span id="shown"></span></div></div>
  <script>const shut = () => document.getElementById('menu')?.remove()
  c.onmousedown = () => { shut(); const menu = document.createElement('div'); menu.id = 'menu'; menu.setAttribute('role', 'listbox')
    for (const words of ['Ireland', 'Wales']) { const item = document.createElement('div'); item.setAttribute('role', 'option'); item.textContent = words; item.onmousedown = (event) => { event.preventDefault(); c.value = words; shut() }; menu.append(item) }
    document.body.append(menu) }
  c.onblur = () => setTimeout(shut, 50)</script>`
const editor = `<div><p id="e">Why this job? <em>(Required)</em></p><div contenteditable="true" role="textbox" aria-multiline="true" aria-labelledby="e" style="min-height:60px"></div></div>`

test.each<[string, string, string, AnswerValue, AnswerValue]>([
  ['two buttons over a hidden box', pair, 'Can you come on Sundays? | yes-no | ! | Yes/No', 'No', 'No'],
  ['parts around inputs, once', around, 'Which shift? | choice | ! | Early/Late', 'Late', 'Late'],
  ['a date in three lists', dates, 'When did it begin? | date | !', '2027-03-09', '2027-03-09'],
  [
    'a list that is there only while it is open',
    closed,
    'Country of work | choice | ! | Ireland/Wales',
    'Wales',
    'Wales',
  ],
  ['a text that is edited in place', editor, 'Why this job? | long-text | !', 'I like it', 'I like it'],
  [
    'a date in the order of its field',
    '<label for="d">Visa ends</label><input id="d" placeholder="MM-DD-YYYY" required>',
    'Visa ends | date | !',
    '2027-03-09',
    '03-09-2027',
  ],
  [
    'a slider, which says nothing before it is moved',
    '<label for="r">Miles</label><input id="r" type="range" min="0" max="40" value="20">',
    'Miles | number | !',
    '12',
    '12',
  ],
])('%s is read and filled in', async (_, html, question, value, shown) => {
  expect(await asked(html)).toEqual([question])
  expect((await viewPage(page)).fields.map(shownBy).filter((one) => one !== null)).toEqual([])
  expect(await filled(value)).toEqual(shown)
})

test.each<[string, string, string[]]>([
  [
    'joined with its mark',
    '<label for="a"><span>Town</span><span>Required</span></label><input id="a">',
    ['Town | text | !'],
  ],
  ['after another star', '<label for="a">Town ✱</label><input id="a">', ['Town | text | !']],
  [
    'with a picture',
    '<label for="a">Town <img alt="required" width="8" height="8"></label><input id="a">',
    ['Town | text | !'],
  ],
  [
    'with a number',
    '<label for="a">3. Which town?</label><input id="a" aria-required="true">',
    ['Which town? | text | !'],
  ],
  [
    'beside a hidden companion',
    '<div><label for="a">Town</label><input id="a"><input required aria-hidden="true" tabindex="-1" style="opacity:0"></div>',
    ['Town | text | !'],
  ],
  [
    'in a table, two a row',
    '<table><tr><td>First name*</td><td><input></td><td>Town</td><td><input></td></tr></table>',
    ['First name | text | !', 'Town | text'],
  ],
  [
    'in bare words after boxes',
    '<p>Which days? *</p><div><input type="radio" name="d" required>Monday <input type="radio" name="d">Friday</div>',
    ['Which days? | choice | ! | Monday/Friday'],
  ],
  [
    'where a rule stands above all',
    '<p>All fields are required unless marked optional.</p><label>Which town? <input></label><label>Which street? (optional) <input></label>',
    ['Which town? | text | !', 'Which street? | text'],
  ],
  [
    'where stars are explained',
    '<p>* marks a required field</p><label>Which town? <input></label>',
    ['Which town? | text'],
  ],
  ['in what it shows while it is empty', '<input placeholder="Which town?*">', ['Which town? | text | !']],
])('a name %s', async (_, html, expected) => {
  expect(await asked(html)).toEqual(expected)
})

test('each field may have a tree of its own, and words may come through a slot', async () => {
  await page.setContent(`<main><h1>Apply</h1><x-form></x-form></main><script>
    customElements.define('x-text', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<label for="i">' + this.getAttribute('label') + '</label><input id="i" required>' } })
    customElements.define('x-check', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<label><input type="checkbox"><slot></slot></label>' } })
    customElements.define('x-form', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<x-text label="First name"></x-text><x-text label="Town"></x-text><x-check>Send me news</x-check><button>Submit</button>' } })
  </script>`)
  const view = await viewPage(page)
  expect(questionsIn(view.fields).map(({ question: { label, isRequired } }) => [label, isRequired])).toEqual([
    ['First name', true],
    ['Town', true],
    ['Send me news', false],
  ])
  expect(await filled('Ada')).toBe('Ada')
})

test('what cannot be read is told: a tree that is closed, a pad to sign on, a list of no field, a field without a name', async () => {
  const parts = [
    '<x-closed style="display:block;width:300px;height:40px"></x-closed>',
    '<canvas width="300" height="100" aria-label="Signature"></canvas>',
    '<div role="listbox" aria-label="Days"><div role="option">Monday</div></div>',
    '<div><input></div>',
  ]
  for (const part of parts) {
    await page.setContent(`<main><form><label>Name <input></label>${part}<button>Submit</button></form></main>
      <script>customElements.define('x-closed', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'closed' }).innerHTML = '<input>' } })</script>`)
    expect((await viewPage(page)).unread, part).toHaveLength(1)
  }
})

test.each([
  'Reject all',
  'Only necessary',
  'Use necessary cookies only',
  'Accept only essential cookies',
  'Continue without accepting',
  'Reject additional cookies',
  'I do not accept',
  'Gwrthod cwcis ychwanegol',
])('cookies: “%s” is pressed, and what agrees is not', async (words) => {
  await page.setContent(`<div id="cookie-bar"><button onclick="document.title = 'agreed'">Accept all cookies</button>
    <button onclick="this.parentElement.remove(); document.title = 'refused'">${words}</button></div>`)
  await viewBehindConsent(page)
  expect(await page.title()).toBe('refused')
})

test('cookies that can only be agreed to are left alone', async () => {
  await page.setContent(
    `<div id="cookie-bar"><button onclick="document.title = 'agreed'">OK, got it</button></div><main><form><label>Name <input></label><button>Submit</button></form></main>`,
  )
  expect((await viewBehindConsent(page)).fields).toHaveLength(1)
  expect(await page.title()).toBe('')
})
