import { useState } from 'react'
import type { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import { Player } from '../recordings/player.tsx'
import { TranscriptField } from '../recordings/transcript-field.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { PartSet } from './part-set.tsx'

/** The player in each state, and the field for what is said. */
export function PlayerParts() {
  return useHydrated() ? <Players /> : null
}

function Players() {
  const [media] = useState(silence)
  const addresses = { media, type: 'audio/wav', poster: '/share.png', captions: null }
  return (
    <>
      <PartSet name="Player, video with transcript beside">
        <Player recording={{ ...video, transcript, addresses }} title="Video of Bell founder" transcriptBeside />
      </PartSet>
      <PartSet name="Player, sound">
        <Player recording={{ ...sound, transcript, addresses }} title="Question 1" />
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
        <TranscriptField recording={{ ...video, transcript, hasCaptions: true }} />
      </PartSet>
      <PartSet name="Transcript, of another person’s recording">
        <TranscriptField recording={{ ...video, transcript, transcribing: 'locked' }} />
      </PartSet>
    </>
  )
}

/** The address of a second without a sound. */
function silence(): string {
  const [rate, header] = [8_000, 44]
  const bytes = new DataView(new ArrayBuffer(header + rate))
  const write = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) bytes.setUint8(at + i, text.charCodeAt(i))
  }
  write(0, 'RIFF')
  bytes.setUint32(4, header - 8 + rate, true)
  write(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, rate, true)
  bytes.setUint32(28, rate, true)
  bytes.setUint16(32, 1, true)
  bytes.setUint16(34, 8, true)
  write(36, 'data')
  bytes.setUint32(40, rate, true)
  for (let i = 0; i < rate; i++) bytes.setUint8(header + i, 128)
  return URL.createObjectURL(new Blob([bytes.buffer], { type: 'audio/wav' }))
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
  addresses: null,
  transcribing: 'free',
}

const sound: PlayableRecording = {
  ...video,
  uuid: '00000000-0000-4000-8000-000000000001',
  kind: 'ad-question',
  media: 'audio',
  seconds: 41,
  levels: Array.from({ length: 120 }, (_, i) => Math.round(50 + 40 * Math.sin(i / 3) * Math.cos(i / 11))),
}
