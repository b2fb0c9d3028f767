/** Why the camera or microphone cannot be used, or a recording not be made. */
export type Fault =
  /** The person, the browser or the system said no. */
  | 'refused'
  | 'no-camera'
  | 'no-microphone'
  /** Another program has the device. */
  | 'in-use'
  /** This browser cannot record. */
  | 'not-supported'
  | 'not-logged-in'
  /** The server could not be asked for a recording: nothing has been recorded. */
  | 'not-started'
  /** The browser's recorder ran and gave nothing. */
  | 'nothing-recorded'
  /** The server refused what was recorded. */
  | 'not-accepted'
  /** The server says that all tries were used. */
  | 'no-tries'
  /** The server refused it while it was being recorded, so that it ended there. */
  | 'stopped'
  /** Another window of this browser sends it, or has sent it. */
  | 'other-window'

/** A test and a practice stay on the page and are never sent. */
export type Take = 'test' | 'practice' | 'real'

/** Why a recording ended. 'kept': it was found in this browser after the page had gone. */
type EndedBy = 'stop' | 'time-up' | 'device-lost' | 'refused' | 'kept'

export type Phase =
  | { name: 'idle' }
  /** The browser asks whether we may use the devices. */
  | { name: 'asking' }
  /** The devices are on; nothing is recorded. */
  | { name: 'checking' }
  | { name: 'counting'; take: Take; left: 1 | 2 | 3 }
  /** Between the countdown and the first moment recorded: the server is asked for a recording. */
  | { name: 'starting'; take: Take }
  | { name: 'recording'; take: Take; ms: number }
  /** The device gives nothing at the moment. Time stands still. */
  | { name: 'interrupted'; take: Take; ms: number }
  /** The last part is on its way to the store. */
  | { name: 'finishing'; take: Take; endedBy: EndedBy; ms: number }
  | { name: 'recorded'; take: Take; endedBy: EndedBy; ms: number }
  | { name: 'saving'; ms: number; sent: number; total: number }
  | { name: 'saved'; ms: number }
  | { name: 'failed'; fault: Fault }

/** What does not stop a recording, but must be said. */
export type Troubles = { isOffline: boolean; isStorageFull: boolean; isLoggedOut: boolean }

export type RecorderState = {
  phase: Phase
  troubles: Troubles
  /** Real recordings that count; one that the device or a fault ended does not. */
  triesUsed: number
  /** The last take was too short to be used. */
  wasTooShort: boolean
}

export type RecorderEvent =
  | { type: 'open' }
  | { type: 'opened' }
  | { type: 'fault'; fault: Fault }
  /** A recording of an earlier visit. */
  | { type: 'found'; ms: number; isConfirmed: boolean; triesUsed: number }
  | { type: 'start'; take: Take }
  | { type: 'second' }
  | { type: 'cancel' }
  | { type: 'started' }
  | { type: 'tick'; ms: number }
  | { type: 'interrupt' }
  | { type: 'resume' }
  | { type: 'stop' }
  | { type: 'device-lost' }
  /** `isEmpty`: without a single byte. */
  | { type: 'finished'; ms: number; isEmpty?: boolean }
  | { type: 'use' }
  | { type: 'progress'; sent: number; total: number }
  | { type: 'completed' }
  | { type: 'again'; areDevicesOn: boolean }
  /** The server's count of tries, before this one. */
  | { type: 'counted'; triesUsed: number }
  | { type: 'trouble'; troubles: Partial<Troubles> }

/** What is known when the page comes. */
export type RecorderLimits = {
  /** The longest recording. */
  ms: number
  /** Null: as many as one likes. */
  tries: number | null
}

/** The shortest recording that is worth keeping: the server takes none below half a second. */
const shortestMs = 1_000
const testMs = 5_000

const noTroubles: Troubles = { isOffline: false, isStorageFull: false, isLoggedOut: false }

export const initialState: RecorderState = {
  phase: { name: 'idle' },
  troubles: noTroubles,
  triesUsed: 0,
  wasTooShort: false,
}

/** The longest a take may be, in milliseconds. */
export function longest(take: Take, limits: RecorderLimits): number {
  return take === 'test' ? Math.min(testMs, limits.ms) : limits.ms
}

/** How many more real recordings can be started; null: as many as one likes. */
export function triesLeft({ triesUsed }: RecorderState, { tries }: RecorderLimits): number | null {
  return tries === null ? null : Math.max(0, tries - triesUsed)
}

/**
 * The recorder's next state. An event that does not belong to the phase changes nothing, so that a second click and what comes
 * late from a device, a timer or the worker do no harm. The same object is returned then.
 */
export function nextState(state: RecorderState, event: RecorderEvent, limits: RecorderLimits): RecorderState {
  const { phase } = state
  switch (event.type) {
    case 'open':
      return phase.name === 'idle' || (phase.name === 'failed' && canBeMended(phase.fault))
        ? to(state, { name: 'asking' })
        : state
    case 'opened':
      return phase.name === 'asking' ? to(state, { name: 'checking' }) : state
    case 'fault':
      return failed(state, event.fault)
    case 'found':
      if (phase.name !== 'idle') return state
      return {
        ...state,
        triesUsed: Math.max(state.triesUsed, event.triesUsed),
        phase: event.isConfirmed
          ? { name: 'saving', ms: event.ms, sent: 0, total: 0 }
          : { name: 'recorded', take: 'real', endedBy: 'kept', ms: event.ms },
      }
    case 'start':
      return started(state, event.take, limits)
    case 'second':
      if (phase.name !== 'counting') return state
      return to(
        state,
        phase.left === 1 ? { name: 'starting', take: phase.take } : { ...phase, left: phase.left === 3 ? 2 : 1 },
      )
    case 'cancel':
      return phase.name === 'counting' ? to(state, { name: 'checking' }) : state
    case 'started': {
      if (phase.name !== 'starting') return state
      const { take } = phase
      return {
        ...state,
        phase: { name: 'recording', take, ms: 0 },
        triesUsed: state.triesUsed + (take === 'real' ? 1 : 0),
      }
    }
    case 'tick': {
      if (phase.name !== 'recording' || event.ms < phase.ms) return state
      const most = longest(phase.take, limits)
      return to(
        state,
        event.ms >= most ? { ...phase, name: 'finishing', ms: most, endedBy: 'time-up' } : { ...phase, ms: event.ms },
      )
    }
    case 'interrupt':
      return phase.name === 'recording' ? to(state, { ...phase, name: 'interrupted' }) : state
    case 'resume':
      return phase.name === 'interrupted' ? to(state, { ...phase, name: 'recording' }) : state
    case 'stop':
      return phase.name === 'recording' || phase.name === 'interrupted'
        ? to(state, { ...phase, name: 'finishing', endedBy: 'stop' })
        : state
    case 'device-lost':
      return lost(state)
    case 'finished':
      return finished(state, event)
    case 'use':
      return phase.name === 'recorded' && phase.take === 'real'
        ? to(state, { name: 'saving', ms: phase.ms, sent: 0, total: 0 })
        : state
    case 'progress':
      return phase.name === 'saving' ? to(state, { ...phase, sent: event.sent, total: event.total }) : state
    case 'completed':
      return phase.name === 'saving' ? to(state, { name: 'saved', ms: phase.ms }) : state
    case 'again':
      return (phase.name === 'recorded' && phase.take !== 'real') ||
        ((phase.name === 'recorded' || phase.name === 'saved') && triesLeft(state, limits) !== 0)
        ? {
            ...to(state, { name: event.areDevicesOn ? 'checking' : 'asking' }),
            // Those of the recording that is given up; the connection is the page's.
            troubles: { ...noTroubles, isOffline: state.troubles.isOffline },
          }
        : state
    case 'counted':
      return phase.name === 'starting' ? { ...state, triesUsed: event.triesUsed } : state
    case 'trouble':
      return { ...state, troubles: { ...state.troubles, ...event.troubles } }
  }
}

/** Whether the person can do something about it and try again without leaving. */
export function canBeMended(fault: Fault): boolean {
  return fault !== 'not-supported' && fault !== 'not-logged-in' && fault !== 'no-tries'
}

function to(state: RecorderState, phase: Phase): RecorderState {
  return { ...state, phase, wasTooShort: false }
}

/** From the device check only: a take is given up by 'again', which counts what is left. */
function started(state: RecorderState, take: Take, limits: RecorderLimits): RecorderState {
  if (state.phase.name !== 'checking') return state
  if (take === 'test') return to(state, { name: 'starting', take })
  if (take === 'real' && triesLeft(state, limits) === 0) return state
  return to(state, { name: 'counting', take, left: 3 })
}

/** A fault before or after a recording. While one runs, only a refusal comes: the recorder is stopped first. */
function failed(state: RecorderState, fault: Fault): RecorderState {
  switch (state.phase.name) {
    case 'recording':
    case 'interrupted':
      return brokenOff(state, 'refused')
    case 'finishing':
    case 'recorded':
    case 'saved':
    case 'failed':
      return state
    case 'saving':
      if (fault !== 'not-accepted' && fault !== 'other-window') return state
      return { ...to(state, { name: 'failed', fault }), triesUsed: Math.max(0, state.triesUsed - 1) }
    default:
      return to(state, { name: 'failed', fault })
  }
}

function lost(state: RecorderState): RecorderState {
  const { name } = state.phase
  return name === 'checking' || name === 'counting' || name === 'starting'
    ? to(state, { name: 'asking' })
    : brokenOff(state, 'device-lost')
}

/** The try is given back: the person did not choose to stop. */
function brokenOff(state: RecorderState, endedBy: EndedBy): RecorderState {
  const { phase } = state
  if (phase.name !== 'recording' && phase.name !== 'interrupted') return state
  return {
    ...state,
    phase: { ...phase, name: 'finishing', endedBy },
    triesUsed: state.triesUsed - (phase.take === 'real' ? 1 : 0),
  }
}

function finished(state: RecorderState, { ms, isEmpty = false }: { ms: number; isEmpty?: boolean }): RecorderState {
  const { phase } = state
  if (phase.name !== 'finishing') return state
  if (phase.endedBy === 'refused') return to(state, { name: 'failed', fault: 'stopped' })
  if (ms >= shortestMs && !isEmpty) return to(state, { ...phase, name: 'recorded', ms })
  const isCounted = phase.take === 'real' && phase.endedBy !== 'device-lost'
  const triesUsed = state.triesUsed - (isCounted ? 1 : 0)
  if (ms >= shortestMs) return { ...to(state, { name: 'failed', fault: 'nothing-recorded' }), triesUsed }
  return {
    ...state,
    phase: { name: phase.endedBy === 'device-lost' ? 'asking' : 'checking' },
    triesUsed,
    wasTooShort: true,
  }
}
