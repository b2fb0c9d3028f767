/** What a visitor pressed that needs an account. */
export type LogInWish = {
  kind: 'save' | 'apply' | 'match' | 'original'
  /** Its id. */
  job: string
  jobTitle: string
  employer: string | null
}

const key = 'job-to-save'
/** Long enough to find the email that confirms an account; milliseconds. */
const lifetime = 60 * 60 * 1000

/** Keeps in this browser that a job is to be saved, for somebody who logs in on another page. */
export function keepWish({ kind, job }: LogInWish): void {
  if (kind !== 'save') return
  try {
    localStorage.setItem(key, JSON.stringify({ job, at: Date.now() }))
  } catch {
    // No storage: they press once more.
  }
}

export function forgetWish(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/** The job that was to be saved, once; null: none, or too long ago. */
export function takeWish(): string | null {
  try {
    const { job, at } = JSON.parse(localStorage.getItem(key) ?? '{}') as { job?: unknown; at?: unknown }
    forgetWish()
    return typeof job === 'string' && typeof at === 'number' && Date.now() - at < lifetime ? job : null
  } catch {
    return null
  }
}
