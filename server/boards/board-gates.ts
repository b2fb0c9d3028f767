import type { Circuit } from './outward/circuit.ts'

/** What is known of a board's failures, and until when it asked us to wait; `board` as `ledgerName` gives it. */
export type BoardGate = Circuit & { board: string; notBefore: Date | null }

/** The columns of `board_gates` under the names of `BoardGate`. */
export const gateColumns = `board, failures, failing_since as "failingSince", last_failure as "lastFailure",
  open_until as "openUntil", pause_seconds as "pauseSeconds", probe_until as "probeUntil", not_before as "notBefore"`
