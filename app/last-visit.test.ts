import { expect, test } from 'vitest'
import { lastVisit, readLastVisit } from './last-visit.ts'

const results = { pathname: '/jobresults/C%23_in_Leeds', search: '?sort=date' }

test('the page comes back as it was', () => {
  const cookie = lastVisit(results)?.split(';')[0]

  expect(readLastVisit(`theme=dark; ${cookie}; visitor=1`)).toBe('/jobresults/C%23_in_Leeds?sort=date')
})

test('it is kept an hour', () => {
  expect(lastVisit(results)).toContain('Max-Age=3600')
})

test('a page on the way to something else is not remembered', () => {
  expect(lastVisit({ pathname: '/login', search: '?job=3' })).toBeNull()
})

test('an address too long for a cookie is kept without its filters', () => {
  const cookie = lastVisit({ pathname: '/search', search: `?industries=${'x'.repeat(4_000)}` })

  expect(cookie).toContain('lastvisit=%2Fsearch;')
})

test('a cookie that somebody else wrote leads nowhere', () => {
  expect(readLastVisit('lastvisit=%2F%2Felsewhere.example')).toBeNull()
  expect(readLastVisit('lastvisit=%2F%09%2Felsewhere.example')).toBeNull()
  expect(readLastVisit('lastvisit=%zz')).toBeNull()
  expect(readLastVisit(null)).toBeNull()
})
