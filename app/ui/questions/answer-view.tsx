import type { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import { Player } from '../recordings/player.tsx'
import css from './questions.module.css'

type Props = {
  /** The player's name: whose answer it is, and to what. */
  title: string
  text: string | null
  /** Null: in writing, or no longer there. */
  recording: PlayableRecording | null
}

/** An answer, whichever way it was given: both look alike. */
export function AnswerView({ title, text, recording }: Props) {
  if (text !== null) return <p className={css.written}>{text}</p>
  if (recording === null) return <p>This recording has been deleted.</p>
  return <Player recording={recording} title={title} transcriptBeside />
}
