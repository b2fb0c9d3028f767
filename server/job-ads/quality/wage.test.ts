import { expect, test } from 'vitest'
import { AdContent } from '../../../contract/job-ads/content.ts'
import type { AdvertiserKind } from './asked.ts'
import { wageHints } from './wage.ts'

type Given = Partial<AdContent> & { country?: 'GB' | 'IE'; advertiser?: AdvertiserKind; today?: string }

/** 'block', 'hint' or 'pass': the heaviest thing that is said of the wage. */
function verdict({ country = 'GB', advertiser = 'employer', today = '2026-11-22', ...ad }: Given): string {
  const content = AdContent.parse({ contractType: 'permanent', duration: 'F', ...ad })
  const levels = new Set(wageHints(content, { country, advertiser, today }).map(({ level }) => level))
  return levels.has('block') ? 'block' : levels.has('hint') ? 'hint' : 'pass'
}

const year = (payMin: string, hoursPerWeek = '') => ({ payPer: 'year', payMin, hoursPerWeek }) as const
const hour = (payMin: string, payMax = '') => ({ payPer: 'hour', payMin, payMax }) as const
const day = (payMin: string) => ({ payPer: 'day', payMin }) as const

test.for<[string, Given, string]>([
  ['£12.71 an hour', hour('12.71'), 'pass'],
  ['£12.70 an hour', hour('12.70'), 'block'],
  ['£23,132 a year, hours not given', year('23132'), 'block'],
  ['£23,133 a year, hours not given', year('23133'), 'hint'],
  ['£24,000 a year, hours not given', year('24000'), 'hint'],
  ['£24,784 a year, 37.5 h', year('24784', '37.5'), 'block'],
  ['£24,785 a year, 37.5 h', year('24785', '37.5'), 'hint'],
  ['£24,853 a year, 37.5 h', year('24853', '37.5'), 'pass'],
  ['£88.96 a day', day('88.96'), 'block'],
  ['£88.97 a day', day('88.97'), 'hint'],
  ['£101.68 a day', day('101.68'), 'pass'],
  ['€14.15 an hour in Cork', { ...hour('14.15'), country: 'IE' }, 'pass'],
  ['€14.14 an hour in Cork', { ...hour('14.14'), country: 'IE' }, 'block'],
  ['£8.00 an hour for an apprentice', { ...hour('8.00'), contractType: 'apprenticeship' }, 'pass'],
  ['£7.99 an hour for an apprentice', { ...hour('7.99'), contractType: 'apprenticeship' }, 'block'],
  [
    'an unpaid intern of an agency',
    { ...year('0'), payMax: '0', contractType: 'internship', advertiser: 'agency' },
    'block',
  ],
  [
    'a placement that a course requires',
    { ...year('0'), payMax: '0', contractType: 'internship', payException: 'student-placement' },
    'hint',
  ],
  ['a volunteer of a charity', { ...year('0'), payMax: '0', contractType: 'volunteer', advertiser: 'charity' }, 'pass'],
  ['a volunteer of a company', { ...year('0'), payMax: '0', contractType: 'volunteer' }, 'block'],
  ['£12.00 to £15.00 an hour', hour('12', '15'), 'block'],
  ['the same, paid by age', { ...hour('12', '15'), payException: 'by-age' }, 'hint'],
  ['up to £30,000', { payPer: 'year', payMin: '', payMax: '30000' }, 'hint'],
  ['part time without hours', { ...year('14000'), duration: 'P' }, 'hint'],
  ['not disclosed', { noSalary: true }, 'hint'],
  ['£12.21 an hour the year before', { ...hour('12.21'), today: '2026-03-31' }, 'pass'],
  [
    '£12.21 an hour, published before the rate rises, starting after',
    { ...hour('12.21'), today: '2026-03-20', startsOn: '2026-04-01' },
    'block',
  ],
])('%s', ([, given, expected]) => {
  expect(verdict(given)).toBe(expected)
})

test('a block names the figure, the floor and since when', () => {
  const content = AdContent.parse({ payPer: 'hour', payMin: '11', contractType: 'permanent', duration: 'F' })
  const [hint] = wageHints(content, { country: 'GB', advertiser: 'employer', today: '2026-11-22' })
  expect(hint).toMatchObject({ title: '£11.00 an hour is below the minimum wage' })
  expect(hint?.details).toContain('National Living Wage of £12.71 an hour (since 1 April 2026)')
})
