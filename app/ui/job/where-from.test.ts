import { expect, test } from 'vitest'
import { sourceOf } from './where-from.ts'

const host = 'rolecall.example'

test.each([
  ['', '', 'direct'],
  ['?from=alert', '', 'alert'],
  ['?from=alert', 'https://mail.google.com/', 'alert'],
  ['', 'https://rolecall.example/jobresults/baker-jobs-in-leeds', 'search'],
  ['', 'https://rolecall.example/search', 'search'],
  ['', 'https://rolecall.example/searchlight', 'rolecall'],
  ['', 'https://rolecall.example/company/quayside-bakery-0123456789ab', 'rolecall'],
  ['', 'https://www.google.co.uk/', 'search-engine'],
  ['', 'https://duckduckgo.com/', 'search-engine'],
  ['', 'https://notgoogle.example/', 'other-site'],
  ['', 'android-app://com.example/', 'other-site'],
  ['', 'no address', 'direct'],
])('an address with %j after %j is: %s', (search, referrer, source) => {
  expect(sourceOf({ search, referrer, host })).toBe(source)
})
