import type { SandboxAd } from '../board.ts'

/** The made-up employer's own site: pages with job postings, and where boards send people who apply 'on company website'. */
export const employerHost = 'jobs.example-employer.test'

/** The employer's own form for an ad of any board: without its scheme, for `link`. */
export function employerForm(ad: SandboxAd): string {
  return `${employerHost}/apply/${ad.board}/${ad.number}`
}
