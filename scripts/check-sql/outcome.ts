export type Outcome = {
  /** 'server/jobs/store.ts:12: what is wrong', a line each. */
  faults: string[]
  /** How many calls were compared with the schema. */
  checked: number
  /** Places that say why they are not: '// sql: …'. */
  excused: string[]
}
