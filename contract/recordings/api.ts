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
      description: 'Its parts are sent over the socket at /ww, with the secret that this answers.',
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
      description: 'For who made it, and for whoever may see what it belongs to: an ad that is online is everybody’s.',
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
      summary: 'Write down what is said in a recording of yours',
      description:
        'Typed, or as captions in WebVTT or SubRip, whose words become the transcript. An empty text takes both away. Once it was sent as an answer it stays as it is; what is online can be corrected, not emptied.',
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
      summary: 'Delete a recording of yours that nothing uses',
      description: 'Where tries are counted, it was one, unless a fault ended it.',
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
