import type { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import { Player } from '../recordings/player.tsx'

/** A question as it was recorded; where the recording is gone, its title has to do. */
export function QuestionVideo({ title, recording }: { title: string; recording: PlayableRecording | null }) {
  if (recording === null) return <p>The recording of this question has been deleted. Its title says what is asked.</p>
  return <Player recording={recording} title={`Question: ${title}`} transcriptBeside />
}
