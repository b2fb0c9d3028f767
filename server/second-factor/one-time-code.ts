import { Secret, TOTP } from 'otpauth'
import { product } from '../../contract/texts/messages.ts'

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, steps of 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** How many steps a phone's clock may be off, to either side. */
const tolerance = 1

/** @returns a new secret of 160 bits, in the letters that apps take: base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the square code holds: the secret, and the name under which the app shows it. */
export function secretUri(secret: string, account: string): string {
  return new TOTP({ ...form, issuer: product, label: account, secret: Secret.fromBase32(secret) }).toString()
}

/** The time step that a code belongs to; null where it is of none that is near. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/gu, '')
  if (!/^\d{6}$/u.test(token)) return null
  const delta = new TOTP({ ...form, secret: Secret.fromBase32(secret) }).validate({
    token,
    timestamp: now.getTime(),
    window: tolerance,
  })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / form.period) + delta
}
