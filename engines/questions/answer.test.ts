import { expect, test } from 'vitest'
import { emptyCv } from '../../contract/cvs/empty-cv.ts'
import { Cv } from '../../contract/cvs/cvs.ts'
import { answer, answerByWords, understand, worthRemembering, type Known, type Question } from './index.ts'

const blank: Known = {
  cv: emptyCv,
  profile: { name: 'Ann Example', email: 'ann@example.com', phone: null },
  home: null,
  documents: { cv: { name: 'CV.pdf' }, letter: null },
  remembered: [],
  today: '2026-11-30',
}

function aQuestion(label: string, given: Partial<Question> = {}): Question {
  const type = given.type ?? (label.endsWith('?') ? 'yes-no' : 'text')
  const options = type === 'yes-no' ? ['Yes', 'No'] : []
  return { label, help: '', section: '', options, isRequired: true, maxLength: null, country: 'GB', ...given, type }
}

function said(question: Question, known: Known): unknown {
  const meaning = understand(question)
  expect(meaning, question.label).not.toBeNull()
  return meaning === null ? null : (answer(meaning, known)?.value ?? null)
}

const withCareer = (career: object): Known => ({ ...blank, cv: Cv.parse({ career }) })

test('that somebody may work says nothing about limits, sponsors or permits', () => {
  const known = withCareer({ work_permit_uk: true })
  expect(said(aQuestion('Do you have the right to work in the UK?'), known)).toBe('Yes')
  for (const label of [
    'Do you have unlimited right to work in the UK?',
    'Is your right to work in the UK time-limited?',
    'Do you need sponsorship to work in the UK?',
    'Can you work in the UK without sponsorship?',
    'Do you need a work permit to work in the UK?',
    'Do you have the right to work in Ireland?',
    'Do you have the right to work in Canada?',
  ])
    expect(said(aQuestion(label), known), label).toBeNull()
})

test('what the builder asked of a right to work answers in both polarities, now and later', () => {
  const visa = { country: 'GB', basis: 'graduate', until: '2027-06-14', sponsor_now: false, sponsor_later: true }
  const known = withCareer({ work_permit_uk: true, right_to_work: [visa] })
  const answers: [string, unknown][] = [
    ['Do you need sponsorship now?', 'No'],
    ['Do you now, or will you in the future, need sponsorship to work in the UK?', 'Yes'],
    ['Can you work in the UK without sponsorship, now and in the future?', 'No'],
    // Nobody says when, and it is not the same for both.
    ['Do you need sponsorship to work in the UK?', null],
    ['Do you have unlimited right to work in the UK?', 'No'],
    ['Do you need sponsorship to work in Ireland?', null],
  ]
  for (const [label, value] of answers) expect(said(aQuestion(label), known), label).toBe(value)
  expect(said(aQuestion('Visa end date', { type: 'date' }), known)).toBe('2027-06-14')
  // It has run out: nothing of it is said any more.
  expect(said(aQuestion('Do you need sponsorship now?'), { ...known, today: '2027-06-15' })).toBeNull()
})

test('an option is taken only where it says no more than the answer', () => {
  const known = withCareer({ work_permit_uk: true })
  const right = (options: string[]) => said(aQuestion('Do you have the right to work in the UK?', { options }), known)
  expect(right(['No, I do not', 'Yes, I do'])).toBe('Yes, I do')
  expect(right(['Yes – without a time limit', 'No'])).toBeNull()
  expect(right(['Yes', 'Yes, I do', 'No'])).toBeNull()
})

test('currency and period of pay agree, or there is no answer', () => {
  const known = withCareer({ expected_salary: 30_000 })
  const pay = (label: string, country = 'GB') => said(aQuestion(label, { type: 'number', country }), known)
  expect(pay('Expected salary')).toBe('30000')
  expect(pay('Expected salary', 'IE')).toBeNull()
  expect(pay('Expected salary (€)')).toBeNull()
  expect(pay('Expected salary per month')).toBeNull()
  expect(pay('Expected salary in thousands')).toBe('30')
})

test('a current employer is one that is current', () => {
  const job = { jobTitle: 'Nurse', employer: 'Northside', startDate: '2020-01', endDate: '2024-02' }
  const over: Known = { ...blank, cv: Cv.parse({ jobs: [job] }) }
  expect(said(aQuestion('Current employer'), over)).toBeNull()
  expect(said(aQuestion('Most recent employer'), over)).toBe('Northside')
  const current: Known = { ...blank, cv: Cv.parse({ jobs: [{ ...job, endDate: '', isCurrent: true }] }) }
  expect(said(aQuestion('Current employer'), current)).toBe('Northside')
  // Two at once: neither is the one.
  const two = { ...job, employer: 'Southside', endDate: '', isCurrent: true }
  const both: Known = { ...blank, cv: Cv.parse({ jobs: [two, { ...two, employer: 'Eastside' }] }) }
  expect(said(aQuestion('Current employer'), both)).toBeNull()
})

test('a telephone number takes the option of its own country where several have its code', () => {
  const cv = Cv.parse({ personal_data: { phone: '07700 900123', country: 'United Kingdom' } })
  const options = ['Guernsey (+44)', 'Jersey (+44)', 'United Kingdom (+44)', 'Ireland (+353)']
  expect(said(aQuestion('Country code', { type: 'choice', options }), { ...blank, cv })).toBe('United Kingdom (+44)')
  const unclear = ['Guernsey (+44)', 'Jersey (+44)']
  expect(said(aQuestion('Country code', { type: 'choice', options: unclear }), { ...blank, cv })).toBeNull()
})

const remembered = (label: string, value: string, given: Partial<Question> = {}): Known => ({
  ...blank,
  remembered: [{ question: aQuestion(label, { country: null, ...given }), value, givenFor: 'a job', givenAt: null }],
})

test('what was said once is found by what it means, in the polarity and unit of the question', () => {
  const weekends = remembered('Are you willing to work weekends?', 'No')
  expect(said(aQuestion('Would you be happy to work at weekends?'), weekends)).toBe('No')
  expect(said(aQuestion('Are you unwilling to work weekends?'), weekends)).toBe('Yes')
  expect(said(aQuestion('Are you willing to work nights?'), weekends)).toBeNull()
  const notice = remembered('Notice period', 'Two weeks')
  expect(said(aQuestion('What is your notice period?', { type: 'text' }), notice)).toBe('Two weeks')
  expect(said(aQuestion('Notice period in days', { type: 'number' }), notice)).toBe('14')
  expect(said(aQuestion('Notice period in months', { type: 'number' }), notice)).toBeNull()
})

test('what is not understood is answered only in the very same words, and never where they are about one employer', () => {
  const shift = remembered('Early or late bird?', 'Yes')
  expect(understand(aQuestion('Early or late bird?'))).toBeNull()
  expect(answerByWords(aQuestion('EARLY or late bird?'), shift)?.value).toBe('Yes')
  expect(answerByWords(aQuestion('Early or late riser?'), shift)).toBeNull()
  expect(answerByWords(aQuestion('Early or late bird?', { section: 'Your referee' }), shift)).toBeNull()
  const here = remembered('Do you know anybody who works for us?', 'No')
  expect(answerByWords(aQuestion('Do you know anybody who works for us?'), here)).toBeNull()
  const before = remembered('Have you worked for us before?', 'No')
  expect(said(aQuestion('Have you worked for us before?'), before)).toBeNull()
})

test('what is about one job or employer, a start, pay or a promise is not remembered by default', () => {
  for (const label of ['Notice period', 'Do you hold a valid CSCS card?', 'Do you have your own car?'])
    expect(worthRemembering(aQuestion(label)), label).toBe(true)
  for (const label of [
    'Have you worked for us before?',
    'When can you start?',
    'Expected salary',
    'Do you agree to a check?',
    'Are you related to anybody in our team?',
    'Do you confirm that this is true?',
    'Why do you want this role?',
  ])
    expect(worthRemembering(aQuestion(label)), label).toBe(false)
})

const withCv = (cv: object): Known => ({ ...blank, cv: Cv.parse(cv) })

test('a mobile is asked of the profile where the CV has a landline, and a landline is given as one only', () => {
  const known: Known = {
    ...withCv({ personal_data: { phone: '029 2018 0417', country: 'United Kingdom' } }),
    profile: { name: '', email: null, phone: '07700 900182' },
  }
  expect(said(aQuestion('Mobile', { type: 'phone' }), known)).toBe('07700 900182')
  expect(said(aQuestion('Home telephone (landline)', { type: 'phone' }), known)).toBe('029 2018 0417')
  expect(said(aQuestion('Mobile number – digits only, no spaces or +'), known)).toBe('07700900182')
  const noLine = { ...known, cv: Cv.parse({ personal_data: { phone: '+44 7700 900999' } }) }
  expect(said(aQuestion('Home telephone (landline)', { type: 'phone' }), noLine)).toBeNull()
  const noMobile = { ...known, profile: blank.profile }
  expect(said(aQuestion('Mobile', { type: 'phone' }), noMobile)).toBeNull()
})

test('an age follows from a whole date of birth only, and the date itself is left to the person', () => {
  const at = (dob: string, label: string): unknown => said(aQuestion(label), withCv({ dob }))
  expect(at('2008-11-30', 'Are you aged 18 or over?')).toBe('Yes')
  expect(at('2008-12-01', 'Are you aged 18 or over?')).toBe('No')
  expect(at('2008-11-30', 'Are you over 18 years of age?')).toBe('No')
  expect(at('2000', 'Are you at least 16 years of age?')).toBeNull()
  expect(understand(aQuestion('Date of birth', { type: 'date' }))).toBeNull()
  expect(understand(aQuestion('Is your child aged 18 or over?'))).toBeNull()
})

test('where somebody lives is a yes or no where the country of the CV is known', () => {
  const living = (country: string, postcode = ''): Known => withCv({ personal_data: { country, postcode } })
  const inUk = aQuestion('Are you currently based in the UK?')
  const inIreland = aQuestion('Do you live in Ireland?')
  expect(said(inUk, living('England'))).toBe('Yes')
  expect(said(inUk, living('Sweden'))).toBe('No')
  expect(said(inUk, living('Sverige'))).toBeNull()
  expect(said(inIreland, living('Ireland'))).toBe('Yes')
  expect(said(inIreland, living('United Kingdom', 'BT1 1AA'))).toBeNull()
  const country = aQuestion('Country', { type: 'choice', options: ['United Kingdom', 'Other EU/EEA', 'Elsewhere'] })
  expect(said(country, living('Sweden'))).toBe('Other EU/EEA')
  expect(said(country, living('Norway'))).toBeNull()
  const county = aQuestion('County of residence', { type: 'choice', options: ['Co. Cork', 'Outside Ireland'] })
  expect(said(county, living('Sweden'))).toBe('Outside Ireland')
  expect(said(county, living('Ireland'))).toBeNull()
})

test('the categories of a licence are those that its title ends with', () => {
  const holding = (...titles: string[]): Known =>
    withCv({ skills: { other_skills: { driving_license: titles.map((title) => ({ title })) } } })
  const asked = aQuestion('If you have a driving licence, which categories?', { type: 'text' })
  expect(said(asked, holding('Full UK driving licence, categories B, C1 and D'))).toBe('B, C1, D')
  expect(said(asked, holding('Swedish driving licence, category B'))).toBe('B')
  expect(said(asked, holding('Full UK driving licence'))).toBeNull()
  expect(said(asked, holding('Licence of the RYA'))).toBeNull()
  expect(said(asked, holding('B', 'C1'))).toBeNull()
})

test('of statements the one that is so is chosen, where each other is known not to be', () => {
  const options = ['I have the right to work in the UK', 'I would need sponsorship to work in the UK']
  const asked = aQuestion('Which of these applies to you?', { type: 'choice', options })
  const known = withCareer({ work_permit_uk: true })
  expect(said(asked, known)).toBeNull()
  const needed = {
    question: aQuestion('Do you need sponsorship to work in the UK, now or in the future?'),
    value: 'No',
  }
  const remembered = [{ ...needed, givenFor: '', givenAt: null }]
  expect(said(asked, { ...known, remembered })).toBe(options[0])
  expect(said({ ...asked, options: [...options, 'I sing'] }, { ...known, remembered })).toBeNull()
})

test('studies without an end are the latest where they began after all others had ended', () => {
  const studies = (startDate: string): Known =>
    withCv({
      education: [
        { title: 'Open', trainer: 'New College', startDate, endDate: '' },
        { title: 'Old', trainer: 'Old College', startDate: '2020-09', endDate: '2023-06' },
      ],
    })
  const asked = aQuestion('Institution', { section: 'Most recent education', type: 'text' })
  expect(said(asked, studies('2024-09'))).toBe('New College')
  expect(said(asked, studies('2022-09'))).toBeNull()
  expect(said(asked, studies('2023'))).toBeNull()
})

test('the subject of a degree is what it is in, without what kind of award or course it was', () => {
  const field = aQuestion('Field of Study', { section: 'Education 1' })
  const withTitle = (title: string): Known => ({
    ...blank,
    cv: Cv.parse({ education: [{ title, trainer: 'Aire University', startDate: '2014', endDate: '2018' }] }),
  })
  for (const title of ['PhD Bioinformatics', 'PhD Bioinformatics (NFQ level 10)', 'PhD in Bioinformatics (part-time)'])
    expect([title, said(field, withTitle(title))]).toEqual([title, 'Bioinformatics'])
  expect(said(field, withTitle('MSc Computing (Data Science)'))).toBe('Computing (Data Science)')
})

const remembering = (label: string, value: string): Known['remembered'] => [
  { question: aQuestion(label), value, givenFor: '', givenAt: null },
]

test('steps of a language are the CV’s level by its code, its range or its usual name', () => {
  const level = (language: string) => ({
    name: language,
    understanding: { listening: 'C1', reading: 'C1' },
    speaking: { interaction: 'C1', production: 'C1' },
    writing: 'B2',
  })
  const known = withCv({ skills: { main_language: 'Welsh', other_languages: [level('English')] } })
  const asked = (label: string, options: string[]) => said(aQuestion(label, { type: 'choice', options }), known)
  expect(asked('English language skills – speaking', ['B2', 'C1', 'C2'])).toBe('C1')
  expect(asked('English language skills – writing', ['Basic', 'B1-B2', 'C1-C2'])).toBe('B1-B2')
  expect(asked('English language skills – speaking', ['Beginner', 'Intermediate', 'Advanced', 'Fluent'])).toBe(
    'Advanced',
  )
  // Its parts are not the same.
  expect(asked('Level of English', ['B2', 'C1'])).toBeNull()
  expect(asked('Level of Welsh', ['A1', 'C2', 'Native speaker'])).toBe('Native speaker')
  expect(asked('Level of Welsh', ['None', 'Fairly fluent', 'Fluent'])).toBe('Fluent')
  expect(asked('Level of Welsh', ['None', 'Some', 'Good'])).toBeNull()
  expect(asked('Level of Welsh', ['Near native', 'Basic'])).toBeNull()
})

test('who holds a provisional licence holds no full one of that country, and no more is said', () => {
  const licensed = (title: string): Known => withCv({ skills: { other_skills: { driving_license: [{ title }] } } })
  const learner = licensed('Provisional UK driving licence')
  expect(said(aQuestion('Do you hold a full UK driving licence?'), learner)).toBe('No')
  expect(said(aQuestion('Do you hold a driving licence?'), learner)).toBeNull()
  expect(said(aQuestion('Do you hold a full Irish driving licence?'), learner)).toBeNull()
  expect(said(aQuestion('Do you hold a full UK driving licence?'), blank)).toBeNull()
  const kinds = { type: 'choice' as const, options: ['None', 'Provisional', 'Full UK', 'Full EU'] }
  expect(said(aQuestion('Driving licence', kinds), learner)).toBe('Provisional')
  expect(said(aQuestion('Driving licence', kinds), licensed('Full UK driving licence'))).toBe('Full UK')
})

test('a yes says a wider question too and a no a narrower one, never the other way round', () => {
  const no = { ...blank, remembered: remembering('Do you hold a full driving licence?', 'No') }
  expect(said(aQuestion('Do you hold a full UK driving licence?'), no)).toBe('No')
  expect(said(aQuestion('Do you hold a driving licence?'), no)).toBeNull()
  const yes = { ...blank, remembered: remembering('Do you hold a full UK driving licence?', 'Yes') }
  expect(said(aQuestion('Do you hold a driving licence?'), yes)).toBe('Yes')
  expect(said(aQuestion('Do you hold a full, clean UK driving licence?'), yes)).toBeNull()
  const owner = { ...blank, remembered: remembering('Do you have your own car?', 'Yes') }
  expect(said(aQuestion('Do you have access to a car?'), owner)).toBe('Yes')
  const none = { ...blank, remembered: remembering('Do you have your own car?', 'No') }
  expect(said(aQuestion('Do you have access to a car?'), none)).toBeNull()
})

test('a statement is true or false as its question would be answered', () => {
  const known = {
    ...withCareer({ relocate: false }),
    remembered: remembering('Will you need a sponsor for a UK work visa, now or in the future?', 'No'),
  }
  const isTrue = { type: 'choice' as const, options: ['True', 'False'] }
  expect(said(aQuestion('I will not require sponsorship, now or in future, to work in the UK', isTrue), known)).toBe(
    'True',
  )
  expect(said(aQuestion('I will require sponsorship, now or in future, to work in the UK', isTrue), known)).toBe(
    'False',
  )
  expect(said(aQuestion('Please tick if you are NOT willing to relocate', { type: 'consent' }), known)).toBe(true)
  expect(said(aQuestion('Please tick if you are willing to relocate', { type: 'consent' }), known)).toBeNull()
  expect(
    understand(aQuestion('I confirm that I will not require sponsorship of my studies', { type: 'consent' })),
  ).toBeNull()
})

test('pay with its currency beside it, classes of degrees, and an age below', () => {
  const paid = withCareer({ expected_salary: 36_500, expected_salary_currency: 'EUR' })
  expect(said(aQuestion('Salary expectations (gross p.a., please state currency)'), paid)).toBe('€36,500')
  expect(said(aQuestion('Salary expectations (gross p.a.)'), paid)).toBeNull()
  const studied = withCv({ education: [{ title: 'BSc Biology', level: 'Level 6', grade: '2:1', endDate: '2020-06' }] })
  const classes = { type: 'choice' as const, options: ['First', 'Upper Second (2:1)', 'Lower Second (2:2)'] }
  expect(said(aQuestion('Degree classification', classes), studied)).toBe('Upper Second (2:1)')
  const born = withCv({ dob: '2000-01-01' })
  expect(said(aQuestion('Are you under the age of 18?'), born)).toBe('No')
  expect(said(aQuestion('Are you under the age of 30?'), born)).toBe('Yes')
})
