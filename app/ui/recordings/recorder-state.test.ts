import { expect, test } from 'vitest'
import {
  initialState,
  nextState,
  triesLeft,
  type Fault,
  type Phase,
  type RecorderEvent,
  type RecorderState,
} from './recorder-state.ts'

const limits = { ms: 20_000, tries: 3 }
const run = (events: readonly RecorderEvent[], from: RecorderState = initialState) =>
  events.reduce((state, event) => nextState(state, event, limits), from)

const check: RecorderEvent[] = [{ type: 'open' }, { type: 'opened' }]
const countdown: RecorderEvent[] = [{ type: 'second' }, { type: 'second' }, { type: 'second' }]
const startReal: RecorderEvent[] = [{ type: 'start', take: 'real' }, ...countdown, { type: 'started' }]
const recorded: RecorderEvent[] = [{ type: 'tick', ms: 9_000 }, { type: 'stop' }, { type: 'finished', ms: 9_010 }]
const again: RecorderEvent = { type: 'again', areDevicesOn: true }

test('from the first click to saved', () => {
  const seen: string[] = []
  let state = initialState
  const events: RecorderEvent[] = [
    ...check,
    ...startReal,
    ...recorded,
    { type: 'use' },
    { type: 'progress', sent: 1, total: 2 },
    { type: 'completed' },
  ]
  for (const event of events) {
    state = nextState(state, event, limits)
    seen.push(state.phase.name)
  }
  expect(seen.join(' ')).toBe(
    'asking checking counting counting counting starting recording recording finishing recorded saving saving saved',
  )
  expect(state.phase).toEqual({ name: 'saved', ms: 9_010 })
})

test('counts down 3, 2, 1, and can be called off until it has started', () => {
  const counting = run([...check, { type: 'start', take: 'real' }])
  expect(counting.phase).toEqual({ name: 'counting', take: 'real', left: 3 })
  expect(run([{ type: 'second' }], counting).phase).toMatchObject({ left: 2 })
  expect(run([{ type: 'second' }, { type: 'second' }], counting).phase).toMatchObject({ left: 1 })
  expect(run([{ type: 'second' }, { type: 'cancel' }], counting).phase.name).toBe('checking')
  expect(run([...countdown, { type: 'cancel' }], counting).phase.name).toBe('starting')
  expect(triesLeft(run([{ type: 'cancel' }], counting), limits)).toBe(3)
})

test('stops by itself when time is up, and at exactly that length', () => {
  const state = run([...check, ...startReal, { type: 'tick', ms: 20_400 }])
  expect(state.phase).toEqual({ name: 'finishing', take: 'real', endedBy: 'time-up', ms: 20_000 })
  expect(run([{ type: 'tick', ms: 19_999 }], run([...check, ...startReal])).phase.name).toBe('recording')
})

test('a test is five seconds, without a countdown; neither it nor practice can be used or takes a try', () => {
  const starting = run([...check, { type: 'start', take: 'test' }])
  expect(starting.phase).toEqual({ name: 'starting', take: 'test' })
  const done = run([{ type: 'started' }, { type: 'tick', ms: 5_000 }, { type: 'finished', ms: 5_020 }], starting)
  expect(done.phase).toMatchObject({ name: 'recorded', take: 'test', endedBy: 'time-up' })
  expect(run([{ type: 'use' }], done)).toBe(done)

  const practised = run([...check, { type: 'start', take: 'practice' }, ...countdown, { type: 'started' }, ...recorded])
  expect(practised.phase).toMatchObject({ name: 'recorded', take: 'practice' })
  expect(run([{ type: 'use' }], practised)).toBe(practised)
  expect(triesLeft(practised, limits)).toBe(3)
  expect(run([again], practised).phase.name).toBe('checking')
})

test('three tries are three, and the last recording stays', () => {
  let state = run(check)
  for (let left = 2; left >= 0; left--) {
    state = run([...startReal, ...recorded], state)
    expect(triesLeft(state, limits)).toBe(left)
    if (left > 0) state = run([again], state)
  }
  expect(run([again], state)).toBe(state)
  expect(run([{ type: 'use' }], state).phase.name).toBe('saving')
})

test('a device that is lost in the middle keeps what there is and gives the try back', () => {
  const state = run([...check, ...startReal, { type: 'tick', ms: 7_000 }, { type: 'device-lost' }])
  expect(state.phase).toMatchObject({ name: 'finishing', endedBy: 'device-lost', ms: 7_000 })
  const ended = run([{ type: 'finished', ms: 6_900 }], state)
  expect(ended.phase).toMatchObject({ name: 'recorded', endedBy: 'device-lost', ms: 6_900 })
  expect(triesLeft(ended, limits)).toBe(3)
  expect(run([{ type: 'again', areDevicesOn: false }], ended).phase.name).toBe('asking')
  // Once: `ended` comes for the camera and for the microphone.
  expect(run([{ type: 'device-lost' }, { type: 'fault', fault: 'in-use' }], state)).toBe(state)
})

test('a browser that recorded not a single byte says so, and the try is given back', () => {
  const ending = [...check, ...startReal, { type: 'tick', ms: 7_000 }, { type: 'stop' }] as const
  const state = run([...ending, { type: 'finished', ms: 7_000, isEmpty: true }])
  expect(state.phase).toEqual({ name: 'failed', fault: 'nothing-recorded' })
  expect(triesLeft(state, limits)).toBe(3)
  expect(run([...ending, { type: 'finished', ms: 7_000, isEmpty: false }]).phase.name).toBe('recorded')
})

test('a refusal in the middle stops it, says so, and gives the try back', () => {
  const state = run([...check, ...startReal, { type: 'tick', ms: 7_000 }, { type: 'fault', fault: 'not-accepted' }])
  expect(state.phase).toMatchObject({ name: 'finishing', endedBy: 'refused' })
  const ended = run([{ type: 'device-lost' }, { type: 'finished', ms: 7_100 }], state)
  expect(ended.phase).toEqual({ name: 'failed', fault: 'stopped' })
  expect(triesLeft(ended, limits)).toBe(3)
  expect(run([{ type: 'open' }], ended).phase.name).toBe('asking')
})

test('a device that is lost before the recording is asked for again', () => {
  for (const events of [[], [{ type: 'start', take: 'real' } as const]])
    expect(run([...check, ...events, { type: 'device-lost' }]).phase.name).toBe('asking')
})

test('time stands still while the device gives nothing', () => {
  const state = run([...check, ...startReal, { type: 'tick', ms: 4_000 }, { type: 'interrupt' }])
  expect(state.phase).toEqual({ name: 'interrupted', take: 'real', ms: 4_000 })
  expect(run([{ type: 'tick', ms: 60_000 }], state)).toBe(state)
  expect(run([{ type: 'resume' }, { type: 'tick', ms: 4_100 }], state).phase).toMatchObject({
    name: 'recording',
    ms: 4_100,
  })
  expect(run([{ type: 'stop' }], state).phase).toMatchObject({ name: 'finishing', endedBy: 'stop' })
})

test('what is too short to be kept goes back to the check, without a try', () => {
  const state = run([...check, ...startReal, { type: 'stop' }, { type: 'finished', ms: 300 }])
  expect([state.phase.name, state.wasTooShort, triesLeft(state, limits)]).toEqual(['checking', true, 3])
  expect(run([{ type: 'start', take: 'real' }], state).wasTooShort).toBe(false)
})

test.for<Fault>(['refused', 'no-camera', 'no-microphone', 'in-use', 'not-started'])(
  '%s can be mended and tried again',
  (fault) => {
    const state = run([{ type: 'open' }, { type: 'fault', fault }])
    expect(state.phase).toEqual({ name: 'failed', fault })
    expect(run([...check], state).phase.name).toBe('checking')
    expect(triesLeft(state, limits)).toBe(3)
  },
)

test.for<Fault>(['not-supported', 'not-logged-in'])('%s stays', (fault) => {
  const state = run([{ type: 'fault', fault }])
  expect(run(check, state)).toBe(state)
})

test('a recording that the server cannot be asked for takes no try', () => {
  const state = run([...check, { type: 'start', take: 'real' }, ...countdown, { type: 'fault', fault: 'not-started' }])
  expect(state.phase).toEqual({ name: 'failed', fault: 'not-started' })
  expect(triesLeft(state, limits)).toBe(3)
})

test('what was kept in an earlier visit is offered, or goes on being saved', () => {
  const found = { type: 'found', ms: 275_000, triesUsed: 2 } as const
  const offered = run([{ ...found, isConfirmed: false }])
  expect(offered.phase).toEqual({ name: 'recorded', take: 'real', endedBy: 'kept', ms: 275_000 })
  expect(triesLeft(offered, limits)).toBe(1)
  expect(run([{ type: 'use' }, { type: 'completed' }], offered).phase.name).toBe('saved')
  expect(run([{ type: 'again', areDevicesOn: false }], offered).phase.name).toBe('asking')
  expect(run([{ ...found, isConfirmed: true }]).phase.name).toBe('saving')
  // Found late, when somebody has begun anew.
  const begun = run(check)
  expect(run([{ ...found, isConfirmed: false }], begun)).toBe(begun)
})

test('troubles are said and do not stop anything', () => {
  const state = run([...check, ...startReal, { type: 'trouble', troubles: { isOffline: true } }])
  expect([state.phase.name, state.troubles.isOffline]).toEqual(['recording', true])
  const both = run([{ type: 'trouble', troubles: { isStorageFull: true } }, ...recorded, { type: 'use' }], state)
  expect([both.phase.name, both.troubles]).toEqual([
    'saving',
    { isOffline: true, isStorageFull: true, isLoggedOut: false },
  ])
  expect(run([{ type: 'trouble', troubles: { isOffline: false } }], both).troubles.isOffline).toBe(false)
})

test('only the server ends saving with a fault', () => {
  const saving = run([...check, ...startReal, ...recorded, { type: 'use' }])
  expect(run([{ type: 'fault', fault: 'in-use' }], saving)).toBe(saving)
  const refused = run([{ type: 'fault', fault: 'not-accepted' }], saving)
  expect(refused.phase).toEqual({ name: 'failed', fault: 'not-accepted' })
  expect(triesLeft(refused, limits)).toBe(3)
  const elsewhere = run([{ type: 'fault', fault: 'other-window' }], saving)
  expect(elsewhere.phase).toEqual({ name: 'failed', fault: 'other-window' })
})

test('another recording begins without the troubles of the one before, except that there is no connection', () => {
  const troubles = { isOffline: true, isStorageFull: true, isLoggedOut: true }
  const state = run([...check, ...startReal, { type: 'trouble', troubles }, ...recorded, again])
  expect(state.troubles).toEqual({ isOffline: true, isStorageFull: false, isLoggedOut: false })
})

/** Each phase, and what may lead out of it. Whatever else comes – a second click, a late event – changes nothing. */
const phases: Record<Phase['name'], { phase: Phase; leaves: readonly RecorderEvent['type'][] }> = {
  idle: { phase: { name: 'idle' }, leaves: ['open', 'fault', 'found'] },
  asking: { phase: { name: 'asking' }, leaves: ['opened', 'fault'] },
  checking: { phase: { name: 'checking' }, leaves: ['start', 'fault', 'device-lost'] },
  counting: {
    phase: { name: 'counting', take: 'real', left: 3 },
    leaves: ['second', 'cancel', 'fault', 'device-lost'],
  },
  starting: { phase: { name: 'starting', take: 'real' }, leaves: ['started', 'fault', 'device-lost'] },
  recording: {
    phase: { name: 'recording', take: 'real', ms: 10 },
    leaves: ['tick', 'interrupt', 'stop', 'device-lost', 'fault'],
  },
  interrupted: {
    phase: { name: 'interrupted', take: 'real', ms: 10 },
    leaves: ['resume', 'stop', 'device-lost', 'fault'],
  },
  finishing: { phase: { name: 'finishing', take: 'real', endedBy: 'stop', ms: 2_000 }, leaves: ['finished'] },
  recorded: { phase: { name: 'recorded', take: 'real', endedBy: 'stop', ms: 2_000 }, leaves: ['use', 'again'] },
  saving: { phase: { name: 'saving', ms: 2_000, sent: 0, total: 1 }, leaves: ['progress', 'completed', 'fault'] },
  // Until its form is sent, another can be recorded in its place.
  saved: { phase: { name: 'saved', ms: 2_000 }, leaves: ['again'] },
  failed: { phase: { name: 'failed', fault: 'refused' }, leaves: ['open'] },
}

const events: readonly Exclude<RecorderEvent, { type: 'trouble' }>[] = [
  { type: 'open' },
  { type: 'opened' },
  { type: 'fault', fault: 'not-accepted' },
  { type: 'found', ms: 5_000, isConfirmed: false, triesUsed: 0 },
  { type: 'start', take: 'real' },
  { type: 'second' },
  { type: 'cancel' },
  { type: 'started' },
  { type: 'tick', ms: 2_000 },
  { type: 'interrupt' },
  { type: 'resume' },
  { type: 'stop' },
  { type: 'device-lost' },
  { type: 'finished', ms: 2_000 },
  { type: 'use' },
  { type: 'progress', sent: 1, total: 1 },
  { type: 'completed' },
  again,
]

test.for(Object.values(phases))('in $phase.name only what belongs there changes anything', ({ phase, leaves }) => {
  const state: RecorderState = { ...initialState, phase, triesUsed: 1 }
  for (const event of events)
    expect(nextState(state, event, limits) !== state, event.type).toBe(leaves.includes(event.type))
})

test.for(events)('$type twice is as good as once', (event) => {
  for (const { phase } of Object.values(phases)) {
    // The countdown's second is meant to come three times; progress only says it again.
    if (event.type === 'second' || event.type === 'progress' || event.type === 'tick') continue
    const once = nextState({ ...initialState, phase, triesUsed: 1 }, event, limits)
    expect(nextState(once, event, limits)).toEqual(once)
  }
})

test('the server’s count of tries holds, whatever this browser remembers', () => {
  const starting = run([...check, { type: 'start', take: 'real' }, ...countdown])
  const counted = run([{ type: 'counted', triesUsed: 2 }, { type: 'started' }, ...recorded], starting)
  expect(triesLeft(counted, limits)).toBe(0)
  expect(run([again], counted)).toBe(counted)
  // What comes late changes nothing.
  expect(run([{ type: 'counted', triesUsed: 0 }], counted)).toBe(counted)
  const refused = run([{ type: 'fault', fault: 'no-tries' }], starting)
  expect(refused.phase).toEqual({ name: 'failed', fault: 'no-tries' })
  expect(run([{ type: 'open' }], refused)).toBe(refused)
})
