import { expect, test } from 'vitest'
import { kitchenText, wardText } from '../../test/facts.ts'
import { compareTexts, sketchText } from './text-sketch.ts'

const compare = (a: string, b: string) => compareTexts(sketchText(a), sketchText(b))

test('a text is wholly like itself, whatever its case and marks', () => {
  expect(compare(wardText, wardText.toUpperCase().replaceAll('.', ' – '))).toEqual({
    ofShorter: 1,
    ofBoth: 1,
    isSame: true,
    startsSame: true,
    hasSameMarks: true,
    hasContraryMarks: false,
  })
})

test('the opening that a board cut from an ad stands in it whole, though it is a small part', () => {
  const likeness = compare(wardText.slice(0, 250), `${wardText} ${kitchenText}`)
  expect(likeness?.ofShorter).toBeGreaterThan(0.9)
  expect(likeness?.ofBoth).toBeLessThan(0.5)
})

test('two texts about other work have hardly a run of words in common', () => {
  expect(compare(wardText, kitchenText)?.ofShorter).toBeLessThan(0.1)
})

test('one other word makes it another text', () => {
  expect(compare(wardText, wardText.replace('medical', 'surgical'))?.isSame).toBe(false)
})

test('boards that drop apostrophes and line breaks leave the text as it was', () => {
  const printed =
    "You'll join a team that won't rush you. What you do\nYou plan the week, order what's needed and meet families."
  const joined =
    'Youll join a team that won’t rush you. What you doYou plan the week, order whats needed and meet families.'
  expect(compare(printed, joined)?.isSame).toBe(true)
})

test('two texts that differ in a shift or in whom they serve alone have other marks, and other words for the same have not', () => {
  expect(compare(`${wardText} You work nights.`, `${wardText} You work days.`)).toMatchObject({
    hasSameMarks: false,
    hasContraryMarks: true,
  })
  expect(compare(`${wardText} You work nights.`, wardText)).toMatchObject({
    hasSameMarks: false,
    hasContraryMarks: false,
  })
  expect(compare(`${wardText} Our adults live here.`, `${wardText} Our children live here.`)?.hasSameMarks).toBe(false)
  expect(compare(`${wardText} Ring Ada.`, `${wardText} Write to Bo.`)).toMatchObject({
    hasSameMarks: true,
    isSame: false,
  })
})

test('a few words have no sketch, and nothing is said of them', () => {
  expect(sketchText('Staff nurse wanted for a ward in Leeds.')).toBeNull()
  expect(compare(wardText, 'Staff nurse wanted')).toBeNull()
})
