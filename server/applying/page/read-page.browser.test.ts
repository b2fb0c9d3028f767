import type { Browser, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerValue } from '../../../contract/applications/applications.ts'
import { chromiumForTests } from '../../../test/chromium.ts'
import { shownBy } from '../fill-page.ts'
import { questionsIn } from '../form/questions.ts'
import { captchaIn } from '../obstacles.ts'
import { dismissConsent } from './dismiss-consent.ts'
import { fillField, NotTaken } from './fill-field.ts'
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

/** The questions of a form, each in one line: label, type, kind, whether it must be answered, options and limits. */
async function read(html: string): Promise<string[]> {
  await page.setContent(`<main><form method="post">${html}<button type="submit">Continue</button></form></main>`)
  const view = await viewPage(page)
  return questionsIn(view.fields).map(({ question }) => {
    const { label, type, kind, isRequired, options, min, max, fileTypes } = question
    const limits = [min !== null && `from ${min}`, max !== null && `to ${max}`, fileTypes.join(' ')].filter(Boolean)
    return [label, type, kind, isRequired ? 'required' : 'optional', options.join('/'), ...limits]
      .filter(Boolean)
      .join(' | ')
  })
}

test.each<[string, string, string[]]>([
  [
    'labels by for, around, by name, and said twice',
    `<label for="a">First name *</label><input id="a">
     <label>Phone <input type="tel"></label>
     <input aria-label="Postcode">
     <label for="d"><span aria-hidden="true">Which city?</span><span class="visually-hidden">Which city?</span></label><input id="d" required>`,
    [
      'First name | text | about-you | required',
      'Phone | phone | about-you | optional',
      'Postcode | text | about-you | optional',
      'Which city? | text | screening | required',
    ],
  ],
  [
    'a label that stands far away, with a star beside it',
    `<div><span>Do you hold a licence?</span><span>*</span></div>
     <div><div><button type="button" aria-haspopup="true" aria-label="Select an option"><span></span></button>
     <div><div role="menu"><span role="menuitem">Yes</span><span role="menuitem">No</span></div></div></div></div>`,
    ['Do you hold a licence? | yes-no | screening | required | Yes/No'],
  ],
  [
    'labels in a list of their own, above what was answered before',
    `<ol><li>Can you drive?</li><li>How many years?</li></ol>
     <dl><dt>First name</dt><dd>Ada</dd><dt>Phone</dt><dd>07700 900123</dd></dl>
     <fieldset><label><input type="radio" name="q-0" value="Yes">Yes</label><label><input type="radio" name="q-0" value="No">No</label></fieldset>
     <input name="q-1" inputmode="numeric">`,
    ['Can you drive? | yes-no | screening | required | Yes/No', 'How many years? | number | screening | required'],
  ],
  [
    'radio buttons in a fieldset, segmented buttons, a select with nothing chosen',
    `<fieldset><legend>Can you drive? *</legend><label><input type="radio" name="q">Yes</label><label><input type="radio" name="q">No</label></fieldset>
     <div role="group" aria-labelledby="l"><p id="l">Shift?</p><button type="button" aria-pressed="false">Early</button><button type="button" aria-pressed="true">Late</button></div>
     <label for="s">Level</label><select id="s"><option value="">Select…</option><option>Junior</option><option>Senior</option></select>`,
    [
      'Can you drive? | yes-no | screening | required | Yes/No',
      'Shift? | choice | screening | optional | Early/Late',
      'Level | choice | screening | optional | Junior/Senior',
    ],
  ],
  [
    'a list of boxes is one question, and boxes for other things are not',
    `<fieldset><legend>Which days? *</legend><label><input type="checkbox" name="d" value="1">Monday</label><label><input type="checkbox" name="d" value="2">Friday</label></fieldset>
     <label><input type="checkbox" name="news" checked> Send me similar jobs</label>
     <label><input type="checkbox" name="terms" required> I accept the terms and the privacy policy</label>
     <label><input type="checkbox" name="follow" checked> Follow Moorview to stay up to date</label>
     <label><input type="checkbox" name="true" required> I declare that all of this is true</label>`,
    [
      'Which days? | choices | screening | required | Monday/Friday',
      'Send me similar jobs | consent | optional-consent | optional',
      'I accept the terms and the privacy policy | consent | terms | required',
      'Follow Moorview to stay up to date | consent | optional-consent | optional',
      'I declare that all of this is true | consent | declaration | required',
    ],
  ],
  [
    'numbers, dates, long texts and files with their limits',
    `<label for="n">Years *</label><input id="n" type="number" min="0" max="60">
     <label for="m">Notice in weeks</label><input id="m" inputmode="numeric">
     <label for="t">Why us?</label><textarea id="t"></textarea><p class="counter">0 / 1500</p>
     <label for="d">Start date</label><input id="d" type="date">
     <fieldset><legend>When can you start?</legend><label for="x">Day</label><input id="x"><label for="y">Month</label><input id="y"><label for="z">Year</label><input id="z"></fieldset>
     <div><label for="f">Upload resume</label><input id="f" type="file" hidden accept="application/pdf,.docx"><p>DOCX, PDF (2 MB)</p></div>`,
    [
      'Years | number | screening | required | from 0 | to 60',
      'Notice in weeks | number | screening | optional',
      'Why us? | long-text | screening | optional | to 1500',
      'Start date | date | screening | optional',
      'When can you start? | date | screening | optional',
      'Upload resume | file | document | optional | to 2000000 | pdf docx',
    ],
  ],
  [
    'what only the person may say',
    `<label for="a">What is your ethnic group? *</label><select id="a"><option value=""></option><option>Prefer not to say</option></select>
     <label for="b">Do you have any unspent convictions?</label><input id="b">
     <label for="c">Do you hold a health and safety certificate?</label><input id="c">
     <h2>Equal opportunities monitoring</h2><label for="d">Who cares for you?</label><input id="d">`,
    [
      'What is your ethnic group? | choice | sensitive | required | Prefer not to say',
      'Do you have any unspent convictions? | text | sensitive | optional',
      'Do you hold a health and safety certificate? | text | screening | optional',
      'Who cares for you? | text | sensitive | optional',
    ],
  ],
  [
    'where only what is optional is marked, the rest must be answered',
    `<label for="a">Why this job?</label><input id="a"><label for="b">Anything else? (optional)</label><input id="b">`,
    ['Why this job? | text | screening | required', 'Anything else? | text | screening | optional'],
  ],
  [
    'labels in a list above their fields',
    `<ol><li>First name</li><li>Last name</li></ol><div><input name="a"></div><div><input name="b"></div>`,
    ['First name | text | about-you | optional', 'Last name | text | about-you | optional'],
  ],
  [
    'a search, and a box for cookies, ask nothing',
    `<div role="search"><input aria-label="Keywords"></div><div id="cookie-box"></div>`,
    [],
  ],
])('%s', async (_, html, expected) => {
  expect(await read(html)).toEqual(expected)
})

test('an error stands with its field', async () => {
  await read(
    `<div><label for="a">Years</label><input id="a" aria-describedby="e"><p id="e" class="error">Enter a number</p></div><div><label for="b">Name</label><input id="b"></div>`,
  )
  const view = await viewPage(page)
  expect(view.fields.map(({ label, error }) => [label, error])).toEqual([
    ['Years', 'Enter a number'],
    ['Name', ''],
  ])
})

/** Fills the only field of a form, and says what it shows then. */
async function fill(html: string, value: AnswerValue): Promise<AnswerValue | null> {
  await read(html)
  const view = await viewPage(page)
  const [asked] = questionsIn(view.fields)
  if (!asked) throw new Error('The form asks nothing')
  await fillField({ page, view, ...asked, value })
  const [field] = (await viewPage(page)).fields
  return field ? shownBy(field) : null
}

const typeahead = `<label for="c">City</label><input id="c" role="combobox" aria-controls="l"><ul id="l" role="listbox" hidden></ul>
<script>c.oninput = () => setTimeout(() => { l.hidden = false; l.innerHTML = '<li role="option">Leeds, West Yorkshire</li><li role="option">London</li>'
for (const one of l.children) one.onclick = () => { c.value = one.textContent; l.hidden = true } }, 50)</script>`
const drawn = `<style>input{position:absolute;opacity:0;width:1px;height:1px}</style><fieldset><legend>Drive?</legend>
<label for="y">Yes</label><input id="y" type="radio" name="q"><label for="n">No</label><input id="n" type="radio" name="q"></fieldset>`

test.each<[string, string, AnswerValue, AnswerValue]>([
  ['radio buttons that are drawn by their labels', drawn, 'No', 'No'],
  ['a yes as a state', drawn, true, 'Yes'],
  ['a text of which one suggestion must be taken', typeahead, 'Leeds', 'Leeds, West Yorkshire'],
  ['a date as it is written here', '<label for="a">Start date</label><input id="a">', '2026-12-01', '2026-12-01'],
  ['a box that was ticked', '<label><input type="checkbox" checked> Send me news</label>', false, false],
  [
    'a select by its words, whatever their case',
    '<label for="s">Level</label><select id="s"><option value="">-</option><option value="2">Senior level</option></select>',
    'SENIOR LEVEL',
    'Senior level',
  ],
])('fills in %s', async (_, html, value, shown) => {
  expect(await fill(html, value)).toEqual(shown)
})

test.each<[string, string, AnswerValue, RegExp]>([
  ['an answer that is not offered', drawn, 'Perhaps', /not among/u],
  ['a suggestion that is not made', typeahead, 'Atlantis', /Leeds, West Yorkshire; London/u],
  [
    'a text that is too long',
    '<label for="a">Why?</label><textarea id="a" maxlength="5"></textarea>',
    'Because',
    /5 characters/u,
  ],
  ['words for a number', '<label for="a">Years</label><input id="a" type="number">', 'many', /number only/u],
])('does not force in %s', async (_, html, value, reason) => {
  await expect(fill(html, value)).rejects.toThrow(reason)
  await expect(fill(html, value)).rejects.toBeInstanceOf(NotTaken)
})

test.each([
  [
    'plain',
    `<div id="onetrust-banner-sdk"><button>Accept all</button><button onclick="this.parentElement.remove()">Only necessary cookies</button></div>`,
  ],
  [
    'in a frame',
    `<iframe title="gdpr-consent-notice" id="f" srcdoc="<title>Cookies</title><button onclick='parent.f.remove()'>Reject all</button>"></iframe>`,
  ],
  [
    'in a shadow tree',
    `<div id="cf_modal_container"></div><script>const tree = cf_modal_container.attachShadow({ mode: 'open' }); tree.innerHTML = '<p>Cookies</p><button>Reject all</button>'; tree.querySelector('button').onclick = () => cf_modal_container.remove()</script>`,
  ],
])('a box for cookies, %s, is refused', async (_, html) => {
  await page.setContent(`<main>${html}</main>`)
  await expect.poll(async () => await dismissConsent(page)).toBe(true)
  await expect.poll(async () => await dismissConsent(page)).toBe(false)
})

test.each([
  ['a box to tick', `<div class="g-recaptcha"><label><input type="checkbox"> I'm not a robot</label></div>`, true],
  ['a page in between', `<h1>Checking your browser</h1>`, true],
  [
    'a badge that asks nothing',
    `<div class="grecaptcha-badge" style="width:60px;height:60px">protected</div><p>Hello</p>`,
    false,
  ],
])('what asks for a human: %s', async (_, html, expected) => {
  await page.setContent(`<main>${html}</main>`)
  expect(captchaIn(await viewPage(page)) !== null).toBe(expected)
})
