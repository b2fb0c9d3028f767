import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import * as texts from '../../contract/recordings/texts.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import type { Platform } from '../platform/platform.ts'
import { withAddresses } from './addresses.ts'
import { isPlayableBy, type MayPlay } from './may-play.ts'
import { transcribingOf, type MayTranscribe } from './may-transcribe.ts'
import { findRecording } from './queries.ts'
import { removeUnused } from './remove.ts'
import { startRecording } from './start.ts'
import { transcribe } from './transcribe.ts'
import type { TriesOf } from './tries.ts'
import { viewerOf, whoIs } from './viewer.ts'

type Context = ApiContext<Platform & { mayPlay: MayPlay; mayTranscribe: MayTranscribe; triesOf: TriesOf }>
const api = implement(contract.recordings).$context<Context>()

export const recordings = {
  start: api.start.use(forPerson).handler(async ({ input, context, errors }) => {
    const { services, person } = context
    const outcome = await startRecording(services, {
      userId: person.userId,
      asked: input.body,
      now: services.clock.now(),
    })
    switch (outcome.kind) {
      case 'started':
        return outcome.recording
      case 'too-many':
        throw errors.TOO_MANY_REQUESTS({ message: texts.tooManyStarted, data: { retryAfter: outcome.retryAfter } })
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'no-tries-left':
        throw errors.CONFLICT({ message: texts.noTriesLeft })
    }
  }),

  find: api.find.handler(async ({ input, context, errors }) => {
    const { services, user } = context
    const found = await findRecording(services.db, input.params.recordingId)
    const viewer = viewerOf(user)
    if (found === null || !(await isPlayableBy(services, viewer, found))) throw errors.NOT_FOUND()
    const transcribing = await transcribingOf(services, viewer, found)
    return { ...withAddresses(services, found, user, services.clock.now()), transcribing }
  }),

  transcribe: api.transcribe.use(forPerson).handler(async ({ input, context, errors }) => {
    const { services, person } = context
    const viewer = whoIs(person)
    const outcome = await transcribe(services, { viewer, uuid: input.params.recordingId, given: input.body })
    switch (outcome.kind) {
      case 'saved': {
        const { recording, transcribing } = outcome
        return { ...withAddresses(services, recording, person, services.clock.now()), transcribing }
      }
      case 'locked':
        throw errors.CONFLICT({ message: texts.transcriptLocked })
      case 'needed':
        throw errors.UNPROCESSABLE_CONTENT({
          message: texts.transcriptNeeded,
          data: { errors: { text: { message: texts.transcriptNeeded } } },
        })
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'unreadable':
        throw errors.UNPROCESSABLE_CONTENT({
          message: outcome.why,
          data: { errors: { captions: { message: outcome.why } } },
        })
    }
  }),

  remove: api.remove.use(forPerson).handler(async ({ input, context, errors }) => {
    const { services, person } = context
    const { params, query } = input
    const asked = { userId: person.userId, uuid: params.recordingId, isFault: query.isFault }
    const outcome = await removeUnused(services, asked)
    if (outcome === 'not-found') throw errors.NOT_FOUND()
    if (outcome === 'in-use') throw errors.CONFLICT({ message: texts.inUse })
    return {}
  }),
}
