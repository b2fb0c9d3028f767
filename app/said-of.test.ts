import { expect, test } from 'vitest'
import { messages } from '../contract/texts/messages.ts'
import { fieldsOf, saidOf } from './said-of.ts'

const { badInput } = messages
const otherwise = messages.formUnreadable

test('in place of ‘not valid’ stands what is wrong with the fields, each thing once', () => {
  const fields = { note: 'Use at most 2,000 characters', other: 'Use at most 2,000 characters' }
  expect(saidOf(badInput, fields, otherwise)).toBe('Use at most 2,000 characters')
  expect(saidOf(badInput, { ...fields, author: 'Name missing.' }, otherwise)).toBe(
    'Use at most 2,000 characters. Name missing.',
  )
})

test('where no field says anything there is a next step, and what says more already stays', () => {
  expect(saidOf(badInput, {}, otherwise)).toBe(otherwise)
  expect(saidOf('The employer has just changed the ad.', { cv: 'Choose the CV to send' }, otherwise)).toBe(
    'The employer has just changed the ad.',
  )
})

test('fields are read from the data of an error, and from nothing else', () => {
  expect(fieldsOf({ errors: { note: { message: 'Too long' } } })).toEqual({ note: 'Too long' })
  for (const none of [null, undefined, 'text', { retryAfter: 3 }]) expect(fieldsOf(none)).toEqual({})
})
