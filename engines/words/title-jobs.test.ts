import { expect, test } from 'vitest'
import { titleJobs } from './title-jobs.ts'

test.each([
  ['GP Liaison Officer', 'officer'],
  ['Salaried GP', 'gp m:general-practitioner'],
  ['GP Receptionist', 'receptionist'],
  ['Project Manager / Scrum Master', 'manager m:project-manager master'],
  ['Fabricator Welder', 'fabricator welder'],
  ['Van Driver Service Delivery Manager', 'manager'],
  ['Nurse Practitioner, GP Surgery', 'nurse practitioner'],
  ['Live In Carer in Southampton', 'carer'],
  ['Teacher of Maths', 'teacher'],
  ['Trainee Recruitment Consultant – Estate Agents', 'consultant m:recruitment-consultant trainee'],
  ['Tech Consultant – Data Engineer', 'consultant engineer'],
  ['Leeds – Chef de Partie', 'chef'],
  ['Functional Assessor (Physiotherapist or Nurse)', 'assessor nurse physiotherapist'],
  ['Software Engineer – Intern', 'engineer intern m:software-engineer m:software-engineering'],
  ['Analyst £60k pa', 'analyst'],
  ['Warehouse Nights', ''],
  ['', ''],
])('%s: %s', (title, jobs) => {
  expect([...titleJobs(title).terms].filter((term) => !term.startsWith('s:')).toSorted()).toEqual(
    expect.arrayContaining(jobs.split(' ').filter(Boolean)),
  )
  const words = (terms: Iterable<string>) => [...terms].filter((term) => !term.includes(':')).toSorted()
  expect(words(titleJobs(title).terms)).toEqual(words(jobs.split(' ').filter(Boolean)))
})

test('a title that names no trade is for any', () => {
  const wide = ['Nursing Manager', 'Warehouse Nights', 'Engineering Apprentice', 'Vice President, Audit']
  const narrow = ['Nursing Assessor', 'Data Analyst – Internal Audit', 'Recruitment Consultant Nursing Belfast']
  expect(wide.filter((title) => !titleJobs(title).isWide)).toEqual([])
  expect(narrow.filter((title) => titleJobs(title).isWide)).toEqual([])
})

test('a title without end is read in no time', () => {
  const long = `${'Nurse ('.repeat(20_000)}${' - '.repeat(20_000)}`
  const start = performance.now()
  titleJobs(long)
  expect(performance.now() - start).toBeLessThan(100)
})
