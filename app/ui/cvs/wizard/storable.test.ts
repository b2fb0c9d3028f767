import { expect, test } from 'vitest'
import { Cv } from '../../../../contract/cvs/cvs.ts'
import { emptyCv } from '../../../../contract/cvs/empty-cv.ts'
import { isBlank, isSameCv, isUntouched, newCv, storable, withoutBlanks } from './storable.ts'

test('dates that are half typed are left out of what is kept, and only they', () => {
  const typed = {
    ...Cv.parse({ headline: 'Nurse', jobs: [{ jobTitle: 'Nurse', startDate: '2019-09', endDate: '2020' }] }),
    dob: 'sometime',
  }
  typed.jobs[0]!.startDate = '20-09'
  const kept = storable(typed)
  expect(kept).toMatchObject({
    headline: 'Nurse',
    dob: '',
    jobs: [{ jobTitle: 'Nurse', startDate: '', endDate: '2020' }],
  })
  expect(Cv.safeParse(kept).success).toBe(true)
})

test('entries in which nothing is said go, in every list', () => {
  const cv = Cv.parse({
    jobs: [{}, { employer: 'Acme' }, { isCurrent: true }],
    education: [{ level: '' }],
    links: [{ label: ' ', url: '' }],
    more: [{ title: '', description: '' }],
    skills: {
      other_languages: [{ name: '' }, { name: 'French' }],
      other_skills: { driving_license: [{ title: '' }], job_related_skills: [{ title: 'Welding', description: '' }] },
    },
    career: { preferred_jobs: ['', 'Welder'] },
  })
  expect(withoutBlanks(cv)).toMatchObject({
    jobs: [{ employer: 'Acme' }, { isCurrent: true }],
    education: [],
    links: [],
    more: [],
    skills: {
      other_languages: [{ name: 'French' }],
      other_skills: { driving_license: [], job_related_skills: [{ title: 'Welding' }] },
    },
    career: { preferred_jobs: ['Welder'] },
  })
})

test('a number counts as something said, also none', () => {
  expect(isBlank({ expected_salary: null, travel: null })).toBe(true)
  expect(isBlank({ expected_salary: 0 })).toBe(false)
  expect(isBlank({ travel: false })).toBe(true)
})

test('a CV is untouched until something is in it besides what the account knows', () => {
  expect(isUntouched(emptyCv)).toBe(true)
  expect(isUntouched(newCv({ email: 'ann@example.com', phone: null }))).toBe(true)
  expect(isUntouched({ ...emptyCv, headline: 'Nurse' })).toBe(false)
  expect(isUntouched(Cv.parse({ career: { travel: false } }))).toBe(false)
})

test('two CVs that say the same are the same in whatever order', () => {
  const cv = Cv.parse({ headline: 'Nurse', jobs: [{ employer: 'Acme' }] })
  const reversed = Object.fromEntries(Object.entries(cv).reverse()) as Cv
  expect(isSameCv(cv, reversed)).toBe(true)
  expect(isSameCv(cv, { ...cv, headline: 'Nurses' })).toBe(false)
})
