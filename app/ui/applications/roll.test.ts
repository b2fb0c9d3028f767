import { expect, test } from 'vitest'
import { anAnswer, anApplication, stepsUpTo } from './application.fixtures.ts'
import { rollOf } from './roll.ts'
import { rowSteps } from './row-steps.ts'
import { whatComesNext } from './what-comes-next.ts'

const now = '2026-03-04T10:00:00.000Z'
const lines = (...given: Parameters<typeof rollOf>) =>
  rollOf(...given).map(({ name, state, note }) => [name, state, ...(note === undefined ? [] : [note])])

test('while the form is filled in the roll says what is done, what is being done and what is to come', () => {
  const steps = stepsUpTo('open-browser', 'open-ad', 'log-in', 'open-form', 'read-questions', 'fill')
  const application = anApplication({ isInHand: true, progress: { steps, asked: 11, answered: 7 } })
  expect(lines(application)).toEqual([
    ['Opened Reed', 'done', '09:52:00'],
    ['Logged in as you', 'done', '09:52:01'],
    ['Read 11 questions', 'done', '09:52:02'],
    ['7 of 11 fields', 'current'],
    ['You check it', 'to-come'],
    ['Send', 'to-come'],
    ['Look for it in your Reed account', 'to-come'],
  ])
  expect(rowSteps(application, now).at(-1)).toEqual({ name: 'Filling in: 7 of 11 fields', state: 'current' })
  expect(whatComesNext(application, now)).toMatch(/^Nothing has been sent\. We are filling in the form\./u)
})

test('what needs its person is counted, and is said to wait until the ad closes', () => {
  const steps = stepsUpTo('open-browser', 'open-ad', 'log-in', 'open-form', 'read-questions', 'fill')
  const answers = [
    anAnswer('Name', 'Aoife'),
    anAnswer('NMC number', null),
    anAnswer('Headline', null, { isRequired: false }),
  ]
  const progress = { steps, asked: 3, answered: 1 }
  const application = anApplication({
    state: 'needs-you',
    reason: 'unknown-question',
    answers,
    progress,
    openQuestions: 1,
  })
  expect(lines(application).slice(2, 5)).toEqual([
    ['Read 3 questions', 'done', '09:52:02'],
    ['1 answered', 'done', '09:52:03'],
    ['1 needs you', 'needs-you'],
  ])
  expect(rowSteps(application, now).at(-1)).toEqual({ name: '1 question needs you', state: 'needs-you' })
  expect(whatComesNext(application, now)).toBe(
    'Nothing has been sent. Answer the question, and we will carry on. You can close this page: it will wait until 20 March 2026, when the ad closes.',
  )
})

test('a form that is open to everybody has no login on its roll; what stopped it is its last line', () => {
  const steps = stepsUpTo('open-browser', 'open-ad', 'open-form')
  const progress = { steps, asked: 0, answered: 0 }
  const stuck = anApplication({ state: 'needs-you', reason: 'captcha', progress })
  expect(lines(stuck)).toEqual([
    ['Opened Reed', 'done', '09:52:00'],
    ['The board wants to check that you are human', 'needs-you'],
  ])
})

test.each([
  ['ready', {}, 'Nothing has been sent. Send it when you have checked it.'],
  ['ready', { isApproved: true }, 'We are about to send it.'],
  ['ready', { way: 'by-hand' }, 'Nothing has been sent. Apply on Reed,'],
  ['sending', {}, 'We are sending it now.'],
  ['unsure', {}, 'It may have been sent. We do not send it again'],
  ['applied', {}, 'You have successfully applied'],
  ['failed', {}, 'Nothing was sent, and nothing will be unless you start again.'],
  ['queued', { nextTryAt: '2026-03-05T08:00:00.000Z' }, 'Nothing has been sent. We will try on 5 March 2026 at 08:00.'],
] as const)('what comes next is always said: %s %o', (state, more, said) => {
  expect(whatComesNext(anApplication({ state, ...more }), now)).toContain(said)
})

test('silence is counted in days only from a fortnight on', () => {
  const applied = (appliedAt: string) => rowSteps(anApplication({ state: 'applied', appliedAt }), now).at(-1)?.name
  expect(applied('2026-02-20T10:00:00.000Z')).toBe('No answer yet')
  expect(applied('2026-02-18T10:00:00.000Z')).toBe('No answer for 14 days')
})
