import { expect, test } from 'vitest'
import { isAllowed } from './allow-list.ts'

const reed = ['https://www.reed.co.uk/api/1.0/search']
const recruitee = ['https://*.recruitee.com/api/offers/']

test.each([
  ['https://www.reed.co.uk/api/1.0/search', reed, true],
  ['https://www.reed.co.uk/api/1.0/search?keywords=C%2FC%2B%2B', reed, true],
  ['https://www.reed.co.uk/api/1.0/search/more', reed, true],
  ['https://www.reed.co.uk:443/api/1.0/search', reed, true],
  ['https://www.reed.co.uk/api/1.0/searching', reed, false],
  ['https://www.reed.co.uk/api/1.0/jobs/1', reed, false],
  ['http://www.reed.co.uk/api/1.0/search', reed, false],
  ['https://www.reed.co.uk:8443/api/1.0/search', reed, false],
  ['https://reed.co.uk/api/1.0/search', reed, false],
  ['https://www.reed.co.uk.evil.example/api/1.0/search', reed, false],
  ['https://www.reed.co.uk@evil.example/api/1.0/search', reed, false],
  ['https://user:pass@www.reed.co.uk/api/1.0/search', reed, false],
  ['https://www.reed.co.uk/api/1.0/search/../../../admin', reed, false],
  ['https://www.reed.co.uk/api/1.0/search/..%2F..%2Fadmin', reed, false],
  ['https://www.reed.co.uk/api/1.0/search/..%5cadmin', reed, false],
  ['https://www.reed.co.uk/api/1.0/search/%E0%A4%A', reed, false],
  ['https://acme.recruitee.com/api/offers/', recruitee, true],
  ['https://recruitee.com/api/offers/', recruitee, false],
  ['https://a.b.recruitee.com/api/offers/', recruitee, false],
  ['https://.recruitee.com/api/offers/', recruitee, false],
  ['https://acmerecruitee.com/api/offers/', recruitee, false],
])('%s', (address, allowed, answer) => {
  expect(isAllowed(new URL(address), allowed)).toBe(answer)
})
