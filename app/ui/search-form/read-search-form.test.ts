import { expect, test } from 'vitest'
import { readSearchForm } from './read-search-form.ts'

const form = (fields: Record<string, string>) => readSearchForm(new URLSearchParams(fields))

test('three fields are enough: the rest takes the defaults of the form', () => {
  const { search, problems } = form({ jobTitle: ' nurse ', jobLocation: 'Leeds' })

  expect(problems).toEqual({})
  expect(search).toMatchObject({
    jobTitle: 'nurse',
    jobLocation: 'Leeds',
    jobDistance: 5,
    jobSalaryMin: 12_000,
    jobSalaryMax: 200_001,
    jobArea: 'Any',
    fullTime: false,
    noIR: false,
    page: 1,
  })
})

test('an empty title and an empty place are told apart, and what was typed is kept', () => {
  expect(form({ jobTitle: '  ', jobLocation: 'Leeds' })).toMatchObject({
    problems: { jobTitle: 'Please tell us what job you are looking for' },
    search: { jobLocation: 'Leeds' },
  })
  expect(form({ jobTitle: 'nurse' }).problems).toEqual({ jobLocation: 'Please enter a location' })
})

test('a title that is too long is refused, not cut', () => {
  const { problems, search } = form({ jobTitle: 'x'.repeat(121), jobLocation: 'Leeds' })

  expect(problems.jobTitle).toBe('Please use at most 120 characters')
  expect(search.jobTitle).toHaveLength(121)
})

test.each([
  [{ jobSalaryMin: '30,000', jobSalaryMax: '£45000' }, [30_000, 45_000]],
  [{ jobSalaryMin: '60000', jobSalaryMax: '40000' }, [40_000, 60_000]],
  [{ jobSalaryMin: '12000', jobSalaryMax: '201000' }, [12_000, 200_001]],
  [{ jobSalaryMin: 'lots', jobSalaryMax: '-5' }, [12_000, 200_001]],
])('pay %o is read as %o', (fields, [min, max]) => {
  expect(form(fields).search).toMatchObject({ jobSalaryMin: min, jobSalaryMax: max })
})

test.each([
  ['0', 1],
  ['51', 51],
  ['400', 51],
  ['', 5],
])('a distance of %o miles becomes %i', (jobDistance, miles) => {
  expect(form({ jobDistance }).search.jobDistance).toBe(miles)
})

test('switches, industry and the filters of a results page come along; an unknown industry does not', () => {
  expect(
    form({ contract: 'true', noIR: 'on', intern: 'false', jobArea: 'Engineering', contracts: 'permanent', page: '4' })
      .search,
  ).toMatchObject({
    contract: true,
    noIR: true,
    intern: false,
    jobArea: 'Engineering',
    contracts: ['permanent'],
    page: 1,
  })
  expect(form({ jobArea: 'Wizardry' }).search.jobArea).toBe('Any')
})
