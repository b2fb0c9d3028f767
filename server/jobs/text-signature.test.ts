import { expect, test } from 'vitest'
import { kitchenText, wardText } from '../../test/facts.ts'
import { likeness, textSignature } from './text-signature.ts'

const signature = (text: string): number[] => textSignature(text) ?? []

test('a text is wholly like itself, whatever its case and marks', () => {
  expect(likeness(signature(wardText), signature(wardText.toUpperCase().replaceAll('.', ' – ')))).toBe(1)
})

test('a text with another beginning is still mostly like itself', () => {
  expect(likeness(signature(wardText), signature(`Job description: ${wardText}`))).toBeGreaterThan(0.6)
})

test('two texts about other work have hardly a run of words in common', () => {
  expect(likeness(signature(wardText), signature(kitchenText))).toBeLessThan(0.2)
})

test('what comes after the first two hundred words does not count', () => {
  const long = Array.from({ length: 220 }, (_, i) => `word${i}`).join(' ')
  expect(likeness(signature(long), signature(`${long} and an ending of its own`))).toBe(1)
})

test('a few words have no signature', () => {
  expect(textSignature('Staff nurse wanted for a ward in Leeds.')).toBeNull()
})
