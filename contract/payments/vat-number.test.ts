import { expect, test } from 'vitest'
import { isVatNumber } from './vat-number.ts'

test.for([
  ['GB999999973', true],
  ['gb987654353', true],
  ['GB987654353001', true],
  // By the newer sum.
  ['GB123456727', true],
  ['GB123456789', false],
  ['GB987654335', false],
  ['IE1234567FA', true],
  ['GB', false],
  ['123456782', false],
] as const)('%s can be a VAT number: %s', ([text, is]) => {
  expect(isVatNumber(text)).toBe(is)
})
