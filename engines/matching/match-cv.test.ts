import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cv } from '../../contract/cvs/cvs.ts'
import { matchCv } from './match-cv.ts'
import { people } from './people.fixtures.ts'
import { readCvForMatch } from './read-cv.ts'
import { requirementsOf } from './requirements.ts'
import { ownTaxonomy } from './taxonomy/own.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary([ownTaxonomy])
const today = new Date('2026-03-04')
const match = (ad: { title: string; text: string }, cv: Cv | string, on = today) =>
  matchCv(vocabulary, requirementsOf(vocabulary, ad), readCvForMatch(vocabulary, cv), on)

const analystAd = {
  title: 'Data Analyst',
  text: `Requirements
SQL and Tableau
Strong JavaScript
3 years of experience
A degree in mathematics
Python
Desirable
French speaker`,
}
const analyst = `Pat Example
Data Analyst

EXPERIENCE
Data Analyst, Harbour Trust, January 2025 - present
• SQL queries and Power BI dashboards

EDUCATION
BSc Biology

SKILLS
Python, React`

test('what is found says where, and what is thin says why', () => {
  const result = match(analystAd, analyst)
  expect(result.found.map(({ what, where }) => [what, where.section])).toEqual([
    ['Data Analyst', 'Experience'],
    ['SQL', 'Experience'],
  ])
  const why = Object.fromEntries(result.weak.map((one) => [one.what, one.why]))
  expect(why).toMatchObject({
    Python: 'Your CV only lists it. No job or course shows where you used it',
    Tableau: 'Your CV has something related: Power BI',
    JavaScript: 'React usually includes it, but your CV does not mention it',
    '3 years of experience': 'The dates in your CV show one year of this work',
    'Degree: mathematics': 'The level fits, but the subject is different',
  })
  expect(result.missing.map(({ what, importance }) => [what, importance])).toEqual([['French', 'wished']])
  expect(result.covered).toBe(3)
  expect(result.asked).toBe(8)
  expect(result.reasons).toContain('You have done this job.')
})

test('a job next door, one long ago and a headline alone count less than the job', () => {
  const ad = { title: 'Staff Nurse', text: '' }
  const percent = (cv: string) => match(ad, cv).percent
  const now = percent('WORK\nStaff Nurse, Harbour Trust, 2020 - present')
  const longAgo = percent('WORK\nStaff Nurse, Harbour Trust, 1999 - 2005\nShop Assistant, Corner, 2006 - present')
  const headline = percent('Ann Example\nStaff Nurse')
  const nextDoor = percent('WORK\nHealthcare Assistant, Harbour Trust, 2020 - present')
  expect(now).toBeGreaterThan(headline)
  expect(headline).toBeGreaterThan(longAgo)
  expect(longAgo).toBeGreaterThan(nextDoor)
  expect(nextDoor).toBeGreaterThan(percent('WORK\nPlumber, Taps, 2020 - present'))
})

test('who needs a sponsor does not have the right to work', () => {
  const ad = { title: 'Chef', text: 'You must have the right to work in the UK' }
  const right = (cv: string) => match(ad, cv)
  expect(right('Chef\nRight to work: British citizen').found.map(({ kind }) => kind)).toContain('right-to-work')
  expect(right('Chef\nRight to work: Skilled Worker visa, requires sponsorship').weak).toContainEqual(
    expect.objectContaining({ kind: 'right-to-work', why: 'Your CV says you need sponsorship' }),
  )
})

test('every thing that is asked for is in exactly one of the three lists', () => {
  for (const { text } of Object.values(people)) {
    const { found, weak, missing, asked, covered } = match(analystAd, text)
    expect(found.length + weak.length + missing.length).toBe(asked)
    expect(covered).toBe(found.length + weak.filter(({ isCovered }) => isCovered).length)
  }
})

const skillNames = ownTaxonomy.skills.filter(({ kind }) => kind === 'skill').map(({ id }) => id)
const anAd = fc
  .record({
    title: fc.constantFrom(...Object.values(people).flatMap(({ titles }) => titles)),
    skills: fc.subarray(skillNames, { minLength: 1, maxLength: 12 }),
  })
  .map(({ title, skills }) => ({
    title,
    text: skills.map((skill) => `Experience of ${skill} is essential.`).join('\n'),
  }))

test('the same CV and ad give the same answer', () => {
  fc.assert(
    fc.property(anAd, fc.constantFrom(...Object.values(people)), (ad, { text }) => {
      expect(match(ad, text)).toEqual(match(ad, text))
    }),
    { numRuns: 30 },
  )
})

test('adding what is missing never lowers the number', () => {
  fc.assert(
    fc.property(anAd, fc.constantFrom(...Object.values(people)), (ad, { text }) => {
      const before = match(ad, text)
      for (const { what } of before.missing.slice(0, 3)) {
        const after = match(ad, `${text}\n\nKEY SKILLS\n${what}`)
        expect(after.percent).toBeGreaterThanOrEqual(before.percent)
      }
    }),
    { numRuns: 40 },
  )
})

test('a skill that is added to a CV written here is found, and never lowers the number', () => {
  fc.assert(
    fc.property(anAd, fc.subarray(skillNames, { maxLength: 5 }), (ad, has) => {
      const withSkills = (names: readonly string[]) =>
        Cv.parse({ skills: { other_skills: { job_related_skills: names.map((title) => ({ title })) } } })
      const before = match(ad, withSkills(has))
      const first = before.missing.find(({ kind }) => kind === 'skill')
      if (first === undefined) return
      const after = match(ad, withSkills([...has, first.what]))
      expect(after.missing.map(({ what }) => what)).not.toContain(first.what)
      expect(after.percent).toBeGreaterThanOrEqual(before.percent)
    }),
    { numRuns: 40 },
  )
})

test('any text is read without a fault, and the number is a whole one of a hundred', () => {
  const anyText = fc.oneof(fc.string({ maxLength: 400, unit: 'binary' }), fc.lorem({ maxCount: 40 }))
  fc.assert(
    fc.property(anyText, anyText, anyText, (title, text, cv) => {
      const { percent } = match({ title, text }, cv)
      expect(Number.isInteger(percent)).toBe(true)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
    }),
    { numRuns: 60 },
  )
})

test('of what is asked for by ‘or’ one is enough, and counts once', () => {
  const ad = { title: 'Staff Nurse', text: 'A valid NMC PIN as RGN (or NMBI registration in Ireland)\nWound care' }
  const nurse = match(ad, 'Ann Example\nStaff Nurse\nNMC registered, 2019 - present\nWound care on a ward')
  expect(nurse.found.map(({ what }) => what)).toEqual(expect.arrayContaining(['NMC registration', 'wound care']))
  expect([...nurse.weak, ...nurse.missing].map(({ what }) => what).filter((what) => what.includes('NMBI'))).toEqual([])
  const porter = match(ad, 'Ben Example\nHospital Porter\n2019 - present\nMoving patients')
  expect(porter.missing.map(({ what }) => what)).toContain('NMC registration or NMBI registration')
  expect(porter.asked).toBe(nurse.asked)
})

test('a criminal-record check is no hotel check-in, and goods are no goods-in', () => {
  const whats = (text: string) => requirementsOf(vocabulary, { title: 'Porter', text }).map(({ what }) => what)
  expect(whats('This post may need a check of criminal records')).not.toContain('hotel reservations')
  expect(whats('You must have experience of check-in')).toContain('hotel reservations')
  expect(whats('You must know the goods of the shop')).not.toContain('goods in')
  expect(whats('You must have experience of goods-in')).toContain('goods in')
})

test('one word that everybody has is no evidence, and without the job the score stays low', () => {
  const ad = { title: 'Staff Nurse', text: 'You must have excellent communication skills.' }
  const driver = match(ad, 'Ben Example\nWORK\nHGV Driver, Tern Logistics, 2015 - present\n• Communication with depots')
  const nurse = match(
    ad,
    'Ann Example\nWORK\nStaff Nurse, Harbour Trust, 2015 - present\n• Communication with families',
  )
  expect(driver.percent).toBeLessThan(21)
  expect(driver.reasons).not.toContain('You have done this job.')
  expect(nurse.percent).toBeGreaterThan(60)
  expect(nurse.reasons).toContain('You have done this job.')
})

test('without the job one thing of weight lifts nobody to average, nor do several; with it they do', () => {
  const wishes = ['wound care', 'IV therapy', 'dementia care']
  const cvOf = (job: string) =>
    `Ben Example\nWORK\n${job}, Tern Logistics, 2015 - present\n${wishes.map((wish) => `• Learned ${wish} on nights`).join('\n')}`
  const adOf = (count: number) => ({
    title: 'Staff Nurse',
    text: wishes
      .slice(0, count)
      .map((wish) => `You must have experience of ${wish}.`)
      .join('\n'),
  })
  expect(match(adOf(1), cvOf('HGV Driver')).percent).toBe(20)
  expect(match(adOf(3), cvOf('HGV Driver')).percent).toBe(34)
  expect(match(adOf(3), cvOf('Staff Nurse')).percent).toBeGreaterThan(60)
})

test('a job next door needs more than one thing of weight as well', () => {
  const cv =
    'Ann Example\nWORK\nPhysiotherapist, Harbour Trust, 2015 - present\n• Dementia care on the ward\n• Wound care'
  const ad = (text: string) => ({ title: 'Speech and Language Therapist', text })
  const one = match(ad('You must have experience of dementia care.'), cv)
  expect(one.percent).toBe(34)
  expect(one.reasons).toContain('You have done a similar job.')
  const two = match(ad('You must have experience of dementia care.\nYou must have experience of wound care.'), cv)
  expect(two.percent).toBeGreaterThan(34)
})

test('the same work at another level is said to be that', () => {
  const { reasons } = match(
    { title: 'Marketing Director', text: 'You must have experience of branding.' },
    'Ann Example\nWORK\nMarketing Assistant, Harbour Foods, 2015 - present\n• Branding',
  )
  expect(reasons).toContain('You have done this work at another level.')
  expect(reasons).not.toContain('You have done this job.')
})

test('a title that only the headline names is not a job that was done', () => {
  const { reasons } = match({ title: 'Staff Nurse', text: '' }, 'Ann Example\nStaff Nurse')
  expect(reasons).not.toContain('You have done this job.')
})

test('a degree is no NVQ', () => {
  const ad = { title: 'Electrician', text: 'You must have an NVQ Level 3 in electrical installation.' }
  const covers = (education: string) =>
    match(ad, `Ben Example\n\nEDUCATION\n${education}`).found.some(({ kind }) => kind === 'qualification')
  expect(covers('NVQ Level 3 Electrical Installation')).toBe(true)
  expect(covers('BEng Electrical Installation')).toBe(false)
})
