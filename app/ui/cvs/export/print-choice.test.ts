import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPrint } from '../../../../contract/cvs/export.ts'
import { readPrintChoice, writePrintChoice } from './print-choice.ts'

test('a choice comes back out of its address', () => {
  const anyChoice = fc.record({
    template: fc.constantFrom('plain' as const, 'columns' as const),
    withBirthDate: fc.boolean(),
    withPicture: fc.boolean(),
    withCareer: fc.boolean(),
    withPay: fc.boolean(),
    withRefusals: fc.boolean(),
  })
  fc.assert(
    fc.property(anyChoice, (options) => {
      expect(readPrintChoice(new URLSearchParams(writePrintChoice(options)))).toEqual(options)
    }),
  )
})

test('an address that says nothing, or nonsense, is as usual', () => {
  expect(readPrintChoice(new URLSearchParams(''))).toEqual(defaultPrint)
  expect(readPrintChoice(new URLSearchParams('template=%2Fetc%2Fpasswd&withPicture=1'))).toEqual(defaultPrint)
  expect(writePrintChoice(defaultPrint)).toBe('')
})
