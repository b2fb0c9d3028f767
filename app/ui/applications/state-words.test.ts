import { expect, test } from 'vitest'
import { reasonsForPerson, reasonsOfFailure } from '../../../contract/applications/lists.ts'
import { nextSteps, stateName, whatToDo } from './state-words.ts'

const sent = { way: 'automatic', isInHand: false, isApproved: false, reason: null, heldLogin: null } as const
const heldLogin = { reason: 'wrong-password', text: 'Wrong password', since: '2026-11-27T09:00:00Z' } as const

test('a board that refuses, or is down, leads to the login and to applying by hand (S8.6)', () => {
  for (const reason of ['refused', 'site-down'] as const) {
    expect(nextSteps[reason]).toMatchObject({
      text: expect.stringMatching(/check your credentials or apply manually/iu) as string,
      link: 'board',
    })
  }
})

test('every reason says in a sentence what to do next', () => {
  for (const reason of [...reasonsForPerson, ...reasonsOfFailure])
    expect(nextSteps[reason].text, reason).toMatch(/^[A-Z‘].*\.$/u)
})

test.each([
  ['Queued', { ...sent, state: 'queued' }],
  ['Waiting', { ...sent, state: 'queued', heldLogin }],
  ['Filling in', { ...sent, state: 'queued', isInHand: true }],
  ['Ready to send', { ...sent, state: 'ready' }],
  ['About to be sent', { ...sent, state: 'ready', isApproved: true }],
  ['To do by hand', { ...sent, state: 'ready', way: 'by-hand' }],
  ['Failed', { ...sent, state: 'failed', reason: 'site-down' }],
  ['Applied before', { ...sent, state: 'failed', reason: 'already-applied' }],
] as const)('‘%s’ is what a row says', (name, one) => {
  expect(stateName(one)).toBe(name)
})

test.each([
  ['Check your login', { ...sent, state: 'queued', heldLogin }],
  ['Say whether it was sent', { ...sent, state: 'unsure' }],
  ['Apply by hand', { ...sent, state: 'ready', way: 'by-hand' }],
  ['Answer', { ...sent, state: 'needs-you', reason: 'knock-out' }],
  ['Add login', { ...sent, state: 'needs-you', reason: 'no-credentials' }],
  ['Finish it', { ...sent, state: 'needs-you', reason: 'captcha' }],
] as const)('‘%s’ is what its person can do', (text, one) => {
  expect(whatToDo(one)).toBe(text)
})
