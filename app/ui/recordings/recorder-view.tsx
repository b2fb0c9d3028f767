import type { MouseEvent } from 'react'
import { DeviceCheck } from './device-check.tsx'
import { FaultView } from './fault-view.tsx'
import { PlaybackView } from './playback-view.tsx'
import css from './recorder.module.css'
import type { RecorderViewProps } from './recorder-props.ts'
import { canBeMended, triesLeft } from './recorder-state.ts'
import { CountingView, RecordingView } from './recording-view.tsx'
import { SavedView, SavingView } from './saving-view.tsx'
import { OpenButton } from './open-button.tsx'
import { TroublesView } from './troubles-view.tsx'

/** What a recorder shows in each phase. It knows nothing of devices or the server, so that every state can be looked at. */
export function RecorderView(props: RecorderViewProps) {
  return (
    // What is done by a click is done by keyboard as well: a second press is left out for the mouse alone.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={css.desk} data-phase={props.state.phase.name} onClickCapture={oncePressed}>
      <PhaseView {...props} />
      <TroublesView state={props.state} />
    </div>
  )
}

/** The second click of a double click would fall on the button that has come in place of the first. */
function oncePressed(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target instanceof Element) || event.target.closest('button') === null) return
  event.preventDefault()
  event.stopPropagation()
}

function PhaseView(props: RecorderViewProps) {
  const { state, dispatch, devices, media, limits } = props
  const { phase } = state
  switch (phase.name) {
    case 'idle':
      // Whoever has none left need not set anything up.
      if (triesLeft(state, limits) === 0) return <FaultView fault="no-tries" media={media} onAgain={null} />
      return <OpenButton media={media} onOpen={() => dispatch({ type: 'open' })} />
    case 'asking':
      return (
        <output>
          Your browser asks whether this site may use your {media === 'video' ? 'camera and microphone' : 'microphone'}.
          Choose Allow.
        </output>
      )
    case 'checking':
      return <DeviceCheck {...props} />
    case 'counting':
      return (
        <CountingView
          left={phase.left}
          stream={devices.stream}
          media={media}
          onCancel={() => dispatch({ type: 'cancel' })}
        />
      )
    case 'starting':
    case 'recording':
    case 'interrupted':
    case 'finishing':
      return (
        <RecordingView
          phase={phase}
          stream={devices.stream}
          media={media}
          limits={limits}
          onStop={() => dispatch({ type: 'stop' })}
        />
      )
    case 'recorded':
      return <PlaybackView {...props} phase={phase} />
    case 'saving':
      return <SavingView phase={phase} troubles={state.troubles} />
    case 'saved':
      return <SavedView {...props} />
    case 'failed':
      return (
        <FaultView
          fault={phase.fault}
          media={media}
          onAgain={canBeMended(phase.fault) ? () => dispatch({ type: 'open' }) : null}
        />
      )
  }
}
