import type { CandidacyState } from '../../contract/candidates/candidacies.ts'

/** As it is stored: that a company is gone is seen by its row. */
export type StoredState = Exclude<CandidacyState, 'closed'>

/** Who moves an application: the person who sent it, or the company that it was sent to. */
export type Mover = 'person' | 'company'

const withdraw = { withdrawn: 'person' } as const
const decide = { interview: 'company', offer: 'company', kept: 'company', rejected: 'company' } as const

/** Every move that there is, and by whom. What is withdrawn or rejected stays so; a decision is taken back before it is told. */
const moves: Readonly<Record<StoredState, Partial<Readonly<Record<StoredState, Mover>>>>> = {
  sent: { viewed: 'company', ...decide, ...withdraw },
  viewed: { ...decide, ...withdraw },
  // Back to 'viewed' where the last interview is cancelled.
  interview: { viewed: 'company', offer: 'company', kept: 'company', rejected: 'company', ...withdraw },
  offer: { interview: 'company', kept: 'company', rejected: 'company', ...withdraw },
  kept: { interview: 'company', offer: 'company', rejected: 'company', ...withdraw },
  rejected: {},
  withdrawn: {},
}

export function canMove(from: StoredState, to: StoredState, by: Mover): boolean {
  return moves[from][to] === by
}

/** The states from which somebody can move an application to another. */
export function statesBefore(to: StoredState, by: Mover): StoredState[] {
  return (Object.keys(moves) as StoredState[]).filter((from) => canMove(from, to, by))
}

/** What of a move is an answer to the candidate, and what a decision on the application. */
export const isAnswer = (to: StoredState): boolean => to === 'interview' || isDecision(to)
export const isDecision = (to: StoredState): boolean => to === 'offer' || to === 'kept' || to === 'rejected'
