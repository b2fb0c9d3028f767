import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { newSecret, secretUri, stepOf } from './one-time-code.ts'

/** RFC 6238, appendix B, for SHA-1: its codes have eight digits, of which six are the last six. */
const secret = Secret.fromLatin1('12345678901234567890').base32
const vectors: [number, string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
]

test.for(vectors)('at %d seconds the code is the last six of %s', ([seconds, code]) => {
  expect(stepOf(secret, code.slice(2), new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('a clock may be one step off, and no more', () => {
  const [seconds, code] = [1_234_567_890, '005924']
  const step = Math.floor(seconds / 30)
  const at = (off: number) => stepOf(secret, code, new Date((seconds + off) * 1000))
  expect([at(-60), at(-30), at(0), at(30), at(60)]).toEqual([null, step, step, step, null])
})

test('spaces are none of the code; letters, and too few or too many digits, are no code', () => {
  const now = new Date(1_234_567_890_000)
  expect(stepOf(secret, '005 924', now)).not.toBeNull()
  for (const code of ['', '05924', '0005924', '00592a', '89005924', '００５９２４'])
    expect(stepOf(secret, code, now), code).toBeNull()
})

test('a secret has 160 bits and stands in the address that apps read', () => {
  const made = newSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/u)
  expect(newSecret()).not.toBe(made)
  expect(secretUri(made, 'ann@example.com')).toBe(
    `otpauth://totp/Rolecall:ann%40example.com?issuer=Rolecall&secret=${made}&algorithm=SHA1&digits=6&period=30`,
  )
})
