import type { ReactNode } from 'react'
import type { RecordingKind } from '../../../contract/recordings/kinds.ts'
import type { Media } from './devices.ts'
import type { RecorderEvent, RecorderLimits, RecorderState } from './recorder-state.ts'
import type { Devices } from './use-devices.ts'
import type { Taken } from './use-take.ts'

export type RecorderProps = {
  kind: RecordingKind
  /** The longest recording; as long as its kind by itself. */
  seconds?: number
  /** What a person must know before they record. */
  what: {
    /** The question, or what to say. */
    asked?: ReactNode
    seenBy: string
    deleted: string
  }
  /** How many recordings may be made; without it as many as one likes. */
  tries?: number
  /** How many of them the server says are left; left out: all. */
  triesLeft?: number
  /** Tells recorders of one kind apart, such as the question that is answered: a recording that was left is offered there again. */
  about?: string
  /** A recording of the same length that is not kept, to get used to it. */
  hasPractice?: boolean
  /** Somebody has just recorded on this page with the devices that they set up: they go on without being asked for again. */
  isSetUp?: boolean
  /** Called once the server has all of it (S20.10). */
  onUse?: (uuid: string) => void
  /** Of a hidden field with the uuid, for a form around it. */
  name?: string
  /** A way to do without a recording, without any disadvantage. */
  writingInstead?: ReactNode
}

export type RecorderViewProps = {
  state: RecorderState
  dispatch: (event: RecorderEvent) => void
  devices: Devices
  taken: Taken
  again: () => void
  /** Its form is not sent yet: what is saved can be played, and recorded again. */
  isInForm: boolean
  media: Media
  limits: RecorderLimits
  hasPractice: boolean
}
