import type { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import { Player } from '../recordings/player.tsx'
import css from './ad-player.module.css'

type Props = { recording: PlayableRecording; title: string }

/** What an employer says in their ad, to watch or hear, with its words beside it. */
export default function AdPlayer({ recording, title }: Props) {
  const shown = title === '' ? (recording.media === 'video' ? 'Video' : 'Recording') : title
  return (
    // The player is the region, under the same name.
    <div className={css.part}>
      <h2>{shown}</h2>
      <Player recording={recording} title={shown} transcriptBeside />
    </div>
  )
}
