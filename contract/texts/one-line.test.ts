import { expect, test } from 'vitest'
import { companies } from '../companies/api.ts'
import { CompanyAddress, NewCompany } from '../companies/companies.ts'
import { Invitation } from '../interviews/interviews.ts'
import { Name } from '../users/users.ts'
import { oneLine } from './one-line.ts'

test.for([
  ['Harbour Care Ltd', 'Harbour Care Ltd'],
  [' Harbour\r\nCare\u2028Ltd ', 'Harbour Care Ltd'],
  ['Tesco\u202E dtL', 'Tesco dtL'],
  ['\u2067\u200F\uFEFF', ''],
  ['Siân O’Shea & Sons', 'Siân O’Shea & Sons'],
] as const)('%j becomes %j', ([given, expected]) => {
  expect(oneLine(given)).toBe(expected)
})

test('the name of a company is one line, and not empty', () => {
  const company = { companyType: 1, phone: '0113 496 0000' }
  expect(NewCompany.parse({ ...company, name: 'NHS\nEngland\u202E' }).name).toBe('NHS England')
  expect(NewCompany.safeParse({ ...company, name: '\u202E\n' }).success).toBe(false)
})

const marked = 'One\nline\u202E of\u2067 text\u0000'
const plain = 'One line of text'

test('so are names of people, addresses of companies, and where an interview is', () => {
  expect(Name.parse(marked)).toBe(plain)
  expect(Name.safeParse('\u202E\n').success).toBe(false)
  expect(CompanyAddress.parse({ address_line_1: marked, locality: marked })).toEqual({
    address_line_1: plain,
    locality: plain,
  })
  const invited = companies.invite['~orpc'].inputSchema?.parse({ body: { name: marked, email: 'joe@example.com' } })
  expect(invited?.body.name).toBe(plain)
  const { _id, candidacy } = { _id: crypto.randomUUID(), candidacy: crypto.randomUUID() }
  const interview = { _id, candidacy, slots: ['2026-03-09T16:00'], minutes: 45, how: 'video' }
  expect(Invitation.parse({ ...interview, where: marked }).where).toBe(plain)
})
