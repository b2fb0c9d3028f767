import { useId } from 'react'
import { Banner } from '../parts/banner.tsx'
import { Button } from '../parts/button.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { triesWord } from './clock.ts'
import type { Device } from './devices.ts'
import { LevelMeter } from './level-meter.tsx'
import { LivePicture } from './live-picture.tsx'
import { usePhaseFocus } from './phase-focus.ts'
import css from './recorder.module.css'
import { triesLeft } from './recorder-state.ts'
import type { RecorderViewProps } from './recorder-props.ts'

/** Picture, level and choice of devices before the recording starts. */
export function DeviceCheck({ state, dispatch, devices, media, limits, hasPractice }: RecorderViewProps) {
  const start = usePhaseFocus<HTMLButtonElement>(state.phase.name)
  const { choice, choose } = devices
  const left = triesLeft(state, limits)
  return (
    <>
      {state.wasTooShort && <Banner tone="warning">That was too short to keep. Please record again.</Banner>}
      <div className={css.check}>
        {media === 'video' && <LivePicture stream={devices.stream} />}
        <div className={css.choices}>
          <LevelMeter stream={devices.stream} />
          {media === 'video' && (
            <DeviceField
              label="Camera"
              devices={devices.cameras}
              value={choice.camera}
              onChange={(camera) => choose({ ...choice, camera })}
            />
          )}
          <DeviceField
            label="Microphone"
            devices={devices.microphones}
            value={choice.microphone}
            onChange={(microphone) => choose({ ...choice, microphone })}
          />
          <div>
            <Button type="button" onClick={() => dispatch({ type: 'start', take: 'test' })}>
              Test for 5 seconds
            </Button>
          </div>
        </div>
      </div>
      <p className={css.buttons}>
        <Button
          ref={start}
          type="button"
          look="primary"
          disabled={left === 0}
          onClick={() => dispatch({ type: 'start', take: 'real' })}
        >
          Start recording
        </Button>
        {hasPractice && (
          <Button type="button" onClick={() => dispatch({ type: 'start', take: 'practice' })}>
            Practise first
          </Button>
        )}
      </p>
      <p className="quiet">
        We count down from 3, then record. {left !== null && `${triesWord(left)} left. `}
        {hasPractice && 'A practice stays on this page: we do not keep it.'}
      </p>
    </>
  )
}

type FieldProps = {
  label: string
  devices: readonly Device[]
  value: string | null
  onChange: (id: string) => void
}

function DeviceField({ label, devices, value, onChange }: FieldProps) {
  const id = useId()
  return (
    <SelectField id={id} label={label} value={value ?? devices[0]?.id ?? ''} onChange={onChange}>
      {devices.map((device) => (
        <option key={device.id} value={device.id}>
          {device.name}
        </option>
      ))}
    </SelectField>
  )
}
