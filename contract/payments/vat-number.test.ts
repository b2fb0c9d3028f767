import { expect, test } from 'vitest'
import { NewPurchase } from './payments.ts'
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

test('a purchase takes no number that cannot be one, and none at all', () => {
  const takes = (vatNumber: string) => NewPurchase.safeParse({ type: 'general', quantity: 5, vatNumber }).success
  expect(['GB999999973', '', 'GB123456789', 'no number'].map(takes)).toEqual([true, true, false, false])
})
