import { useState } from 'react'
import { recordingKinds, type RecordingKind } from '../../../contract/recordings/kinds.ts'
import type { Recording } from '../../../contract/recordings/recordings.ts'
import { Player } from '../recordings/player.tsx'
import { Recorder } from '../recordings/recorder.tsx'

type Props = { kind: RecordingKind; seconds: number | undefined; tries: number | undefined }

/** A recorder that works, and a player of what it made. */
export function LiveRecorder({ kind, seconds, tries }: Props) {
  const [uuid, setUuid] = useState<string | null>(null)
  return (
    <>
      <Recorder
        kind={kind}
        what={{
          asked: 'Tell us why you would like to cast bells.',
          seenBy: 'Nobody: this page is for trying the recorder',
          deleted: 'After a week',
        }}
        hasPractice
        onUse={setUuid}
        name="recording"
        writingInstead={<a href="#writing">Answer in writing instead</a>}
        {...(seconds !== undefined && { seconds })}
        {...(tries !== undefined && { tries })}
      />
      {uuid !== null && (
        <>
          <p>
            Submitted: <code>{uuid}</code>
          </p>
          <Player recording={{ ...unread, uuid, kind, media: recordingKinds[kind].media }} title="What you recorded" />
        </>
      )}
    </>
  )
}

const unread: Recording = {
  uuid: '',
  kind: 'general',
  media: 'video',
  status: 'processing',
  secondsAllowed: 0,
  seconds: null,
  hasPoster: false,
  levels: [],
  hasCaptions: false,
  transcript: null,
  problem: null,
}
