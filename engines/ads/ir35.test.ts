import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContractType } from '../../contract/jobs/jobs.ts'
import { understandIr35 } from './ir35.ts'

const said = (text: string, contractType: ContractType | null = 'contract') =>
  understandIr35({ title: '', text }, contractType)

test.each([
  'Outside IR35',
  'outside of IR35',
  'IR35: Outside',
  'IR35 status: outside',
  'IR35 Status - Outside IR35',
  'IR35 determination: Outside',
  'IR35:\nOutside',
  'Rate: £450 per day (Outside IR35)',
  'This role falls outside of the scope of IR35.',
  'The contract has been deemed outside IR-35.',
  'contractOutside IR35',
  'OutsideIR35',
  'Outside IR 35',
  'IR35 does not apply to this contract',
  'Otside IR35',
])('%j is outside', (text) => {
  expect(said(text).status).toBe('outside')
})

test.each([
  'Inside IR35',
  'inside of IR35',
  'IR35: Inside',
  'IR35 - Inside (must use an umbrella company)',
  'This role has been deemed to be inside IR35.',
  'deemed inside IR35',
  'in scope of IR35',
  'PLEASE NOTE THIS ROLE IS INSIDE SCOPE OF IR35',
  'caught by IR35',
  '"Inside IR35"',
  'TBC - likely £400–£450 per day (Inside IR35)',
  'BI specialist up to £600 p/d - inside IR35 Bristol',
  'off-payroll: inside',
  'umbrella only',
  '£450 per day via umbrella',
  'Rate: £500 per day (Umbrella)',
  'You must be paid through an FCSA approved umbrella',
])('%j is inside', (text) => {
  expect(said(text).status).toBe('inside')
})

test.each([
  'IR35 status to be determined',
  'IR35: TBC',
  'Day rate £550 (IR35 TBC)',
  'inside or outside IR35',
  '£430 per day inside or Outside IR35',
  'IR35: inside/outside',
  'IR35 depends on your circumstances',
  'What is IR35? IR35 is a tax law.',
  'Roles outside IR35 pay more',
  'Experience with inside IR35 contracts',
  'We place contractors outside IR35 and inside IR35',
  'Where the role is marked as Outside IR35 in the advertisement this is subject to a Status Determination Statement',
  'If the assignment is inside IR35 you will be told',
  'Knowledge of IR35 legislation',
  'This is not inside IR35',
  'not outside IR35',
  'Outside IR35. Update: this role is now inside IR35.',
  'PAYE £288.15 or Umbrella £404.38',
  'via umbrella or limited company',
  'We do not pressure you to use an umbrella',
  'hospitals under one umbrella',
  'Cisco Umbrella for DNS security',
  'No mention at all',
  '',
])('%j is unknown', (text) => {
  expect(said(text)).toEqual({ status: 'unknown', evidence: null })
})

test('the sentence that says so is the proof', () => {
  expect(said('We are a bank. The role is Outside IR35 and runs for six months. Apply now.').evidence).toBe(
    'The role is Outside IR35 and runs for six months.',
  )
  expect(said('Rate: £450\nIR35: Inside\nStart: ASAP').evidence).toBe('IR35: Inside')
})

test('of a line without end the part around the words is the proof', () => {
  const { evidence } = said(`${'word '.repeat(200)}Outside IR35 ${'word '.repeat(200)}`)
  expect(evidence).toMatch(/^….*Outside IR35.*…$/)
  expect(evidence?.length).toBeLessThan(260)
})

test('the title beats the text', () => {
  expect(understandIr35({ title: 'Data Engineer - Outside IR35', text: 'Inside IR35' }, null)).toEqual({
    status: 'outside',
    evidence: 'Data Engineer - Outside IR35',
  })
})

test.each(['permanent', 'apprenticeship', 'internship', 'volunteer'] as const)(
  'a %s ad speaks of others',
  (contractType) => {
    expect(said('Outside IR35', contractType).status).toBe('unknown')
  },
)

test('what is said comes with its proof, what is not with none', () => {
  const piece = fc.constantFrom(
    'IR35',
    'ir35',
    'inside',
    'outside',
    'of',
    'or',
    '/',
    ':',
    ' ',
    '\n',
    '. ',
    'not',
    'TBC',
    'umbrella',
    'only',
    'via',
    'Ltd',
    'status',
    'roles',
    'is',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 20 }), (parts) => {
      const { status, evidence } = said(parts.join(' '))
      expect(evidence === null).toBe(status === 'unknown')
    }),
  )
})

test.each([
  'IR35 '.repeat(8_000),
  `inside ${' '.repeat(40_000)}IR35`,
  'umbrella '.repeat(8_000),
  'outside of the scope of '.repeat(4_000),
])('endless text is read in good time', (text) => {
  said(text)
})
