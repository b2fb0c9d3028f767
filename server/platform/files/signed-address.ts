import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** What an address of the folder store gives, and until when, in seconds since 1970. */
const SignedFile = z.object({ key: z.uuid(), name: z.string(), type: z.string(), expires: z.number().int() })
export type SignedFile = z.infer<typeof SignedFile>

/** A path of this site that gives one file: what it gives and until when cannot be changed without the key. */
export function signAddress(signingKey: Buffer, file: SignedFile): string {
  const payload = Buffer.from(JSON.stringify(file)).toString('base64url')
  return `/files/${payload}.${signatureOf(signingKey, payload).toString('base64url')}`
}

/** @param token what follows `/files/`. @returns null if it was never signed by us, or has expired. */
export function readSignedAddress(signingKey: Buffer, token: string, now: Date): SignedFile | null {
  const [payload, signature, ...more] = token.split('.')
  if (payload === undefined || signature === undefined || more.length > 0) return null
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(signingKey, payload)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const file = SignedFile.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return now.getTime() < file.expires * 1_000 ? file : null
}

function signatureOf(signingKey: Buffer, payload: string): Buffer {
  return createHmac('sha256', signingKey).update(payload).digest()
}
