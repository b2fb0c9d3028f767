import { createHmac, timingSafeEqual } from 'node:crypto'
import { recordingLimits as limits } from '../../contract/recordings/limits.ts'
import type { PlayableRecording, Recording } from '../../contract/recordings/recordings.ts'
import type { Secrets } from '../platform/secrets.ts'
import { shown, type StoredRecording } from './queries.ts'

type PlayedThing = 'media' | 'poster' | 'captions'

type Deps = { secrets: Pick<Secrets, 'keyFor'> }

/** Whom an address was made for: a session, or whoever is no one. It works for nobody else. */
export type Holder = { sessionId: string } | null

function signatureOf({ secrets }: Deps, uuid: string, holder: Holder, until: number): Buffer {
  return createHmac('sha256', secrets.keyFor('recordings'))
    .update(`${uuid}\n${holder?.sessionId ?? ''}\n${until}`)
    .digest()
}

/** A recording with where it is played from, for ten minutes. */
export function withAddresses(
  deps: Deps,
  recording: StoredRecording,
  holder: Holder,
  now: Date,
): Recording & Pick<PlayableRecording, 'addresses'> {
  const plain = shown(recording)
  if (recording.status !== 'ready') return { ...plain, addresses: null }
  const until = Math.floor(now.getTime() / 1_000) + limits.addressSeconds
  const key = signatureOf(deps, recording.uuid, holder, until).toString('base64url')
  const of = (thing: PlayedThing) => `/recordings/${recording.uuid}/${thing}?until=${until}&key=${key}`
  return {
    ...plain,
    addresses: {
      media: of('media'),
      type: recording.mimeType,
      poster: recording.hasPoster ? of('poster') : null,
      captions: recording.hasCaptions ? of('captions') : null,
    },
  }
}

/** Whether an address is one of ours, made for this session, and can still be used. */
export function isOurs(
  deps: Deps,
  uuid: string,
  { until, key, holder, now }: { until: string; key: string; holder: Holder; now: Date },
): boolean {
  if (!/^\d{1,12}$/u.test(until) || Number(until) * 1_000 <= now.getTime()) return false
  const given = Buffer.from(key, 'base64url')
  const right = signatureOf(deps, uuid, holder, Number(until))
  return given.length === right.length && timingSafeEqual(given, right)
}
