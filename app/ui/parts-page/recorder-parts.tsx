import { useHydrated } from '../use-hydrated.ts'
import { FocusLeft } from '../recordings/phase-focus.ts'
import { LevelView } from '../recordings/level-meter.tsx'
import { RecorderView } from '../recordings/recorder-view.tsx'
import { initialState, type Fault, type Phase, type RecorderState } from '../recordings/recorder-state.ts'
import type { Devices } from '../recordings/use-devices.ts'
import { PartSet } from './part-set.tsx'
import css from './parts-page.module.css'

/** The recorder in each phase, with each fault and each trouble. No device is switched on. */
export function RecorderParts() {
  // Which browser it is, the recorder only knows in the browser.
  if (!useHydrated()) return null
  return (
    <FocusLeft value>
      {states.map(([name, state]) => (
        <PartSet key={name} name={`Recorder: ${name}`}>
          <div className={css.recorder}>
            <RecorderView
              state={state}
              dispatch={() => {}}
              devices={noDevices}
              taken={{ address: null, mimeType: 'video/webm' }}
              again={() => {}}
              isInForm={false}
              media={name.includes('sound') ? 'audio' : 'video'}
              limits={{ ms: 300_000, tries: 3 }}
              hasPractice
            />
          </div>
        </PartSet>
      ))}
      <PartSet name="Microphone level">
        <LevelView level={0.7} isSilent={false} />
        <LevelView level={0} isSilent />
        <LevelView level={null} isSilent />
      </PartSet>
    </FocusLeft>
  )
}

const noDevices: Devices = {
  stream: null,
  cameras: [
    { id: 'a', name: 'FaceTime HD Camera' },
    { id: 'b', name: 'USB camera' },
  ],
  microphones: [{ id: 'c', name: 'Built-in microphone' }],
  choice: { camera: null, microphone: null },
  choose: () => {},
}

const at = (phase: Phase, more: Partial<RecorderState> = {}): RecorderState => ({ ...initialState, phase, ...more })
const trouble = (troubles: Partial<RecorderState['troubles']>) => ({
  troubles: { ...initialState.troubles, ...troubles },
})
const recording = { name: 'recording', take: 'real', ms: 65_000 } as const
const recorded = { name: 'recorded', take: 'real', endedBy: 'stop', ms: 275_400 } as const
const faults: readonly Fault[] = [
  'refused',
  'no-camera',
  'no-microphone',
  'in-use',
  'not-supported',
  'not-logged-in',
  'not-started',
  'nothing-recorded',
  'not-accepted',
  'no-tries',
  'stopped',
  'other-window',
]

const states: readonly (readonly [string, RecorderState])[] = [
  ['before', at({ name: 'idle' })],
  ['asking', at({ name: 'asking' })],
  ['device check', at({ name: 'checking' })],
  ['device check, sound, after a recording that was too short', at({ name: 'checking' }, { wasTooShort: true })],
  ['counting down', at({ name: 'counting', take: 'real', left: 3 })],
  ['recording', at(recording)],
  ['recording, 8 seconds left', at({ ...recording, ms: 292_000 })],
  ['recording sound, practice', at({ ...recording, take: 'practice' })],
  ['recording, offline', at(recording, trouble({ isOffline: true }))],
  ['recording, no room', at(recording, trouble({ isStorageFull: true }))],
  ['recording, logged out', at(recording, trouble({ isLoggedOut: true }))],
  ['interrupted', at({ ...recording, name: 'interrupted' })],
  ['finishing', at({ ...recording, name: 'finishing', endedBy: 'stop' })],
  ['recorded', at(recorded, { triesUsed: 1 })],
  ['recorded, time up, last try', at({ ...recorded, endedBy: 'time-up', ms: 300_000 }, { triesUsed: 3 })],
  ['recorded, device lost', at({ ...recorded, endedBy: 'device-lost' })],
  ['kept from an earlier visit', at({ ...recorded, endedBy: 'kept' }, { triesUsed: 1 })],
  ['a test', at({ ...recorded, take: 'test', ms: 5_000 })],
  ['saving', at({ name: 'saving', ms: 275_400, sent: 21, total: 38 })],
  ['saving, offline', at({ name: 'saving', ms: 275_400, sent: 21, total: 38 }, trouble({ isOffline: true }))],
  ['saved', at({ name: 'saved', ms: 275_400 })],
  ...faults.map((fault) => [fault, at({ name: 'failed', fault })] as const),
]
