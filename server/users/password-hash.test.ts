import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { encodeError, withFieldErrors } from '../web/api-errors.ts'
import { hashPassword, TooBusyToHash, verifyPassword } from './password-hash.ts'

test('the record holds algorithm, cost and salt, and differs each time', async () => {
  const [one, other] = await Promise.all([hashPassword('quiet river 27'), hashPassword('quiet river 27')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u)
  expect(one).not.toBe(other)
})

test.for([
  ['quiet river 27', 'quiet river 27', true],
  ['quiet river 27', 'Quiet river 27', false],
  ['quiet river 27', 'quiet river 27 ', false],
  ['caf\u00E9 au lait', 'cafe\u0301 au lait', false],
  [`${'x'.repeat(72)}1`, `${'x'.repeat(72)}2`, false],
  ['x'.repeat(256), 'x'.repeat(256), true],
  ['🐙 eats plums', '🐙 eats plums', true],
] as const)('%s and %s: the exact bytes only', async ([kept, given, isRight]) => {
  expect(await verifyPassword(given, await hashPassword(kept))).toEqual({ isRight, isOutdated: false })
})

test('no account is compared too, and never right', async () => {
  expect((await verifyPassword('', null)).isRight).toBe(false)
})

test('a record of a lower cost is right and asks to be made anew', async () => {
  const cheap = '$argon2id$v=19$m=64,t=1,p=1$AQEBAQEBAQEBAQEBAQEBAQ$'
  const { argon2Sync } = await import('node:crypto')
  const hash = argon2Sync('argon2id', {
    message: Buffer.from('quiet river 27'),
    nonce: Buffer.alloc(16, 1),
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  const record = cheap + hash.toString('base64').replaceAll('=', '')
  expect(await verifyPassword('quiet river 27', record)).toEqual({ isRight: true, isOutdated: true })
})

/** Compared in no time. */
const cheapRecord = '$argon2id$v=19$m=64,t=1,p=1$AQEBAQEBAQEBAQEBAQEBAQ$AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE'

test('a flood waits its turn, two at a time, and what is too much is told so', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => verifyPassword('a guess', cheapRecord)))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(300 - 202)
  expect(refused[0]?.reason).toBeInstanceOf(TooBusyToHash)
  // And then there is room again.
  expect((await verifyPassword('a guess', cheapRecord)).isRight).toBe(false)
})

test('while it lasts, signing in answers that we are busy, with an id to quote', () => {
  const error = withFieldErrors(new TooBusyToHash())
  expect(error).toBeInstanceOf(ORPCError)
  expect(encodeError(error as ORPCError<string, unknown>, 'an-id')).toEqual({
    status: 503,
    code: 2,
    message: 'We are busy',
    details: 'Please try again in a few seconds.',
    id: 'an-id',
  })
})
