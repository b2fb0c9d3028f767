import { expect, test } from 'vitest'
import { signUpProblems } from './sign-up-form.ts'

test('what was wrong with a sign-up is told in the order of the form', () => {
  const fields = { terms: 'Accept them', captcha: 'Wait', email: 'No address', name: 'A name' }
  const told = signUpProblems({ fields, message: '' }, { newPassword: 'Enter one' })
  expect(Object.keys(told)).toEqual(['email', 'name', 'newPassword', 'terms', 'captcha'])
  expect(signUpProblems({ fields: { password: 'Too short' }, message: '' })).toEqual({ newPassword: 'Too short' })
  expect(signUpProblems({ fields: {}, message: 'Too many' })).toEqual({ '': 'Too many' })
})
