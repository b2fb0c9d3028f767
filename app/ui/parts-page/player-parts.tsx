import type { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import { Player } from '../recordings/player.tsx'
import { TranscriptField } from '../recordings/transcript-field.tsx'
import { PartSet } from './part-set.tsx'

/** The player in each state, and the field for what is said. */
export function PlayerParts() {
  return (
    <>
      <PartSet name="Player, video with transcript beside">
        <Player recording={{ ...video, transcript }} title="Video of Bell founder" transcriptBeside />
      </PartSet>
      <PartSet name="Player, sound">
        <Player recording={{ ...sound, transcript }} title="Question 1" />
      </PartSet>
      <PartSet name="Player, being prepared">
        <Player recording={{ ...video, status: 'processing', addresses: null }} title="Video of Bell hanger" />
      </PartSet>
      <PartSet name="Player, refused">
        <Player
          recording={{ ...video, status: 'refused', addresses: null, problem: 'There is no sound in your recording.' }}
          title="Video of Bell tuner"
        />
      </PartSet>
      <PartSet name="Transcript">
        <TranscriptField uuid={video.uuid} transcript={transcript} hasCaptions />
      </PartSet>
    </>
  )
}

const transcript = 'We cast bells for towers all over the country.\nYou pour, I tune. Come and hear one.'

const video: PlayableRecording = {
  uuid: '00000000-0000-4000-8000-000000000000',
  kind: 'video-ad',
  media: 'video',
  status: 'ready',
  secondsAllowed: 300,
  seconds: 275.4,
  hasPoster: false,
  levels: [],
  hasCaptions: false,
  transcript: null,
  problem: null,
  addresses: { media: 'data:video/webm,', type: 'video/webm', poster: null, captions: null },
}

const sound: PlayableRecording = {
  ...video,
  uuid: '00000000-0000-4000-8000-000000000001',
  kind: 'ad-question',
  media: 'audio',
  seconds: 41,
  levels: Array.from({ length: 120 }, (_, i) => Math.round(50 + 40 * Math.sin(i / 3) * Math.cos(i / 11))),
}
