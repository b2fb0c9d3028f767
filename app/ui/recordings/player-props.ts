import type { PlayableRecording, Recording } from '../../../contract/recordings/recordings.ts'

export type PlayerProps = {
  /** With its addresses where the page has asked for them; without, the player asks itself. */
  recording: Recording & Partial<Pick<PlayableRecording, 'addresses'>>
  /** What it is: 'Video of Bell founder'. */
  title: string
  /** The transcript is open beside it, not behind a click. */
  transcriptBeside?: boolean
}
