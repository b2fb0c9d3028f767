import { z } from 'zod'
import { recordedTypes } from './kinds.ts'
import { Media, RecordingKind } from './kind-schemas.ts'
import { recordingLimits as limits } from './limits.ts'
import { transcriptTooLong } from './texts.ts'

export const RecordingStatus = z.enum(['recording', 'processing', 'ready', 'refused'])
export type RecordingStatus = z.infer<typeof RecordingStatus>

export const Recording = z.object({
  uuid: z.uuid(),
  kind: RecordingKind,
  media: Media,
  status: RecordingStatus.describe(
    '‘recording’: parts are still coming; ‘processing’: all are here; ‘ready’: it can be played; ‘refused’: it is no recording',
  ),
  secondsAllowed: z.number().int(),
  seconds: z.number().nullable().describe('How long it is; null until it is ready'),
  hasPoster: z.boolean(),
  levels: z
    .array(z.number().int().min(0).max(100))
    .describe('How loud it is, over its whole length; empty if not known'),
  hasCaptions: z.boolean(),
  transcript: z.string().nullable().describe('What is said, in writing; null if nobody has written it down'),
  problem: z.string().nullable().describe('Why it was refused'),
})
export type Recording = z.infer<typeof Recording>

/** What somebody may do with a transcript. */
export const Transcribing = z.enum(['free', 'correct', 'locked'])
export type Transcribing = z.infer<typeof Transcribing>

/** A recording with where it is played from. The addresses can be used for ten minutes, and only by who may see it. */
export const PlayableRecording = Recording.extend({
  addresses: z
    .object({
      media: z.string(),
      type: z.string().describe('The media type'),
      poster: z.string().nullable(),
      captions: z.string().nullable(),
    })
    .nullable()
    .describe('Null until it is ready'),
  transcribing: Transcribing.describe(
    '‘free’: you may write, change and delete its transcript; ‘correct’: change it only, as others read it; ‘locked’: neither, as it was sent or is not yours',
  ),
})
export type PlayableRecording = z.infer<typeof PlayableRecording>

export const NewRecording = z.strictObject({
  kind: RecordingKind,
  mimeType: z
    .string()
    .max(100)
    .refine((type) => recordedTypes.some((one) => type.split(';')[0]?.trim().toLowerCase() === one), {
      message: 'We cannot take recordings of this type',
    })
    .describe('The format that the browser’s recorder reports once it runs'),
  seconds: z.number().int().min(1).max(300).optional().describe('How long it may be; left out, as long as its kind'),
  about: z
    .string()
    .max(200)
    .optional()
    .describe('What it is for, where that can be recorded only so often: of a round, the invitation and the question'),
})
export type NewRecording = z.infer<typeof NewRecording>

export const StartedRecording = z.object({
  uuid: z.uuid(),
  writer: z.string().describe('The secret that its parts are sent with'),
  secondsAllowed: z.number().int(),
  triesLeft: z
    .number()
    .int()
    .nullable()
    .describe('How often it can be recorded, this time included; null: as often as you like'),
})
export type StartedRecording = z.infer<typeof StartedRecording>

/** Typed, or the text of a file of captions: WebVTT or SubRip. */
export const NewTranscript = z.union([
  z.strictObject({ text: z.string().trim().max(limits.transcript, transcriptTooLong(limits.transcript)) }),
  z.strictObject({ captions: z.string().min(1).max(limits.captions) }),
])
export type NewTranscript = z.infer<typeof NewTranscript>
