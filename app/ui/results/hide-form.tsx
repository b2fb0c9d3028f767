/** Hides a job where scripts are off; the answer is then a page with the way back. */
export function HideForm({ job, jobTitle }: { job: string; jobTitle: string }) {
  return (
    <form method="post" action="/irrelevant">
      <input type="hidden" name="job" value={job} />
      <input type="hidden" name="jobTitle" value={jobTitle} />
      <button type="submit">Hide this job</button>
    </form>
  )
}
