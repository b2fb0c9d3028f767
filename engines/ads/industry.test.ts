import { describe, expect, test } from 'vitest'
import { industries } from '../../contract/jobs/industries.ts'
import { categoryWords, titleWords } from './industry-words.ts'
import { understandIndustry } from './industry.ts'

const of = (title: string, industryWords: string[] = [], text = '') =>
  understandIndustry({ title, industryWords, text })

test.each([
  ['Assistant Accountant', 'Accountancy'],
  ['Receptionist', 'Administration and secretarial'],
  ['Avionics Technician', 'Aerospace and defence'],
  ['Head Gardener', 'Agriculture, forestry and fishing'],
  ['Veterinary Nurse', 'Animal care and veterinary'],
  ['Apprenticeship', 'Apprenticeships and training schemes'],
  ['Senior Quantity Surveyor', 'Architecture and surveying'],
  ['Museum Curator', 'Arts, heritage and museums'],
  ['MOT Tester', 'Automotive'],
  ['Cabin Crew', 'Aviation and airports'],
  ['Mortgage Adviser', 'Banking and financial services'],
  ['Beauty Therapist', 'Beauty, hair and wellbeing'],
  ['Customer Service Advisor', 'Call centre and customer service'],
  ['Community Fundraiser', 'Charity and voluntary'],
  ['Nursery Practitioner', 'Childcare and early years'],
  ['Cleaners', 'Cleaning and facilities'],
  ['Bricklayers', 'Construction and trades'],
  ['Strategy Consultant', 'Consultancy and strategy'],
  ['Senior Data Engineer', 'Data, analytics and artificial intelligence'],
  ['Graphic Designer', 'Design and creative'],
  ['HGV Class 1 Driver', 'Driving and transport'],
  ['Year 4 Primary Teacher', 'Education and teaching'],
  ['Embedded Software Engineer', 'Electronics and electrical engineering'],
  ['Wind Turbine Technician', 'Energy, oil and gas'],
  ['Mechanical Design Engineer', 'Engineering'],
  ['Ecologist', 'Environment and sustainability'],
  ['Fitness Instructor', 'Events, leisure and sport'],
  ['Video Editor', 'Film, television and radio'],
  ['Food Technologist', 'Food and drink production'],
  ['Physiotherapist', 'Health and medicine'],
  ['Sous Chef', 'Hospitality and catering'],
  ['Lettings Negotiator', 'Housing and property'],
  ['HR Business Partner', 'Human resources'],
  ['Java Developer', 'Information technology'],
  ['Claims Handler', 'Insurance and pensions'],
  ['Copywriter', 'Journalism, writing and publishing'],
  ['Interpreter', 'Languages and translation'],
  ['Conveyancing Solicitor', 'Law and legal services'],
  ['Warehouse Operative', 'Logistics and warehouse'],
  ['Managing Director', 'Management and executive'],
  ['CNC Machinist', 'Manufacturing and production'],
  ['SEO Executive', 'Marketing, advertising and public relations'],
  ['Staff Nurse', 'Nursing and midwifery'],
  ['Specialist Community Public Health Nurse', 'Nursing and midwifery'],
  ['Clinical Research Associate', 'Pharmaceuticals and life sciences'],
  ['Policy Officer', 'Public sector and local government'],
  ['Procurement Manager', 'Purchasing and supply chain'],
  ['Recruitment Consultant', 'Recruitment'],
  ['Assistant Store Manager', 'Retail and wholesale'],
  ['Business Development Manager', 'Sales and business development'],
  ['Research Chemist', 'Science and research'],
  ['Security Officer', 'Security and emergency services'],
  ['Support Worker', 'Social care and support work'],
  ['Fibre Engineer', 'Telecommunications'],
  ['Travel Consultant', 'Travel and tourism'],
])('%s', (title, industry) => {
  expect(of(title)).toBe(industry)
})

test.each([
  ['Construction Recruitment Consultant', 'Recruitment'],
  ['Finance Manager - Construction', 'Accountancy'],
  ['Sales Manager (Engineering)', 'Sales and business development'],
  ['IT Recruitment Consultant', 'Recruitment'],
  ['Bank Care Assistant', 'Social care and support work'],
  ['NURSES', 'Nursing and midwifery'],
])('the trade beats the field beside it: %s', (title, industry) => {
  expect(of(title)).toBe(industry)
})

describe("the board's category", () => {
  test('stands where the title says nothing', () => {
    expect(of('Team Member wanted now', ['Legal Jobs'])).not.toBeNull()
    expect(of('Xyzzy', ['Legal Jobs'])).toBe('Law and legal services')
    expect(of('Xyzzy', ['Healthcare & Nursing Jobs'])).toBe('Nursing and midwifery')
  })

  test('decides between what the title leaves open', () => {
    expect(of('Project Manager', ['Engineering Jobs'])).toBe('Engineering')
    expect(of('Project Manager', ['Trade & Construction Jobs'])).toBe('Construction and trades')
  })

  test('does not overrule a trade', () => {
    expect(of('Head Chef', ['Healthcare & Nursing Jobs'])).toBe('Hospitality and catering')
  })

  test.each(['Other/General Jobs', 'Graduate Jobs', 'Part time Jobs', ''])('%j says nothing', (category) => {
    expect(of('Xyzzy', [category])).toBeNull()
  })
})

test('the first line of the text stands in last', () => {
  expect(of('Vacancy 1234', [], 'Staff Nurse\nWe are a hospital')).toBe('Nursing and midwifery')
  expect(of('Vacancy 1234')).toBeNull()
})

test('every industry can be found by a title and has words of its own', () => {
  for (const industry of industries) expect(titleWords[industry].sure).toBeTruthy()
  for (const [, named] of categoryWords) expect(named.every((industry) => industries.includes(industry))).toBe(true)
})

test.each(['nurse '.repeat(10_000), 'a-'.repeat(20_000)])('an endless title is read in good time', (title) => {
  of(title)
})
