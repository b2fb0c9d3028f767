import type { CandidacyState } from '../../contract/candidates/candidacies.ts'

/** Who moves an application: the person who sent it, or the company that it was sent to. */
type Mover = 'person' | 'company'

/** Every move that there is, and by whom. What is withdrawn or closed stays so. */
const moves: Readonly<Record<CandidacyState, Partial<Readonly<Record<CandidacyState, Mover>>>>> = {
  sent: { viewed: 'company', withdrawn: 'person', closed: 'company' },
  viewed: { withdrawn: 'person', closed: 'company' },
  withdrawn: {},
  closed: {},
}

export function canMove(from: CandidacyState, to: CandidacyState, by: Mover): boolean {
  return moves[from][to] === by
}

/** The states from which somebody can move an application to another. */
export function statesBefore(to: CandidacyState, by: Mover): CandidacyState[] {
  return (Object.keys(moves) as CandidacyState[]).filter((from) => canMove(from, to, by))
}
