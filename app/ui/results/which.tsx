import type { ShownResults } from './results-view.ts'

/** Which of how many: '1 to 15 of 310'. */
export function Which({ results: { page, pageSize, jobs, leftOut, total } }: { results: ShownResults }) {
  const first = (page - 1) * pageSize + 1
  return (
    <p className="quiet">{`${first} to ${first + jobs.length + leftOut - 1} of ${total.toLocaleString('en-GB')}`}</p>
  )
}
