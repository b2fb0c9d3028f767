import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/*
 * Whoever presses a button looks at it: why a form was refused stands there, takes the focus, and leads to the fields. `ProblemSummary` and
 * `ActForm` do that. Forms with neither are listed here with the reason, so that none is forgotten.
 */

const root = join(import.meta.dirname, '..')

const others: Readonly<Record<string, string>> = {
  // One field, or two, right above the button: the message is at the field, which has the focus.
  'app/routes/account/forgotten-password.tsx': 'the message stands above the one field and takes the focus',
  'app/routes/account/login.tsx': 'its form by phone has one field',
  'app/ui/account/login-form.tsx': 'which of the two fields is wrong is not told; the message takes the focus',
  'app/ui/account/second-step-form.tsx': 'one field, with the message',
  'app/ui/statistics/your-pay.tsx': 'one field, with the message',
  'app/ui/questions/round-list.tsx': 'one field, with the message',
  'app/routes/questions/question-detail.tsx': 'a button that deletes, below its message',
  'app/ui/questions/answer-desk.tsx': 'a recording or one field, below its message',
  'app/routes/cvs/manage-my-cv.tsx': 'one field, below its answer, which takes the focus',
  'app/ui/job/report-form.tsx': 'a choice, below its message',
  'app/routes/alerts/change-alert.tsx': 'one choice, below its message',
  // The page is the form: it has nothing else.
  'app/routes/account/confirm-email.tsx': 'a button, below its message, which takes the focus',
  'app/routes/account/confirm-phone.tsx': 'a button, below its message, which takes the focus',
  'app/routes/account/log-in-by-link.tsx': 'a refusal is a page of its own',
  'app/routes/account/phoneauth.tsx': 'a refusal is a page of its own',
  'app/routes/alerts/link.tsx': 'a refusal is a page of its own',
  'app/routes/alerts/not-for-me.tsx': 'a refusal is a page of its own',
  'app/routes/cvs/export.tsx': 'each choice is kept as it is made; the message stands beside the preview',
  'app/routes/cvs/tailor.tsx': 'a choice, below its message',
  'app/routes/applications/apply.tsx': 'a refusal leads to the page that mends it',
  'app/routes/applications/questions.tsx': 'each question has its message',
  'app/routes/applications/review.tsx': 'what was not sent is listed by application',
  'app/routes/candidates/decide.tsx': 'what was not done is listed by candidate; its text has a form of its own',
  // A fetcher tells it where the form stands.
  'app/ui/account/quick-registration.tsx': 'its message takes the focus, the fields have theirs',
  'app/ui/alerts/alert-form.tsx': 'its message takes the focus, the fields have theirs',
  'app/ui/pages/investor-form.tsx': 'its message takes the focus, the fields have theirs',
  'app/ui/shell/lead-overlay.tsx': 'its message takes the focus, the fields have theirs',
  'app/ui/candidates/desk/waiting-line.tsx': 'the desk tells it in its live region',
  'app/ui/candidates/desk/decide-bar.tsx': 'the desk tells it in its live region',
  'app/routes/candidates/one-candidate.tsx': 'the desk tells it in its live region',
  'app/routes/candidates/desk.tsx': 'the desk tells it in its live region',
  // Sent to another page, which says what was wrong.
  'app/ui/applications/login-form.tsx': 'the page of the application goes on with the form',
  'app/ui/shortlist/logins-form.tsx': 'the page of logins goes on with the form',
  'app/ui/interviews/interviews-of-candidacy.tsx': 'the page of the interview goes on',
  'app/ui/prices/plan-card.tsx': 'the message above the plans takes the focus',
  'app/ui/shell/quick-login.tsx': 'the login page goes on',
  // Cannot be refused but for a fault of ours.
  'app/routes/account/logout.tsx': 'logging out is never refused',
  'app/ui/shell/user-menu.tsx': 'logging out is never refused',
  'app/routes/irrelevant.tsx': 'hiding a job is never refused',
  'app/ui/results/hide-form.tsx': 'hiding a job is never refused',
  'app/ui/alerts/not-sent.tsx': 'switching a notification on is never refused',
  'app/ui/site-footer.tsx': 'a choice that is never refused',
  'app/ui/shell/footer-more.tsx': 'a choice that is never refused',
}

const posts = /<(?:Form|form|\w+\.Form)\b[^>]*?method="post"/u
const tells = /<(?:ProblemSummary|ActForm)\b/u

const sources = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => ({ path: `app/${name}`, text: readFileSync(join(root, 'app', name), 'utf8') }))
const silent = sources.filter(({ text }) => posts.test(text) && !tells.test(text)).map(({ path }) => path)

test('each form says at its button why it was refused, or is listed with the reason', () => {
  expect(silent.filter((path) => !(path in others))).toEqual([])
})

test('the list has no form that tells it by now, and none that is gone', () => {
  expect(Object.keys(others).filter((path) => !silent.includes(path))).toEqual([])
})
