import { useEffect, useState } from 'react'
import type { Alert } from '../../../contract/texts/alert.ts'
import type { BoardProgress } from '../../../contract/boards/progress.ts'
import type { Heard } from './heard.ts'
import { searchLimits } from '../../../contract/job-searches/limits.ts'

export type Live = {
  /** `still`: every board had answered before the page came. */
  phase: 'still' | 'asking' | 'done' | 'lost'
  boards: readonly BoardProgress[]
  /** How many jobs the search finds by now; null: nothing was heard since the page was made. */
  heard: number | null
  /** The wider search that the boards are asked for, because little was found. */
  wider: Heard['wider']
  alert: Alert | null
  /** Nothing more will be heard, of wider searches neither. */
  isOver: boolean
}

type Shown = { address: string; boards: readonly BoardProgress[]; total: number; ids: readonly string[] }

/**
 * The boards' answers as they come, from the page as the server made it to the last answer, 35 s at the most (S5.15, S5.16).
 * A new address starts again; rows that were fetched meanwhile do not.
 */
export function useLiveResults({ address, boards, total, ids }: Shown): Live {
  const [heard, setHeard] = useState<Heard>(nothing)
  const isWaiting = boards.some(({ state }) => state === 'waiting')
  // What is shown when the asking starts is what counts: rows that are fetched meanwhile do not start it again.
  const [start, setStart] = useState({ address, isWaiting, ids, total })
  if (start.address !== address) {
    setStart({ address, isWaiting, ids, total })
    setHeard(nothing)
  }

  useEffect(() => {
    if (!start.isWaiting) return
    const leaving = new AbortController()
    void import('./follow-answers.ts').then(
      // Not as a transition, which would wait for the parts of the page that come late.
      ({ followAnswers }) => followAnswers(start, setHeard, leaving.signal),
      () => setHeard((before) => ({ ...before, phase: 'lost', isOver: true })),
    )
    const end = setTimeout(() => {
      leaving.abort()
      setHeard((before) => ({ ...before, phase: before.phase === 'lost' ? 'lost' : 'done', isOver: true }))
    }, searchLimits.timeoutMs)
    return () => {
      clearTimeout(end)
      leaving.abort()
    }
  }, [start])

  return {
    phase: start.isWaiting ? heard.phase : 'still',
    boards: boards.map((board) => heard.boards.get(board.board) ?? board),
    heard: heard.total,
    wider: heard.wider,
    alert: heard.alert,
    isOver: !start.isWaiting || heard.isOver,
  }
}

const nothing: Heard = { phase: 'asking', boards: new Map(), total: null, wider: null, alert: null, isOver: false }
