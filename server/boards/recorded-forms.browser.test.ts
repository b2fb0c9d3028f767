import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BoardId } from '../../contract/boards/boards.ts'
import { chromiumForTests } from '../../test/chromium.ts'
import { recordedSample } from '../../test/recorded-samples.ts'
import { nextButton, submitButton, type BoardForm } from '../applying/board-form.ts'
import { shownBy } from '../applying/fill-page.ts'
import { questionsIn } from '../applying/form/questions.ts'
import { isSent } from '../applying/go-through.ts'
import { captchaIn } from '../applying/obstacles.ts'
import { viewPage, type PageView } from '../applying/page/page-view.ts'
import { isForm } from '../applying/reach-form.ts'
import { formOf } from './forms.ts'

/*
 * Pages that others recorded at the boards lie outside of the repository and are nobody's to copy: here stands only, in our own short
 * way, what is to be read from them. A question is its first two words, its type, how many answers there are to choose from, '!' where
 * it must be answered and '=' where something stands in it.
 */

type Reading = {
  /** The form goes on here; 'ad': there is a button that leads to one; 'neither': a list, or a page that asks for a reload. */
  is: 'form' | 'ad' | 'neither' | 'thanks'
  questions: string[]
  /** What goes on, or sends; '' where nothing does. */
  button: string
  /** Whether pressing it sends the application. */
  isLast: boolean
  captcha: boolean
}

const page = (is: Reading['is'], questions: string[], more: Partial<Reading> = {}): Reading => ({
  is,
  questions,
  button: '',
  isLast: false,
  captcha: false,
  ...more,
})

const recorded: readonly [string, BoardId, Reading][] = [
  [
    'cv-library/page-apply-questions-2026-07.html',
    'cvlibrary',
    page('form', ['are you yes-no 2 !', 'are you yes-no 2 !', 'do you yes-no 2 !'], {
      button: 'Submit application',
      isLast: true,
    }),
  ],
  [
    'indeed/smartapply-profile-location.html',
    'indeed',
    page('form', ['postcode text =', 'city county suggestion', 'street address text'], { button: 'Continue' }),
  ],
  [
    'indeed/smartapply-questions-1.html',
    'indeed',
    // Of the two only the first has the star that the page says marks what is required.
    page('form', ['are you yes-no 2 ! =', 'are you long-text'], { button: 'Continue' }),
  ],
  [
    'indeed/smartapply-relevant-experience.html',
    'indeed',
    page('form', ['job title suggestion', 'company suggestion'], { button: 'Continue' }),
  ],
  [
    'indeed/smartapply-review-with-recaptcha.html',
    'indeed',
    page('form', ['get email consent'], { button: 'Submit your application', isLast: true, captcha: true }),
  ],
  // Recorded before the board had drawn its thanks: only the title says it.
  ['indeed/smartapply-post-apply.html', 'indeed', page('thanks', [])],
  [
    'linkedin/easy-apply-resume-step.html',
    'linkedin',
    // The cards are no question: the person's own CV is uploaded.
    page('form', ['stored cv choice 2 =', 'upload resume file !'], { button: 'Next' }),
  ],
  [
    'linkedin/easy-apply-additional-questions.html',
    'linkedin',
    page('form', ['how many number !'], { button: 'Review' }),
  ],
  // Recorded before the board had drawn its questions: there is nothing to read but the button.
  ['linkedin/easy-apply-empty-first-step.html', 'linkedin', page('form', [], { button: 'Next' })],
  ['linkedin/page-search-detail-panel.html', 'linkedin', page('ad', [])],
  ['linkedin/page-search-results-list-logged-in.html', 'linkedin', page('neither', [])],
  [
    'reed/page-job-with-screening-question-2026-07.html',
    'reed',
    page('form', ['do you yes-no 2 !'], { button: 'Continue' }),
  ],
  ['reed/page-search-results-2026-07.html', 'reed', page('neither', [])],
  ['totaljobs/page-search-results-2026-07.html', 'totaljobs', page('neither', [])],
]

let browser: Browser
let window: Page
beforeAll(async () => {
  browser = await chromium.launch(await chromiumForTests())
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    viewport: { width: 1280, height: 1_600 },
  })
  window = await context.newPage()
  await window.route('**/*', async (route) => await route.abort())
})
afterAll(async () => {
  await browser.close()
})

test.each(recorded)('%s is read as it stands', async (path, id, expected) => {
  const html = recordedSample(path)
  const form = formOf(id)
  if (html === null || form === null) return
  await window.setContent(html, { waitUntil: 'domcontentloaded' })
  const view = await viewPage(window)
  const thanks = { ...view, address: 'https://smartapply.indeed.com/beta/indeedapply/form/post-apply' }
  expect(reading(form, expected.is === 'thanks' ? thanks : view)).toEqual(expected)
})

function reading(board: BoardForm, view: PageView): Reading {
  const places = { fromBrowser: (address: string) => address, toBrowser: String, isAllowed: () => true }
  const asks = isForm({ board }, view)
  const submit = submitButton(board, view)
  const isLast = asks && submit !== null && (board.isLast?.(view) ?? true)
  const isAd = view.buttons.some(({ words, name }) => board.apply.words.test(words) || board.apply.words.test(name))
  const is = isSent({ board, places }, view) ? 'thanks' : asks ? 'form' : isAd ? 'ad' : 'neither'
  return {
    is,
    questions: is === 'form' ? questionsIn(view.fields).map(inShort) : [],
    button: is === 'form' ? ((isLast ? submit : nextButton(board, view))?.words ?? '') : '',
    isLast,
    captcha: captchaIn(view) !== null,
  }
}

function inShort({ question, field }: ReturnType<typeof questionsIn>[number]): string {
  const { label, type, options, isRequired } = question
  const words = (label.toLowerCase().match(/[a-z]+/gu) ?? []).slice(0, 2)
  const shown = shownBy(field)
  const marks = [isRequired && '!', shown !== null && shown !== false && '=']
  return [...words, type, options.length > 0 && String(options.length), ...marks].filter(Boolean).join(' ')
}
