import { expect, test } from 'vitest'
import { Cv } from '../../../../contract/cvs/cvs.ts'
import { emptyCv } from '../../../../contract/cvs/empty-cv.ts'
import { cardsOf, type ContactPath } from './cards.ts'
import { mergeProposal, undecided, type Decisions } from './merge-proposal.ts'

const found = Cv.parse({
  personal_data: { given_name: 'Aoife', surname: 'Brennan', email: 'new@example.com', city: 'Leeds' },
  headline: 'Nurse',
  summary: '<p>I care.</p>',
  links: [{ label: 'LinkedIn', url: 'linkedin.com/in/aoife-b' }],
  jobs: [
    { jobTitle: 'Nurse', employer: 'A' },
    { jobTitle: 'Carer', employer: 'B' },
  ],
  education: [{ title: 'BSc Nursing' }],
  skills: {
    main_language: 'Irish',
    other_languages: [{ name: 'French', writing: 'B2' }],
    other_skills: {
      job_related_skills: [
        { title: 'Triage', description: '' },
        { title: 'Wound care', description: '' },
      ],
      driving_license: [{ title: 'B' }],
    },
  },
  career: { preferred_jobs: ['Matron'], expected_salary: 40_000, work_permit_uk: true },
  more: [{ title: 'Interests', description: '<p>Camogie</p>' }],
  kept: 'Notice: 4 weeks',
})

const nothing: Decisions = { cards: {}, off: new Set(), contact: new Set(), kept: '' }
const all = (cv: Cv): Decisions => ({
  cards: Object.fromEntries(cardsOf(cv).map(({ id }) => [id, 'taken' as const])),
  off: new Set(),
  contact: new Set<ContactPath>([
    'personal_data.given_name',
    'personal_data.surname',
    'personal_data.email',
    'personal_data.city',
    'headline',
  ]),
  kept: cv.kept,
})

test('all of it into an empty CV is what was found', () => {
  expect(mergeProposal(emptyCv, found, all(found))).toEqual(found)
  expect(undecided(found, all(found))).toEqual([])
})

test('nothing of it leaves a CV as it was', () => {
  expect(mergeProposal(found, Cv.parse({ headline: 'Other', jobs: [{ jobTitle: 'X' }] }), nothing)).toEqual(found)
  expect(undecided(found, nothing)).toHaveLength(cardsOf(found).length)
})

test('what is skipped or unticked does not come', () => {
  const decisions: Decisions = {
    ...all(found),
    cards: { ...all(found).cards, 'jobs.1': 'skipped', summary: 'skipped' },
    off: new Set(['skills.other_skills.job_related_skills.0', 'career.expected_salary', 'skills.main_language']),
  }
  const merged = mergeProposal(emptyCv, found, decisions)
  expect(merged.jobs.map(({ jobTitle }) => jobTitle)).toEqual(['Nurse'])
  expect(merged.summary).toBe('')
  expect(merged.skills.other_skills.job_related_skills.map(({ title }) => title)).toEqual(['Wound care'])
  expect([merged.skills.main_language, merged.career.expected_salary, merged.career.work_permit_uk]).toEqual([
    '',
    null,
    true,
  ])
})

test('what the CV has stays, and does not come twice', () => {
  const mine = Cv.parse({
    personal_data: { given_name: 'Eva', email: 'old@example.com' },
    summary: '<p>Mine.</p>',
    jobs: [{ jobTitle: 'Nurse', employer: 'A' }],
    skills: { other_skills: { job_related_skills: [{ title: 'triage', description: 'by phone' }] } },
    kept: 'A note',
  })
  const merged = mergeProposal(mine, found, { ...all(found), contact: new Set(['personal_data.email']) })
  expect(merged.personal_data).toMatchObject({ given_name: 'Eva', email: 'new@example.com', city: '' })
  expect(merged.summary).toBe('<p>Mine.</p><p>I care.</p>')
  expect(merged.jobs.map(({ jobTitle }) => jobTitle)).toEqual(['Nurse', 'Carer'])
  expect(merged.skills.other_skills.job_related_skills.map(({ title }) => title)).toEqual(['triage', 'Wound care'])
  expect(merged.kept).toBe('A note\n\nNotice: 4 weeks')
})
