import { z } from 'zod'
import { recordingKinds, type RecordingKind as Kind } from './kinds.ts'

export const Media = z.enum(['video', 'audio'])

export const RecordingKind = z.enum(Object.keys(recordingKinds) as [Kind, ...Kind[]])
