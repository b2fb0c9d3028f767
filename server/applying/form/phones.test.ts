import { expect, test } from 'vitest'
import type { FormAnswer, FormQuestion } from '../../../contract/applications/applications.ts'
import type { RawField } from '../page/raw-page.ts'
import { fitPhones } from './phones.ts'
import type { AskedField } from './questions.ts'

function asked(key: string, question: Partial<FormQuestion>, field: Partial<RawField> = {}): AskedField {
  const options = (question.options ?? []).map((words, at) => ({ words, isOn: false, element: at + 10 }))
  return {
    question: {
      key,
      label: key,
      hint: '',
      type: 'text',
      kind: 'about-you',
      options: [],
      isRequired: true,
      min: null,
      max: null,
      fileTypes: [],
      ...question,
    },
    field: {
      control: 'text',
      inputType: 'text',
      label: key,
      hint: '',
      section: '',
      error: '',
      marks: '',
      value: '',
      accept: '',
      isMarkedRequired: true,
      isMarkedOptional: false,
      isFixed: false,
      min: '',
      max: '',
      maxLength: null,
      dialCode: '',
      element: 1,
      options,
      ...field,
    },
  }
}

const codes = ['Ireland (+353)', 'United Kingdom (+44)', 'France (+33)']
const code = asked('Country code', { type: 'choice', options: codes }, { value: 'United Kingdom (+44)', element: 0 })
const number = (more: Partial<FormQuestion> = {}, field: Partial<RawField> = {}) =>
  asked('Phone number', { type: 'phone', ...more }, field)

/** The answers to the code and to the number, for a person's number as their CV has it. */
function fitted(phone: string, fields: readonly AskedField[]): unknown[] {
  const given = new Map<string, FormAnswer>()
  for (const { question } of fields) {
    const isNumber = question.type === 'phone'
    given.set(question.key, {
      question,
      value: isNumber ? phone : null,
      origin: isNumber ? { from: 'cv', text: 'from your CV' } : null,
    })
  }
  fitPhones(fields, given)
  return fields.map(({ question }) => given.get(question.key)?.value)
}

test.each([
  ['+44 7700 900123', 'United Kingdom (+44)', '07700 900123'],
  ['07700 900123', 'United Kingdom (+44)', '07700 900123'],
  ['0044 7700 900123', 'United Kingdom (+44)', '07700 900123'],
  ['+44 (0)7700 900123', 'United Kingdom (+44)', '07700 900123'],
  ['+353 87 123 4567', 'Ireland (+353)', '087 123 4567'],
  ['087 123 4567', 'Ireland (+353)', '087 123 4567'],
  ['+33 6 12 34 56 78', 'France (+33)', '6 12 34 56 78'],
])('beside a country code %s is given as it is dialled at home', (phone, chosen, expected) => {
  expect(fitted(phone, [code, number()])).toEqual([chosen, expected])
})

test('a number of a country that is not offered, or that no code stands beside, is given whole', () => {
  expect(fitted('+48 600 700 800', [code, number()])).toEqual(['United Kingdom (+44)', '+48 600 700 800'])
  expect(fitted('+44 7700 900123', [number()])).toEqual(['+44 7700 900123'])
})

test('where there is no room for the 0, or the form says so, it is left out', () => {
  expect(fitted('+44 7700 900123', [code, number({ max: 10 })])[1]).toBe('7700900123')
  expect(fitted('+44 7700 900123', [code, number({ hint: 'Without the leading zero' })])[1]).toBe('7700 900123')
})

test('a code that is only printed beside the number counts, where it is the number’s own', () => {
  expect(fitted('+44 7700 900123', [number({}, { dialCode: '+44' })])).toEqual(['07700 900123'])
  expect(fitted('+353 87 123 4567', [number({}, { dialCode: '+44' })])).toEqual(['+353 87 123 4567'])
})

test('a list of countries of residence is no list of codes', () => {
  const country = asked('Country', { type: 'choice', options: ['United Kingdom', 'Ireland'] })
  expect(fitted('+44 7700 900123', [country, number()])).toEqual([null, '+44 7700 900123'])
})
