import { expect, test } from 'vitest'
import { signUpAddress } from './sign-up-address.ts'

test.each(['/buy-credits', '/buy-credits?quantity=12', '/post-job-ad?new', '/create-audio-ad/1', '/manage-my-job-ads'])(
  'from %s somebody signs up as an employer',
  (page) => expect(signUpAddress(page)).toBe('/signup/publisher'),
)

test.each(['/', '/job/1', '/shortlisted-jobs', '/settings?back=/buy-credits', '/buy-credits-of-others', '/admin'])(
  'from %s nobody does',
  (page) => expect(signUpAddress(page)).toBe('/signup'),
)
