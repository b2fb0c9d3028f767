import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { holdsSecret, shownPath } from './secret-paths.ts'

test.for([
  ['/confirm-email/k3y', '/confirm-email/…'],
  ['/confirm-phone/k3y', '/confirm-phone/…'],
  ['/set-password/k3y.data', '/set-password/…'],
  ['/login-link/k3y', '/login-link/…'],
  ['/login-link', '/login-link'],
  ['/api/auth/login-links/k3y', '/api/auth/login-links/…'],
  ['/phoneauth/k3y/ann@example.com', '/phoneauth/…'],
  ['/fsignup/ann@example.com/1/Ann/user', '/fsignup/…'],
  ['/api/auth/links/k3y', '/api/auth/links/…'],
  ['/api/users/plogin/k3y/ann@example.com', '/api/users/plogin/…'],
  ['/api/users/key/07700900123', '/api/users/key/…'],
  ['/api/verify/lostpass/ann@example.com', '/api/verify/lostpass/…'],
  ['/api/users/me', '/api/users/me'],
  ['/files/eyJrZXkiOiJ4In0.c2ln', '/files/…'],
  ['/confirm-interview/k3y/calendar', '/confirm-interview/…'],
  ['/interview-calendar/k3y', '/interview-calendar/…'],
  ['/api/calendars/confirm/k3y', '/api/calendars/confirm/…'],
  ['/api/calendars/links/k3y/file', '/api/calendars/links/…'],
  ['/phoneauth', '/phoneauth'],
  ['/job/12', '/job/12'],
] as const)('%s is logged as %s', ([path, shown]) => {
  expect(shownPath(path)).toBe(shown)
  expect(holdsSecret(path)).toBe(path !== shown)
})

test.for([
  ['/jobresults/ann_exampel_in_LS6_2AB_and_salary_from_1_to_2/industry:Any', '/jobresults/…'],
  ['/feeds/rss/nurse_in_LS6_2AB', '/feeds/rss/…'],
  ['/statistics/nurse/leeds', '/statistics/…'],
  ['/api/jobsearches/nurse/LS6%202AB/1/2/10/Any', '/api/jobsearches/…'],
  ['/api/jobsearches/titles/nur', '/api/jobsearches/…'],
  ['/api/statistics/nurse', '/api/statistics/…'],
  ['/api/places/suggest/LS6', '/api/places/suggest/…'],
  ['/api/jobsearches/single/12', '/api/jobsearches/single/12'],
  ['/api/jobsearches/latest', '/api/jobsearches/latest'],
  ['/api/statistics/trending', '/api/statistics/trending'],
  ['/statistics', '/statistics'],
] as const)('what is searched for is not logged: %s is %s', ([path, shown]) => {
  expect([shownPath(path), holdsSecret(path)]).toEqual([shown, false])
})

test('an address with a key tells no other site where its reader came from', async () => {
  await using server = await startServer({ boards: [] })
  const { headers } = await server.get('/api/auth/links/none')
  expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store'])
})

test('its page can still post its own form, and a page of another site cannot', async () => {
  await using server = await startServer({ boards: [] })
  const post = async (site: string) =>
    (await server.post('/api/auth/confirm-email', { key: 'none' }, { origin: 'null', 'sec-fetch-site': site })).status
  expect([await post('same-origin'), await post('cross-site')]).toEqual([410, 403])
})
