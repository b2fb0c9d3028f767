import { expect, test } from 'vitest'
import { placesOf } from './places.ts'

const sandbox = 'http://127.0.0.1:4100'
const hosts = ['www.reed.co.uk', '*.indeed.com']

test.each<[string, string | null, boolean]>([
  ['https://www.reed.co.uk/jobs/nurse/7', null, true],
  ['https://secure.indeed.com/auth', null, true],
  ['https://indeed.com.example.test/', null, false],
  ['https://www.reed.co.uk:8443/', null, false],
  ['http://www.reed.co.uk/', null, false],
  ['https://analytics.example.test/', null, false],
  [`${sandbox}/www.reed.co.uk/jobs`, null, false],
  [`${sandbox}/www.reed.co.uk/jobs/nurse/7?a=b`, sandbox, true],
  [`${sandbox}/secure.indeed.com/auth`, sandbox, true],
  [`${sandbox}/jobs.example-employer.test/apply`, sandbox, false],
  [`${sandbox}/control`, sandbox, false],
  ['http://127.0.0.1:9/www.reed.co.uk/', sandbox, false],
  ['https://www.reed.co.uk/', sandbox, false],
])('%s with the sandbox %s: %s', (address, sandboxUrl, allowed) => {
  expect(placesOf(hosts, sandboxUrl).isAllowed(address)).toBe(allowed)
})

test('a real address goes to the sandbox and comes back', () => {
  const { toBrowser, fromBrowser } = placesOf(hosts, sandbox)
  const address = 'https://www.reed.co.uk/jobs/nurse/7?a=b'
  expect(toBrowser(address)).toBe(`${sandbox}/www.reed.co.uk/jobs/nurse/7?a=b`)
  expect(fromBrowser(toBrowser(address))).toBe(address)
})
