import { alert, messages } from '../../contract/texts/messages.ts'
import * as texts from '../../contract/recordings/texts.ts'
import { unpackChunk } from '../../contract/recordings/wire.ts'
import type { LiveEvent, LiveRequest } from '../../contract/web/live.ts'
import {
  withAddresses,
  viewerOf,
  isPlayableBy,
  findStoredRecording as findRecording,
  completeRecording,
  openRecording,
  receivePart,
} from '../recordings/index.ts'
import { findSession } from '../users/sessions.ts'
import type { Peer } from './peer.ts'
import type { WebServices } from './web-services.ts'

export type RecordingRequest = Extract<
  LiveRequest,
  { call: 'openRecording' | 'completeRecording' | 'getVideoChunk' | 'getAudioChunk' }
>

export function isRecordingRequest(request: LiveRequest): request is RecordingRequest {
  return ['openRecording', 'completeRecording', 'getVideoChunk', 'getAudioChunk'].includes(request.call)
}

type Send = (event: LiveEvent) => void

/** The session is looked up each time: it may have ended since the page was loaded. */
async function userOf({ db, clock }: WebServices, { token }: Peer) {
  return token === null ? null : await findSession(db, token, clock.now())
}

const done = (id: string, problem: ReturnType<typeof alert> | null): LiveEvent => ({
  id,
  kind: 'done',
  total: 0,
  alert: problem,
})

/** Answers what the page's background worker asks about a recording; the last event is `done`. */
export async function answerRecordingRequest(
  services: WebServices,
  request: RecordingRequest,
  peer: Peer,
  send: Send,
): Promise<void> {
  const { id, recording } = request
  const user = await userOf(services, peer)
  if (!('writer' in request)) {
    const found = await findRecording(services.db, recording)
    const isTheirs = found !== null && (await isPlayableBy(services, viewerOf(user), found))
    const addresses = isTheirs ? withAddresses(services, found, user, services.clock.now()).addresses : null
    if (addresses !== null) send({ id, kind: 'media', address: addresses.media, type: addresses.type })
    return send(done(id, addresses === null ? alert('error', texts.notFound) : null))
  }
  if (user === null) {
    send({ id, kind: 'logged-out' })
    return send(done(id, alert('error', texts.notLoggedIn.message, texts.notLoggedIn.details)))
  }
  const sender = { userId: user.userId, recording, writer: request.writer }
  if (!('root' in request)) {
    const state = await openRecording(services.db, sender)
    if (state !== null) send({ id, kind: 'state', ...state })
    return send(done(id, state === null ? alert('error', texts.notFound) : null))
  }
  const { count, root } = request
  const outcome = await completeRecording(services, sender, { count, root, now: services.clock.now() })
  switch (outcome.kind) {
    case 'completed':
      send({ id, kind: 'completed', root })
      return send(done(id, alert('success', texts.sent)))
    case 'gaps':
      send({ id, kind: 'gaps', indexes: outcome.indexes })
      return send(done(id, null))
    case 'differs':
      return send(done(id, alert('error', texts.notSaved)))
    case 'gone':
      return send(done(id, alert('error', texts.notFound)))
  }
}

/** Takes one part of a recording in. @returns false where the message is no part: the connection is not to be believed any more */
export async function receiveChunk(
  services: WebServices,
  message: Uint8Array,
  peer: Peer,
  send: Send,
): Promise<boolean> {
  const chunk = unpackChunk(message)
  if (chunk === null) return false
  const { id, recording, writer, index } = chunk.header
  const user = await userOf(services, peer)
  if (user === null) {
    send({ id, kind: 'logged-out' })
    return true
  }
  try {
    send({
      id,
      ...(await receivePart(services, { userId: user.userId, recording, writer }, chunk.header, chunk.bytes)),
    })
  } catch (error) {
    services.log.error({ err: error }, messages.serverError)
    send({ id, kind: 'reject', index, code: 'busy' })
  }
  return true
}
