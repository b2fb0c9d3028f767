import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { NewRecording, NewTranscript, PlayableRecording, StartedRecording } from './recordings.ts'

const tag = 'Recordings'
const mine = { who: 'user', owner: 'query' } as const
const one = z.object({ recordingId: z.uuid() })

export const recordings = {
  start: endpoint(
    {
      method: 'POST',
      path: '/recordings',
      summary: 'Start a recording',
      description: 'Its parts are sent over the socket at /ww, with the secret in this response.',
      tag,
      status: 201,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ body: NewRecording }))
    .output(StartedRecording),

  find: endpoint(
    {
      method: 'GET',
      path: '/recordings/{recordingId}',
      summary: 'A recording, and where it is played from',
      description:
        'For the person who made it and everybody who may see what it belongs to. Anyone can play the recording of an ad that is online.',
      tag,
    },
    { who: 'guest', rateClass: 'read' },
  )
    .input(z.object({ params: one }))
    .output(PlayableRecording),

  transcribe: endpoint(
    {
      method: 'PUT',
      path: '/recordings/{recordingId}/transcript',
      summary: 'Add a transcript to one of your recordings',
      description:
        'Typed, or as captions in WebVTT or SubRip, whose words become the transcript. An empty text deletes both. The transcript of a sent answer cannot be changed; that of an online ad can be corrected but not emptied.',
      tag,
    },
    { ...mine, rateClass: 'write', body: 'document' },
  )
    .input(z.object({ params: one, body: NewTranscript }))
    .output(PlayableRecording),

  remove: endpoint(
    {
      method: 'DELETE',
      path: '/recordings/{recordingId}',
      summary: 'Delete one of your unused recordings',
      description: 'If attempts are limited, this one counts unless a fault ended it.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(
      z.object({
        params: one,
        query: z.object({ isFault: z.boolean().default(false).describe('A fault ended it, not you') }),
      }),
    )
    .output(z.object({})),
}
