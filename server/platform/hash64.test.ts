import { expect, test } from 'vitest'
import { hash64 } from './hash64.ts'

test('is the beginning of the MD5, as PostgreSQL reads a bigint', () => {
  // RFC 1321, A.5: 'abc' has 900150983cd24fb0…, and the empty text d41d8cd98f00b204….
  expect(hash64('abc')).toBe(BigInt.asIntN(64, 0xb04fd23c98500190n).toString())
  expect(hash64('')).toBe(BigInt.asIntN(64, 0x04b2008fd98c1dd4n).toString())
  expect(hash64('naïve 🚀')).not.toBe(hash64('naive 🚀'))
})
