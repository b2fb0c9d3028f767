import { describe, expect, test } from 'vitest'
import { isCourse } from './course.ts'

const read = (text: string, ad: Partial<Parameters<typeof isCourse>[0]> = {}) =>
  isCourse({ title: 'Trainee Data Analyst', employer: null, contractType: null, lower: text.toLowerCase(), ...ad })

describe('an ad that sells a course', () => {
  test.each([
    'No experience needed. This is a self-funded programme. Complete the course and get a job guarantee.',
    'For career changers: online training with payment plans, and recruitment support until you’re hired.',
    'Course fees apply. No experience required: once qualified we place our graduates with employers.',
    'A fully-funded data course. No prior experience. On completion of the course you get career support.',
  ])('%s', (text) => {
    expect(read(text)).toBe(true)
  })

  test('a firm that sells training needs no more than a title for beginners', () => {
    expect(read('', { employer: 'Newto Training', title: 'Junior Data Admin' })).toBe(true)
  })
})

describe('a post', () => {
  test.each([
    'No experience needed: full training is given on the job, and we pay your course fees.',
    'No experience required. Join our warehouse team; overtime is paid.',
    'We offer interest-free loans for season tickets and support your professional study.',
    'You will sell our course to schools, explain payment plans and give refunds.',
    'A traineeship in our audit team with guaranteed interview for disabled applicants.',
  ])('%s', (text) => {
    expect(read(text)).toBe(false)
  })

  test('of a training firm for its own office, and of firms with a like name', () => {
    expect(read('You will lead the sales team.', { employer: 'Newto Training', title: 'Sales Manager' })).toBe(false)
    expect(read('', { employer: 'Vitol', title: 'Graduate Trader' })).toBe(false)
  })

  test('an apprenticeship', () => {
    const text = 'No experience required. Fully-funded training course; on completion of the course you are qualified.'
    expect(read(text, { contractType: 'apprenticeship' })).toBe(false)
    expect(read(text)).toBe(true)
  })
})
