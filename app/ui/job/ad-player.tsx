import type { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import { Player } from '../recordings/player.tsx'
import css from './ad-player.module.css'

type Props = { recording: PlayableRecording; title: string }

/** What an employer says in their ad, to watch or hear, with its words beside it. */
export default function AdPlayer({ recording, title }: Props) {
  return (
    <section className={css.part} aria-labelledby="spoken-ad">
      <h2 id="spoken-ad">{title === '' ? (recording.media === 'video' ? 'Video' : 'Recording') : title}</h2>
      <Player recording={recording} title={title} transcriptBeside />
    </section>
  )
}
