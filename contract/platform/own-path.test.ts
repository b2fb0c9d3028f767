import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redirectTricks } from './own-path.fixtures.ts'
import { ownPath } from './own-path.ts'

const origin = 'https://jobs.example.org'

test.each([
  ['/jobresults/C%23_in_Leeds?sort=date', '/jobresults/C%23_in_Leeds?sort=date'],
  ['/', '/'],
  ['/search?job=a%20b&q=%2F%2Fhost#job-3', '/search?job=a%20b&q=%2F%2Fhost#job-3'],
  ['/login?back=https://elsewhere.example', '/login?back=https://elsewhere.example'],
  ['/job/a:b@c', '/job/a:b@c'],
  ['/jobresults/développeur_in_Cork', '/jobresults/d%C3%A9veloppeur_in_Cork'],
  ['/a/../settings', '/settings'],
])('%s leads to a page of the site', (given, shown) => {
  expect(ownPath(given)).toBe(shown)
})

test.each(redirectTricks)('%j leads to no page of the site', (trick) => {
  expect(ownPath(trick.replaceAll('HOST', 'evil.example'))).toBeNull()
})

test.each([null, undefined, 5, {}, ['/a'], `/${'x'.repeat(5_000)}`])('%o leads to no page of the site', (given) => {
  expect(ownPath(given)).toBeNull()
})

// Slashes and dots of other scripts are letters of a path, and stay so.
test.each(['/\uff0fevil.example', '/\u2044/evil.example', '/\u3002/evil.example', '/evil\uff0eexample'])(
  '%j stays here',
  (given) => {
    expect(new URL(ownPath(given) ?? '', origin).origin).toBe(origin)
    expect(ownPath(given)).toMatch(/^\/[^/\\]/u)
  },
)

const marks = '/ // \\ . .. /.. : @ ? # % %2f %2F %5c %09 %0a %25 %2e %00 https: javascript: evil.example a é'.split(
  ' ',
)
const odd = ['\t', '\n', '\r', ' ', '\u0000', '\u00a0', '\u2028', '\ud800']
const part = fc.oneof(fc.constantFrom(...marks, ...odd), fc.string({ unit: 'binary', maxLength: 3 }))
const address = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))

test('whatever is given, what is answered stays on the site – also for those who decode it again – and answers for itself', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        address,
        address.map((one) => `/${one}`),
      ),
      (given) => {
        const path = ownPath(given)
        if (path === null) return
        let seen = path
        for (let times = 0; times < 3; times++) {
          expect(seen).toMatch(/^\/(?![/\\\s])/u)
          expect(new URL(seen, origin).origin).toBe(origin)
          seen = decodeOnce(seen)
        }
        expect(path).toMatch(/^[\x21-\x7e]*$/u)
        expect(() => new Headers({ location: path })).not.toThrow()
        expect(ownPath(path)).toBe(path)
      },
    ),
    { numRuns: 20_000 },
  )
})

test('every page that a browser can show, a way back leads to', () => {
  const segment = fc.stringMatching(/^[\w .,&+'()éß€-]{1,12}$/u).map(encodeURIComponent)
  const page = fc.tuple(
    fc.array(segment, { minLength: 1, maxLength: 5 }).map((all) => `/p-${all.join('/')}`),
    fc.dictionary(segment, fc.string({ maxLength: 12, unit: 'grapheme' })).map((query) => {
      const text = new URLSearchParams(query).toString()
      return text === '' ? '' : `?${text}`
    }),
  )
  fc.assert(
    fc.property(page, ([path, search]) => {
      const url = new URL(path + search, origin)
      expect(ownPath(url.pathname + url.search)).toBe(url.pathname + url.search)
    }),
  )
})

/** The path alone: what stands in the query is for the page. */
function decodeOnce(path: string): string {
  const [only = ''] = path.split(/[?#]/u)
  try {
    return decodeURIComponent(only)
  } catch {
    return only
  }
}
