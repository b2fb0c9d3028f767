/** A row of the list as it is shown. */
export type ListedRow<Job> = {
  job: Job
  /** Of the element: a row that comes to another place before anybody reads is another element, so that none is seen to move. */
  key: string
  /** It came in below what was being read. */
  isLate: boolean
}

/** The rows in the order that they came in. */
export function inOrder<Job extends { _id: string }>(jobs: readonly Job[]): ListedRow<Job>[] {
  return jobs.map((job, i) => ({ job, key: `${i}:${job._id}`, isLate: false }))
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
