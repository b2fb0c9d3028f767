import type { Clock } from '../../platform/clock.ts'
import { createKnownSessions, type KnownSessions, type SessionKey } from './known-sessions.ts'
import { createLane, type Entry, type Lane } from './lane.ts'
import { strainOf, watchLoop } from './loop-delay.ts'
import {
  defaultLimits,
  limitsUnder,
  mostOfOneSession,
  workClasses,
  type ClassLimits,
  type Strain,
  type WorkClass,
} from './work-classes.ts'

/** How much work this process has taken on, and whether it takes on more. */
export type Load = {
  /** Those of one class can be changed while it runs. */
  limits: Record<WorkClass, ClassLimits>
  sessions: KnownSessions
  /**
   * Waits for a place.
   * @param session whose work it is, where that is known: one session cannot take all places of its class.
   * @returns 'in', and what gives the place back, which may be called twice; or why there is none.
   */
  enter: (
    workClass: WorkClass,
    options: { session?: SessionKey | null; signal: AbortSignal },
  ) => Promise<{ entry: Entry; leave: () => void }>
  /**
   * More is asked for than can be done in time, and soon some will be refused. What can be left out of an answer should be: boards
   * are not asked live.
   */
  isBusy: () => boolean
  /** Resolves as soon as anybody has to wait for a place: for work that holds one and could end early. `forget` takes the wish back. */
  untilWanted: () => { wanted: Promise<void>; forget: () => void }
  strain: () => Strain
  /** Mean delay of the event loop in the last second, in milliseconds. */
  setLoopDelay: (ms: number) => void
  /** Measures the event loop from now on. */
  watch: () => void
  stop: () => void
  figures: () => { workClass: WorkClass; running: number; waiting: number }[]
}

export function createLoad(clock: Clock): Load {
  const limits = structuredClone(defaultLimits) as Record<WorkClass, ClassLimits>
  const ofSessions = new Map<SessionKey, number>()
  const untilWanted = new Set<() => void>()
  let strain: Strain = 'none'
  let watching: { stop: () => void } | null = null
  const lanes = Object.fromEntries(
    workClasses.map((one) => [one, createLane(() => limitsUnder(limits[one], strain))]),
  ) as Record<WorkClass, Lane>

  function isHalfFull(one: WorkClass): boolean {
    const waiting = lanes[one].waiting()
    return waiting > 0 && waiting * 2 >= limits[one].line
  }

  function tellIfWanted(): void {
    if (untilWanted.size === 0 || !workClasses.some((one) => lanes[one].waiting() > 0)) return
    for (const tell of untilWanted) tell()
    untilWanted.clear()
  }

  const load: Load = {
    limits,
    sessions: createKnownSessions(clock),
    async enter(workClass, { session = null, signal }) {
      const ofThisOne = session === null ? 0 : (ofSessions.get(session) ?? 0)
      if (session !== null && ofThisOne >= mostOfOneSession) return { entry: 'full', leave: () => {} }
      if (session !== null) ofSessions.set(session, ofThisOne + 1)
      const entering = lanes[workClass].enter(signal)
      tellIfWanted()
      const entry = await entering
      let isOver = false
      const leave = (): void => {
        if (isOver) return
        isOver = true
        if (entry === 'in') lanes[workClass].leave()
        if (session === null) return
        const left = (ofSessions.get(session) ?? 1) - 1
        if (left > 0) ofSessions.set(session, left)
        else ofSessions.delete(session)
      }
      if (entry !== 'in') leave()
      return { entry, leave }
    },
    isBusy: () => strain !== 'none' || workClasses.some(isHalfFull),
    untilWanted() {
      const { promise, resolve } = Promise.withResolvers<void>()
      untilWanted.add(resolve)
      tellIfWanted()
      return { wanted: promise, forget: () => untilWanted.delete(resolve) }
    },
    strain: () => strain,
    setLoopDelay(ms) {
      strain = strainOf(ms)
    },
    watch() {
      watching ??= watchLoop((ms) => load.setLoopDelay(ms))
    },
    stop() {
      watching?.stop()
      watching = null
    },
    figures: () =>
      workClasses.map((workClass) => ({
        workClass,
        running: lanes[workClass].running(),
        waiting: lanes[workClass].waiting(),
      })),
  }
  return load
}
