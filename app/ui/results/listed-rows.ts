/** A row of the list as it is shown. */
export type ListedRow<Job> = {
  job: Job
  key: string
  /** It came in below what was being read. */
  isLate: boolean
}

/**
 * The rows in the order of an answer, in place of those that nobody has read yet. From the first that is another one on, all are other
 * elements: they may come to stand higher or lower, and none is to be seen to move.
 * @param turn another number for each answer to one list
 */
export function inOrder<Job extends { _id: string }>(
  jobs: readonly Job[],
  { before = [], turn = 0 }: { before?: readonly ListedRow<Job>[]; turn?: number } = {},
): ListedRow<Job>[] {
  const other = jobs.findIndex(({ _id }, i) => _id !== before[i]?.job._id)
  const stay = other === -1 ? jobs.length : other
  return jobs.map((job, i) => ({
    job,
    key: (i < stay ? before[i]?.key : undefined) ?? `${turn}:${job._id}`,
    isLate: false,
  }))
}

/**
 * Adds what has come in since the list was first read: below the last row that has been seen, in its order. Whatever has been seen stays
 * where it is, also a job that the answer no longer has; what is there already is as the answer has it now.
 * @param seen how many rows from the top have been seen
 */
export function addBelow<Job extends { _id: string }>(
  rows: readonly ListedRow<Job>[],
  jobs: readonly Job[],
  seen: number,
): ListedRow<Job>[] {
  const answer = new Map(jobs.map((job) => [job._id, job]))
  const shown = rows.map((row) => {
    const job = answer.get(row.job._id)
    answer.delete(row.job._id)
    return job === undefined ? row : { ...row, job }
  })
  const late = [...answer.values()].map((job) => ({ job, key: `late:${job._id}`, isLate: true }))
  return shown.toSpliced(seen, 0, ...late)
}
