import { expect, test } from 'vitest'
import { Cv } from '../../../contract/cvs/cvs.ts'
import { readCv } from './read-cv.ts'

test('a CV comes back as it was kept, whatever is in it', () => {
  for (const cv of [Cv.parse({}), everyPart]) expect(readCv(JSON.parse(JSON.stringify(cv)))).toEqual(cv)
})

test('what is left out is empty, at any depth, as the schema has it', () => {
  for (const part of [
    {},
    { jobs: [{ jobTitle: 'Nurse' }], skills: { other_skills: { driving_license: [{}] } } },
    { skills: { other_languages: [{ name: 'Irish', understanding: { reading: 'B1' } }] }, career: {} },
  ])
    expect(readCv(part)).toEqual(Cv.parse(part))
})

test('anything that is not a CV gives null: another type, an unknown field, or nothing', () => {
  const none: unknown[] = [
    null,
    7,
    'text',
    [],
    { headline: 7 },
    { jobs: 7 },
    { jobs: [null] },
    { jobs: [7] },
    { links: [{ href: 'https://example.com' }] },
    { career: { travel: 'yes' } },
    { skills: null },
    { constructor: 'x' },
  ]
  for (const value of none) expect(readCv(value), JSON.stringify(value)).toBeNull()
})

const everyPart = Cv.parse({
  links: [{ label: 'Portfolio', url: 'www.example.org' }],
  jobs: [{ jobTitle: 'Nurse', startDate: '2019', isCurrent: true }],
  education: [{ title: 'BSc', level: 'Level 6' }],
  skills: {
    main_language: 'English',
    other_languages: [{ name: 'Irish', writing: 'A2' }],
    other_skills: { driving_license: [{ title: 'B' }], other_skills: [{ title: 'Sailing', description: 'Yachts' }] },
  },
  career: { preferred_jobs: ['Nurse'], expected_salary: 32_000, travel: true, relocate: false },
  more: [{ title: 'Interests', description: '<p>Hills</p>' }],
})
