/** The id of a job as we keep it, a whole number; null: the text is the id of none. */
export function jobIdOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null
}

/** Those of a list that can be ids of jobs. */
export function jobIdsOf(texts: readonly string[]): number[] {
  return texts.map(jobIdOf).filter((id) => id !== null)
}
