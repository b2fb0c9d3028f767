import { describe, expect, test } from 'vitest'
import { understandKind } from './kind.ts'

const contract = (kindWords: string[], title = 'Analyst', text = '') =>
  understandKind({ kindWords, title, text }).contractType
const hours = (kindWords: string[], title = 'Analyst', text = '') => {
  const { fullTime, partTime } = understandKind({ kindWords, title, text })
  return `${fullTime ? 'full' : ''}${partTime ? 'part' : ''}`
}

test.each([
  [['Permanent'], 'permanent'],
  [['permanent', 'full_time'], 'permanent'],
  [['FULL_TIME'], null],
  [['Contract'], 'contract'],
  [['contractor'], 'contract'],
  [['Temporary'], 'temporary'],
  [['TEMPORARY'], 'temporary'],
  [['Fixed-Term'], 'fixed-term'],
  [['Employee - FTC'], 'fixed-term'],
  [['Bank'], 'temporary'],
  [['Casual / zero hours'], 'temporary'],
  [['Apprenticeship'], 'apprenticeship'],
  [['Internship'], 'internship'],
  [['Volunteer'], 'volunteer'],
  [['Freelance'], 'contract'],
  [['Permanent contract'], 'permanent'],
  [['Permanent, Contract'], null],
  [['Not Specified'], null],
  [[], null],
])("the board's %j", (words, expected) => {
  expect(contract(words)).toBe(expected)
})

test.each([
  ['HR Manager - 12 month FTC', 'fixed-term'],
  ['Administrator (Maternity Cover)', 'fixed-term'],
  ['Data Engineer - Contract', 'contract'],
  ['Data Engineer - Outside IR35', 'contract'],
  ['Developer 6 month contract', 'contract'],
  ['Interim Finance Director', 'contract'],
  ['Temporary Receptionist', 'temporary'],
  ['Bank Nurse', 'temporary'],
  ['Healthcare Assistant - Bank', 'temporary'],
  ['Locum Solicitor', 'temporary'],
  ['Supply Teacher', 'temporary'],
  ['Apprentice Electrician', 'apprenticeship'],
  ['Marketing Intern', 'internship'],
  ['Summer Internship 2027', 'internship'],
  ['Volunteer Driver', 'volunteer'],
  // Words that only look like one
  ['Contracts Manager', null],
  ['Contract Manager', null],
  ['Main Contractor Estimator', null],
  ['Temporary Works Designer', null],
  ['Bank Manager', null],
  ['Internal Auditor', null],
  ['International Sales', null],
  ['Apprentice Assessor', null],
  ['Volunteer Manager', null],
  ['Recruitment Consultant - Temp Desk', null],
  ['Interim Management Recruitment Director', null],
  ['Category Manager, Seasonal Gifting', null],
  ['Senior Pensions Trustee Consultant', null],
])('the title %j', (title, expected) => {
  expect(contract([], title)).toBe(expected)
})

test.each([
  ['Contract type: Permanent', 'permanent'],
  ['Type: Fixed Term Contract', 'fixed-term'],
  ['Contract Length: 6 months initially. Day rate: £400', 'contract'],
  ['This is a permanent full time role', 'permanent'],
  ['offered on a 12 month fixed term contract', 'fixed-term'],
  ['a 6 month contract, Outside IR35', 'contract'],
  ['a temporary position for six weeks', 'temporary'],
  ['shifts on a zero hours contract', 'temporary'],
  ['We have a permanent exhibition of contract law', null],
])('the text %j', (text, expected) => {
  expect(contract([], 'Analyst', text)).toBe(expected)
})

describe('what beats what', () => {
  test.each([
    [['Permanent'], 'HR Manager - 12 month FTC', 'fixed-term'],
    [['Permanent, full-time'], 'Supply Teacher', 'temporary'],
    [['Contract'], 'Marketing Intern', 'internship'],
    [['Permanent'], 'Apprentice Joiner', 'apprenticeship'],
    [['Permanent'], 'Interim Manager', 'permanent'],
    [['Temporary'], 'Analyst', 'temporary'],
  ])("the board's %j with the title %j", (words, title, expected) => {
    expect(contract(words, title)).toBe(expected)
  })

  test("a board's 'Contract' is a fixed term where the text says so", () => {
    expect(contract(['Contract'], 'Analyst', 'This is a 12 month fixed term contract')).toBe('fixed-term')
    expect(contract(['Permanent'], 'Analyst', 'This is a 12 month fixed term contract')).toBe('permanent')
  })
})

test.each([
  [['Full time'], 'Analyst', '', 'full'],
  [['FULL_TIME'], 'Analyst', '', 'full'],
  [['part_time'], 'Analyst', '', 'part'],
  [['Permanent, full-time or part-time'], 'Analyst', '', 'fullpart'],
  [['full-time', 'part-time'], 'Analyst', '', 'fullpart'],
  [['full-time'], 'Part-time Bookkeeper', '', 'part'],
  [[], 'Part-time Bookkeeper', '', 'part'],
  [[], 'Nurse (full or part time)', '', 'fullpart'],
  [[], 'Nurse', 'Hours: 37.5 hours per week', 'full'],
  [[], 'Nurse', '16 hours a week', 'part'],
  [[], 'Nurse', '20 - 37.5 hours per week', 'fullpart'],
  [[], 'Nurse', 'Full time or part time considered', 'fullpart'],
  [[], 'Nurse', '32 hours per week', ''],
  [[], 'Nurse', 'We are open 168 hours per week', ''],
  [[], 'Nurse', 'We like people', ''],
  // A box that was left as it was, and the hours of the post.
  [['FULL_TIME'], 'Nurse', 'Band 5, 22.5 hours per week', 'part'],
  [['FULL_TIME'], 'Retail Adviser 24 hours/week', '', 'part'],
  [['FULL_TIME'], 'Nurse', 'Post 1: 14 hours per week. Post 2: 12 hours per week.', 'part'],
  [['FULL_TIME'], 'Nurse', '37.5 hours per week', 'full'],
  [['FULL_TIME'], 'Nurse', 'You will work 36 or 24 hours per week', 'full'],
  [['FULL_TIME'], 'Nurse', 'Full time, or 22.5 hours per week', 'full'],
  [['FULL_TIME'], 'Nurse', 'A programme of a minimum of 15 hours a week', 'full'],
  [['FULL_TIME', 'PART_TIME'], 'Nurse', '22.5 hours per week', 'fullpart'],
])('hours: %j, %j, %j', (words, title, text, expected) => {
  expect(hours(words, title, text)).toBe(expected)
})

test.each([
  'contract type: '.repeat(3_000),
  'permanent '.repeat(5_000),
  `37${' '.repeat(40_000)}hours`,
  'a month '.repeat(5_000),
])('endless text is read in good time', (text) => {
  understandKind({ kindWords: [text], title: text, text })
})
