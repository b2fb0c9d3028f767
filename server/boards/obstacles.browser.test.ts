import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Obstacle } from '../../sandbox/applying/obstacle.ts'
import { adOnBoard, anOrder, startApplying, type ApplyingPlace } from '../../test/applying.ts'
import { aSandboxAd } from '../../test/sandbox-world.ts'
import type { NotSent, SendOutcome } from '../applying/application-form.ts'
import type { BoardForm } from '../applying/board-form.ts'
import { boardForms } from './forms.ts'

/** The reason that the person is told, or what became of it. */
type Ending = { reason: string } | { kind: SendOutcome['kind'] }
type Case = { name: string; obstacle: Obstacle; by: 'ad' | 'account'; ends: Ending; arrives: 0 | 1 }

const cases: Case[] = []
const inAd = (name: string, obstacle: Obstacle, ends: Ending, arrives: 0 | 1 = 0): void => {
  cases.push({ name, obstacle, by: 'ad', ends, arrives })
}
const ofAccount = (name: string, obstacle: Obstacle, ends: Ending): void => {
  cases.push({ name, obstacle, by: 'account', ends, arrives: 0 })
}

inAd('a captcha in the form', { kind: 'captcha', where: 'in-form' }, { reason: 'captcha' })
inAd('a captcha on the last page', { kind: 'captcha', where: 'review' }, { reason: 'captcha' })
inAd(
  'a captcha that is not seen and refuses afterwards',
  { kind: 'captcha', style: 'invisible', where: 'review' },
  { reason: 'captcha' },
)
inAd(
  'a page that works out a proof',
  { kind: 'captcha', style: 'proof-of-work', where: 'in-form' },
  { reason: 'captcha' },
)
ofAccount('a code by email at the login', { kind: 'one-time-code' }, { reason: 'one-time-code' })
inAd('a code by email in the form', { kind: 'one-time-code', where: 'in-form' }, { reason: 'one-time-code' })
ofAccount('an account that is barred', { kind: 'restricted' }, { reason: 'account-warning' })
inAd('an ad that leads to another site', { kind: 'external', style: 'same-tab' }, { reason: 'own-site' })
inAd('an ad that opens another site', { kind: 'external', style: 'new-tab' }, { reason: 'own-site' })
inAd('an ad that was applied for', { kind: 'already-applied' }, { reason: 'already-applied' })
inAd(
  'an ad that turns out to be applied for',
  { kind: 'already-applied', where: 'submit' },
  { reason: 'already-applied' },
)
inAd('an ad that is closed', { kind: 'closed' }, { reason: 'closed' })
inAd('an ad that closes on the way', { kind: 'closed', where: 'submit' }, { reason: 'closed' })
inAd('a daily limit', { kind: 'daily-limit', where: 'ad' }, { reason: 'daily-limit' })
inAd('a daily limit at the end', { kind: 'daily-limit' }, { reason: 'daily-limit' })
inAd('a question that nobody can answer', { kind: 'question', type: 'text' }, { reason: 'unknown-question' })
inAd('a file that nobody has', { kind: 'question', type: 'file' }, { reason: 'unknown-question' })
inAd('several to choose', { kind: 'question', type: 'choices' }, { kind: 'applied' }, 1)
inAd('a date', { kind: 'question', type: 'date' }, { kind: 'applied' }, 1)
inAd('a long text', { kind: 'question', type: 'long-text' }, { kind: 'applied' }, 1)
inAd('a city that must be suggested', { kind: 'question', type: 'suggestion' }, { kind: 'applied' }, 1)
inAd('an answer that ends it', { kind: 'knock-out' }, { reason: 'knock-out' })
inAd('news that are ticked', { kind: 'marketing' }, { kind: 'applied' }, 1)
inAd('questions of equality', { kind: 'demographics' }, { reason: 'unknown-question' })
inAd('nothing marked as required', { kind: 'late-validation' }, { kind: 'applied' }, 1)
inAd('a button that stays off', { kind: 'silent-button' }, { reason: 'changed-form' })
inAd('an answer that takes long', { kind: 'slow-submit', ms: 1_500 }, { kind: 'applied' }, 1)
inAd('an answer that takes too long', { kind: 'slow-submit', ms: 12_000 }, { kind: 'applied' }, 1)
inAd('an error page, and nothing arrived', { kind: 'error-before', where: 'submit' }, { kind: 'unsure' })
inAd('an error page, though it arrived', { kind: 'error-after', where: 'submit' }, { kind: 'applied' }, 1)
inAd('thanks, though nothing arrived', { kind: 'false-success' }, { kind: 'unsure' })
inAd('thanks without a number', { kind: 'no-reference' }, { kind: 'applied' }, 1)
inAd('a login in the middle', { kind: 'login-wall', times: 1 }, { kind: 'applied' }, 1)
inAd('a session that ends', { kind: 'session-expired', times: 1 }, { kind: 'applied' }, 1)
inAd('a session that ends again and again', { kind: 'session-expired' }, { reason: 'site-down' })
inAd('other names at each visit', { kind: 'changing-names' }, { kind: 'applied' }, 1)
inAd('labels said twice', { kind: 'labels', style: 'duplicated' }, { kind: 'applied' }, 1)
inAd('labels far from their fields', { kind: 'labels', style: 'far' }, { kind: 'applied' }, 1)
inAd('a box for cookies in a frame', { kind: 'cookies', style: 'iframe' }, { kind: 'applied' }, 1)
inAd('a box for cookies in a shadow tree', { kind: 'cookies', style: 'shadow' }, { kind: 'applied' }, 1)
inAd('a box for cookies that returns', { kind: 'cookies', style: 'returning' }, { kind: 'applied' }, 1)

/** Those without which an outcome would not be tried at all. */
const usual = new Set([
  'a captcha on the last page',
  'a captcha that is not seen and refuses afterwards',
  'a code by email at the login',
  'an account that is barred',
  'an ad that opens another site',
  'an ad that closes on the way',
  'a daily limit at the end',
  'a file that nobody has',
  'a city that must be suggested',
  'an answer that ends it',
  'questions of equality',
  'a button that stays off',
  'an answer that takes too long',
  'an error page, and nothing arrived',
  'an error page, though it arrived',
  'thanks, though nothing arrived',
  'a session that ends',
  'labels far from their fields',
])

/**
 * Each of those at one board, in turn. ROLECALL_OBSTACLES=3 tries all obstacles in turn, beginning at the fourth board;
 * ROLECALL_OBSTACLES=all tries all of them on every board, which takes a quarter of an hour.
 */
const wanted = process.env['ROLECALL_OBSTACLES'] ?? 'usual'
const tried = cases.flatMap((one, index) => {
  // Its form always asks what only a person may say, and takes no files.
  const isFor = ({ id }: BoardForm) => id !== 'nhs' || one.by === 'account' || !('kind' in one.ends)
  if (wanted === 'usual' && !usual.has(one.name)) return []
  const forms =
    wanted === 'all' ? boardForms : boardForms.slice((index + (Number(wanted) || 0)) % boardForms.length).slice(0, 1)
  return forms
    .filter(isFor)
    .map((form) => ({ ...one, ...onOnePage(form, one), form, board: form.id, number: index + 1 }))
})

/** Where a form is one page, its only button is the last: what comes then is no proof that nothing was sent. */
function onOnePage({ id }: BoardForm, { obstacle }: Case): Partial<Case> {
  const isOnePage = ['totaljobs', 'cwjobs', 'monster'].includes(id)
  const comesNext =
    ['login-wall', 'session-expired'].includes(obstacle.kind) ||
    (obstacle.kind === 'one-time-code' && obstacle.where === 'in-form')
  return isOnePage && comesNext ? { ends: { kind: 'unsure' }, arrives: 0 } : {}
}

let place: ApplyingPlace
beforeAll(async () => {
  place = await startApplying(tried.map(({ board, number }) => aSandboxAd({ board, number })))
})
afterAll(async () => {
  await place[Symbol.asyncDispose]()
})

describe.concurrent('each obstacle becomes an outcome', () => {
  test.each(tried)('$board: $name', async (one) => {
    const { obstacle, by, ends, arrives, number, form, board } = one
    const email = `ada-${number}@example.test`
    await place.obstacle(board, { ...obstacle, ...(by === 'ad' ? { ad: number } : { account: email }) })
    const order = anOrder({ board, ...adOnBoard(board, number), credentials: { email, password: 'demo-pass-1' } })
    const filled = await place.applier(form, { send: 6_000 }).prepare(order)
    const outcome: SendOutcome | NotSent = filled.kind === 'prepared' ? await filled.send() : filled
    expect(told(outcome), JSON.stringify(told(outcome))).toMatchObject(ends)
    expect(await place.arrived(board, email)).toHaveLength(arrives)
  })
})

/** Without what would fill the screen. */
function told(outcome: SendOutcome | NotSent): object {
  if (outcome.kind === 'applied') return { kind: outcome.kind, ...outcome.confirmation }
  if (outcome.kind === 'unsure') return { kind: outcome.kind, text: outcome.text }
  const { kind, reason, text, answers } = outcome
  return { kind, reason, text, answers: answers.map(({ question, value }) => [question.label, question.type, value]) }
}
