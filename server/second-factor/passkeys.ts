import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { product } from '../../contract/texts/messages.ts'
import type { NewPasskey, PasskeyProof } from '../../contract/second-factor/api.ts'
import type { Queryable } from '../platform/database.ts'
import { keepPending, type PendingKind, usePending } from '../users/pending-sign-ins.ts'

/** What a challenge was given out for: it answers nothing else. */
type Purpose = Exclude<PendingKind, 'second-factor'>

const challengeMinutes = 10

/** The pages' address as passkeys know it. @param siteUrl 'https://jobs.example.org' */
function siteOf(siteUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(siteUrl)
  return { id: hostname, origin }
}

/** Browsers make passkeys for a name, not for a number. */
export function takesPasskeys(siteUrl: string): boolean {
  return isIP(siteOf(siteUrl).id.replace(/^\[|\]$/gu, '')) === 0
}

export type ShownPasskey = { id: string; name: string; created: Date; lastUsed: Date | null }

export async function passkeysOf(db: Queryable, userId: string): Promise<ShownPasskey[]> {
  const { rows } = await db.query<{ id: string; name: string; created: Date; last_used: Date | null }>(
    'select id, name, created, last_used from passkeys where user_id = $1 order by created, id',
    [userId],
  )
  return rows.map(({ last_used, ...row }) => ({ ...row, lastUsed: last_used }))
}

/** What a browser needs to make a passkey for this person; those they have already are left out by their devices. */
export async function registrationOptions(
  db: Queryable,
  { userId, account, siteUrl, now }: { userId: string; account: string; siteUrl: string; now: Date },
) {
  const options = await generateRegistrationOptions({
    rpName: product,
    rpID: siteOf(siteUrl).id,
    userID: new TextEncoder().encode(userId),
    userName: account,
    attestationType: 'none',
    excludeCredentials: (await passkeysOf(db, userId)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keepChallenge(db, { challenge: options.challenge, purpose: 'passkey-registration', userId, now })
  return options
}

/** Keeps a passkey that was made by those options. @returns whether it was. */
export async function keepPasskey(
  db: Queryable,
  given: { userId: string; name: string; credential: NewPasskey; siteUrl: string; now: Date },
): Promise<boolean> {
  const { userId, credential, siteUrl, now } = given
  const { id, origin } = siteOf(siteUrl)
  const verified = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { ...credential.response, transports: credential.response.transports ?? [] },
      clientExtensionResults: {},
    },
    expectedChallenge: async (challenge) =>
      await useChallenge(db, { challenge, purpose: 'passkey-registration', userId, now }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => null) // It throws for whatever does not fit.
  if (verified?.verified !== true) return false
  const made = verified.registrationInfo.credential
  const { rowCount } = await db.query(
    `insert into passkeys (id, user_id, public_key, counter, transports, name, created) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing`,
    [made.id, userId, Buffer.from(made.publicKey), made.counter, made.transports ?? [], given.name, now],
  )
  return rowCount === 1
}

/** Whether somebody has a passkey, which is a way in by itself. */
export async function hasPasskey(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from passkeys where user_id = $1 limit 1', [userId])
  return rowCount === 1
}

export async function removePasskey(db: Queryable, userId: string, passkeyId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from passkeys where id = $1 and user_id = $2', [passkeyId, userId])
  return rowCount === 1
}

/**
 * What a browser needs to have a passkey sign.
 * @param userId whose second step it is; null: anybody's, who is then told by the passkey itself.
 */
export async function proofOptions(
  db: Queryable,
  { userId, siteUrl, now }: { userId: string | null; siteUrl: string; now: Date },
) {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(siteUrl).id,
    allowCredentials: userId === null ? [] : (await passkeysOf(db, userId)).map(({ id }) => ({ id })),
    // Alone it must be two factors: what one has, and a finger or a number that the device has checked.
    userVerification: userId === null ? 'required' : 'preferred',
  })
  const purpose = userId === null ? 'passkey-sign-in' : 'passkey-second-step'
  await keepChallenge(db, { challenge: options.challenge, purpose, userId, now })
  return options
}

/**
 * Checks what a passkey has signed.
 * @param userId whose second step it is; null: whoever it says.
 * @returns whose passkey it is; null where it is nobody's, or what was signed is not what was asked for.
 */
export async function checkProof(
  db: Queryable,
  { userId, credential, siteUrl, now }: { userId: string | null; credential: PasskeyProof; siteUrl: string; now: Date },
): Promise<string | null> {
  const { rows } = await db.query<{ user_id: string; public_key: Buffer; counter: string }>(
    'select user_id, public_key, counter from passkeys where id = $1 and ($2::uuid is null or user_id = $2)',
    [credential.id, userId],
  )
  const [row] = rows
  if (!row) return null
  const { id, origin } = siteOf(siteUrl)
  const purpose = userId === null ? 'passkey-sign-in' : 'passkey-second-step'
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: async (challenge) => await useChallenge(db, { challenge, purpose, userId, now }),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credential.id, publicKey: new Uint8Array(row.public_key), counter: Number(row.counter) },
    requireUserVerification: userId === null,
  }).catch(() => null)
  if (verified?.verified !== true) return null
  await db.query('update passkeys set counter = $2, last_used = $3 where id = $1', [
    credential.id,
    verified.authenticationInfo.newCounter,
    now,
  ])
  return row.user_id
}

type Challenge = { challenge: string; purpose: Purpose; userId: string | null; now: Date }

async function keepChallenge(db: Queryable, { challenge, purpose, userId, now }: Challenge): Promise<void> {
  const expires = new Date(now.getTime() + challengeMinutes * 60_000)
  await keepPending(db, { key: challenge, kind: purpose, userId, expires })
}

/** @returns whether we gave it out, for this, to them, a short while ago, and it has not come back before. */
async function useChallenge(db: Queryable, { challenge, purpose, userId, now }: Challenge): Promise<boolean> {
  return await usePending(db, { key: challenge, kind: purpose, userId, now })
}
