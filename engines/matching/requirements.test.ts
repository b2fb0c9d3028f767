import { expect, test } from 'vitest'
import { requirementsOf } from './requirements.ts'
import { ownTaxonomy } from './taxonomy/own.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary([ownTaxonomy])
const asked = (title: string, text: string) =>
  requirementsOf(vocabulary, { title, text }).map(({ what, kind, importance, sentence }) => ({
    what,
    kind,
    importance,
    sentence,
  }))

const nurseAd = `We are one of the largest trusts in the north, founded in 1948.
About you
NMC registration is essential
Experience of wound care and IV therapy
At least 2 years' experience as a nurse
Excellent communication skills
A degree in nursing or equivalent
You must have the right to work in the UK
Desirable
Experience of dementia care
Fluent Polish
Duties
You will mentor student nurses
Benefits
Free parking, a pension, childcare vouchers and free first aid training
Equal opportunities
We welcome applications from people with learning disabilities`

test('an ad asks for skills, licences, years, a qualification, a language and the right to work, each with its sentence', () => {
  const all = asked('Staff Nurse', nurseAd)
  expect(all).toEqual(
    expect.arrayContaining([
      { what: 'Staff Nurse', kind: 'job', importance: 'required', sentence: 'Staff Nurse' },
      { what: 'NMC registration', kind: 'licence', importance: 'required', sentence: 'NMC registration is essential' },
      {
        what: 'wound care',
        kind: 'skill',
        importance: 'required',
        sentence: 'Experience of wound care and IV therapy',
      },
      {
        what: 'IV therapy',
        kind: 'skill',
        importance: 'required',
        sentence: 'Experience of wound care and IV therapy',
      },
      {
        what: '2 years of experience',
        kind: 'experience',
        importance: 'required',
        sentence: "At least 2 years' experience as a nurse",
      },
      {
        what: 'Degree: nursing',
        kind: 'qualification',
        importance: 'required',
        sentence: 'A degree in nursing or equivalent',
      },
      {
        what: 'Right to work',
        kind: 'right-to-work',
        importance: 'required',
        sentence: 'You must have the right to work in the UK',
      },
      { what: 'dementia care', kind: 'skill', importance: 'wished', sentence: 'Experience of dementia care' },
      { what: 'Polish', kind: 'language', importance: 'wished', sentence: 'Fluent Polish' },
      { what: 'mentoring students', kind: 'skill', importance: 'named', sentence: 'You will mentor student nurses' },
    ]),
  )
})

test('what is offered, told of the employer or said of everybody is not asked for', () => {
  const what = asked('Staff Nurse', nurseAd).map((one) => one.what)
  for (const not of ['first aid certificate', 'childcare', 'pensions administration', 'learning disabilities'])
    expect(what).not.toContain(not)
})

test('what is not needed is not asked for, and a check that the employer makes is nothing to have', () => {
  const what = asked(
    'Cleaner',
    'No experience of commercial cleaning is required, as full training is given.\nThe post is subject to an enhanced DBS check.\nA driving licence is not necessary.',
  ).map((one) => one.what)
  expect(what).toEqual(['Cleaner'])
  expect(asked('Driver', 'You must hold a current enhanced DBS certificate').map((one) => one.what)).toContain(
    'DBS check',
  )
})

test('an ad without line ends or headings is read sentence by sentence', () => {
  const text =
    'Our client is a leader in the field of payroll software This is a hybrid role You will need strong SQL and Power BI skills Experience of Python is desirable We act as an employment agency'
  const all = asked('Data Analyst', text)
  expect(all).toContainEqual(expect.objectContaining({ what: 'SQL', importance: 'required' }))
  expect(all).toContainEqual(expect.objectContaining({ what: 'Python', importance: 'wished' }))
})

test('ordinary words are no skills', () => {
  const what = asked(
    'Gardener',
    'You will go to gardens, see to the spring flowers, excel in a team, react fast, and have access to tools and a word with customers.',
  ).map((one) => one.what)
  for (const not of ['Golang', 'Spring', 'Microsoft Excel', 'React', 'Microsoft Access', 'Microsoft Word'])
    expect(what).not.toContain(not)
})

test('an ad that says nothing asks for its title alone, and no ad asks for more than forty things', () => {
  expect(asked('Nurse', '').map((one) => one.what)).toEqual(['Nurse'])
  const everything = ownTaxonomy.skills.map(({ id }) => `Experience of ${id} is essential.`).join('\n')
  expect(asked('Nurse', everything)).toHaveLength(41)
})
