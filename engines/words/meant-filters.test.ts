import { expect, test } from 'vitest'
import { defaultSearch } from '../../contract/job-searches/results-address.ts'
import { asTyped, withMeantFilters } from './meant-filters.ts'

const read = (jobTitle: string) => withMeantFilters({ ...defaultSearch, jobTitle })

test.each([
  ['data analyst 100% remote', 'data analyst', { workplace: ['remote'] }],
  ['Fully remote data analyst', 'data analyst', { workplace: ['remote'] }],
  ['remote data analyst', 'data analyst', { workplace: ['remote'] }],
  ['data analyst (remote)', 'data analyst', { workplace: ['remote'] }],
  ['bookkeeper work from home', 'bookkeeper', { workplace: ['remote'] }],
  ['tester hybrid', 'tester', { workplace: ['hybrid'] }],
  ['part time bookkeeper', 'bookkeeper', { partTime: true }],
  ['bookkeeper, full-time', 'bookkeeper', { fullTime: true }],
  ['java developer contract', 'java developer', { contracts: ['contract'] }],
  ['permanent java developer', 'java developer', { contracts: ['permanent'] }],
  ['java developer outside ir35', 'java developer', { ir35: ['outside'] }],
  ['nurse £30k', 'nurse', { jobSalaryMin: 30_000 }],
  ['nurse £30,000 per annum', 'nurse', { jobSalaryMin: 30_000 }],
  ['java developer £500 per day', 'java developer', { jobSalaryMin: 116_500 }],
  ['nurse £20 per hour', 'nurse', { jobSalaryMin: 37_280 }],
  ['labourer pay per day', 'labourer', {}],
  ['cleaner immediate start near me', 'cleaner', {}],
])('%j looks for %j', (typed, jobTitle, filters) => {
  const { search, turned } = read(typed)
  expect(search).toEqual({ ...defaultSearch, ...filters, jobTitle: jobTitle.trim() })
  expect(turned.length).toBeGreaterThan(0)
})

test.each([
  'remote support engineer',
  'remote sensing scientist',
  'hybrid cloud engineer',
  'contracts manager',
  'contract manager',
  'temperature engineer',
  'perm',
  'part time',
  'remote jobs',
  '"remote" data analyst',
  'data analyst -remote',
  'nurse OR part time carer',
  'urgent care nurse',
])('%j is looked for as it is', (typed) => {
  expect(read(typed)).toEqual({ search: { ...defaultSearch, jobTitle: typed }, turned: [] })
})

test('says which words became what, and how to look for them all the same', () => {
  const { turned } = read('part time nurse, pay per day')
  expect(turned).toEqual([
    { words: 'part time', into: 'Part time' },
    { words: 'pay per day', into: null },
  ])
  const typed = { ...defaultSearch, jobTitle: 'part time nurse, pay per day' }
  const whole = asTyped(typed, turned)
  expect(whole.jobTitle).toBe('"part time" nurse, "pay per day"')
  expect(withMeantFilters(whole)).toEqual({ search: whole, turned: [] })
})
