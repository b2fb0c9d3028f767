import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

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
