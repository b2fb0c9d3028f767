import { expect, test } from 'vitest'
import { invitationFor, isQuiet, quietCookie } from './invitation.ts'

test('nothing comes over the pages where jobs are: alerts are offered inside the list', () => {
  for (const path of ['/', '/search', '/search-contracts', '/outside-ir35-jobs', '/jobresults/x', '/job/1']) {
    for (const role of ['guest', 'user', 'publisher'] as const) {
      expect([path, role, invitationFor(path, role)]).toEqual([path, role, null])
    }
  }
})

test('guests are invited to talk where publishers are', () => {
  expect(invitationFor('/post-job-ad', 'guest')).toBe('lead')
  expect(invitationFor('/post-job-ad', 'publisher')).toBeNull()
})

test.each(['/login', '/signup', '/settings', '/admin', '/contact', '/response/true/x', '/outbox'])(
  'nobody is invited to anything on %s',
  (path) => {
    expect([invitationFor(path, 'guest'), invitationFor(path, 'user')]).toEqual([null, null])
  },
)

test('the cookie is strict, secure, and lives 360 seconds after a close and 90 days after an answer', () => {
  expect(quietCookie('alert', 'closed', true)).toBe(
    'alertReminder=closed; Path=/; Max-Age=360; SameSite=Strict; Secure',
  )
  expect(quietCookie('alert', 'answered', true)).toContain('Max-Age=7776000;')
  expect(isQuiet('alert', 'theme=dark; alertReminder=closed')).toBe(true)
  expect(isQuiet('lead', 'theme=dark; alertReminder=closed')).toBe(false)
})
