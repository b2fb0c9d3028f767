import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumForTests } from '../../../test/chromium.ts'
import { submitButton, type BoardForm } from '../board-form.ts'
import { questionsIn } from '../form/questions.ts'
import { captchaIn } from '../obstacles.ts'
import { isForm } from '../reach-form.ts'
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

const board: BoardForm = {
  id: 'reed',
  name: 'A board',
  hosts: [],
  apply: { words: /^(?:easy )?apply(?: now)?$/iu },
  submit: /^submit application$/iu,
  sent: { words: /thank you/iu },
  applications: '',
}

async function labels(html: string): Promise<string[]> {
  await page.setContent(
    `<main><form><label>Full name <input name="full"></label>${html}<button>Submit application</button></form></main>`,
  )
  return questionsIn((await viewPage(page)).fields).map(({ question }) => question.label)
}

const box = (style: string, inner = '<label>Homepage <input name="site"></label>') =>
  `<div style="${style}">${inner}</div>`
const bare = (style: string) => `<label>Homepage</label><input name="site" style="${style}">`

test.each([
  ['faded out, itself', bare('opacity:0')],
  ['faded out by what is around it, a little at a time', box('opacity:.3', box('opacity:.25', bare('')))],
  ['faded out by a filter', box('filter:opacity(0)')],
  ['in a box without height', box('height:0;overflow:hidden')],
  [
    'cut off by a box that is elsewhere',
    box(
      'overflow:hidden;width:300px;height:20px',
      '<div style="margin-left:400px"><input aria-label="Homepage"></div>',
    ),
  ],
  ['clipped away', box('position:absolute;clip:rect(0 0 0 0)')],
  ['clipped to nothing', box('clip-path:inset(100%)')],
  ['made as small as nothing', box('transform:scale(0)')],
  ['to the left of the page', box('position:absolute;left:-3000px')],
  ['far to the right of the page', box('position:absolute;left:6000px')],
  [
    'below a picture',
    box('position:relative', `${bare('')}<div style="position:absolute;inset:0;background:#fff"></div>`),
  ],
  [
    'below another field',
    box(
      'position:relative',
      '<input aria-label="Homepage" style="width:200px"><input aria-label="Town" style="position:absolute;left:0;top:0;width:260px;height:40px">',
    ),
  ],
  ['behind the page', box('background:#fff', '<input aria-label="Homepage" style="position:relative;z-index:-1">')],
  ['for no one who listens', box('', '<label aria-hidden="true">Homepage <input tabindex="-1"></label>')],
  ['to be left empty, by its label', '<label>Please leave this field empty <input name="site"></label>'],
  [
    'to be left empty, by a note',
    '<div><label for="s">Homepage</label><input id="s"><small>Do not fill this in.</small></div>',
  ],
  [
    'for robots, by a question',
    '<div><p>If you are human, keep the next line blank.</p><label>Homepage <input></label></div>',
  ],
  ['for robots, by its name', '<div class="honeypot-wrap"><label>Homepage <input></label></div>'],
])('a field is left alone that is %s', async (_, html) => {
  expect((await labels(html)).filter((label) => label !== 'Town')).toEqual(['Full name'])
})

test.each([
  [
    'may be left empty by those who have none',
    '<label>Homepage <input></label><small>Leave blank if you have none</small>',
    'Homepage',
  ],
  [
    'is in a list that scrolls',
    box('height:40px;overflow:auto', `<p style="height:200px">Please read.</p><label>Homepage <input></label>`),
    'Homepage',
  ],
  ['is far below', `<div style="height:4000px"></div><label>Homepage <input></label>`, 'Homepage'],
  [
    'has its label drawn over it',
    box('position:relative', '<label for="o" style="position:absolute;left:4px">Homepage</label><input id="o">'),
    'Homepage',
  ],
  [
    'stands right behind one for robots',
    `<div style="position:absolute;left:-3000px"><label for="t">Leave this line empty</label><input id="t" tabindex="-1"></div><label>Homepage <input></label>`,
    'Homepage',
  ],
  [
    'is below a notice that stands at the foot of the screen',
    '<label>Homepage <input></label><div style="position:fixed;left:0;right:0;bottom:0;height:60%;background:#fff">We use cookies</div>',
    'Homepage',
  ],
])('a field is read that %s', async (_, html, label) => {
  expect(await labels(html)).toEqual(['Full name', label])
})

/** The words of the button that would send, and its id. */
async function sendsBy(html: string): Promise<string | null> {
  await page.setContent(html)
  const view = await viewPage(page)
  expect(isForm({ board }, view)).toBe(true)
  const button = submitButton(board, view)
  return button && !button.isDisabled ? button.words : null
}

const asks = '<label>Name <input></label>'
test.each([
  [
    'one that is faded out',
    `<form>${asks}<button style="opacity:0">Submit application</button><button>Send to the team</button></form>`,
    'Send to the team',
  ],
  [
    'one that stays off',
    `<form>${asks}<button disabled>Submit</button><button type="button">Send it off</button></form>`,
    'Send it off',
  ],
  [
    'one that empties the form',
    `<form>${asks}<button>Apply</button><button type="reset">Submit application</button></form>`,
    'Apply',
  ],
  [
    'one of another form',
    `<form>${asks}<button>Submit my profile</button></form><form><input aria-label="Email"><button>Submit application</button></form>`,
    'Submit application',
  ],
  [
    'one below something',
    `<form>${asks}<div style="position:relative"><button>Submit application</button><div style="position:absolute;inset:0;background:#fff"></div></div><button>Submit form</button></form>`,
    'Submit form',
  ],
  [
    'one beside the form',
    `<main><form>${asks}<button>Submit</button></form><aside><button>Easy apply</button><button>Submit application</button></aside></main>`,
    'Submit',
  ],
  ['words in Welsh', `<form>${asks}<button>Cyflwyno cais</button></form>`, 'Cyflwyno cais'],
  ['words in Irish', `<form>${asks}<button>Cuir isteach an t-iarratas</button></form>`, 'Cuir isteach an t-iarratas'],
  [
    'one that sends something else',
    `<form>${asks}<button type="button">Send me a copy</button><button>Apply</button></form>`,
    'Apply',
  ],
])('of the buttons the real one is pressed: %s', async (_, html, words) => {
  expect(await sendsBy(html)).toBe(words)
})

test.each([
  [
    'words about chances in a form',
    `<form>${asks}<h2>Improve your chances</h2><p>Prove that you are human, and not a robot.</p><button>Submit</button></form>`,
    false,
  ],
  [
    'a note on how it is protected',
    `<form>${asks}<p class="captcha-note">This site is protected by reCAPTCHA.</p><button>Submit</button></form>`,
    false,
  ],
  [
    'an ad that speaks of a security check',
    `<main><h1>Guard</h1>${'<a href="#">More</a>'.repeat(20)}<p>You will pass a security check.</p><button>Apply now</button></main>`,
    false,
  ],
  [
    'a frame to click',
    `<form>${asks}<div class="h-captcha"><iframe title="captcha" width="300" height="70"></iframe></div><button>Submit</button></form>`,
    true,
  ],
  ['a page with nothing else', '<h1>One moment</h1><p>Checking your browser before you go on.</p>', true],
])('a challenge is something drawn, or a page without a form: %s', async (_, html, expected) => {
  await page.setContent(html)
  expect(captchaIn(await viewPage(page)) !== null).toBe(expected)
})
