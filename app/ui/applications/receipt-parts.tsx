import type { KeptAd } from '../../../contract/applications/history.ts'
import { alert } from '../../../contract/texts/messages.ts'
import { AlertBox } from '../parts/alert-box.tsx'

/** Warns that the hashes of a receipt do not match. */
export function NotIntact() {
  return <AlertBox alert={alert('error', 'This receipt, or one before it, has been changed', 'Please contact us.')} />
}

/** The ad as it was when somebody applied: rows of a list of facts. */
export function KeptAdFacts({ ad }: { ad: Pick<KeptAd, 'employer' | 'jobLocation' | 'salary'> }) {
  return (
    <>
      <dt>Employer</dt>
      <dd>{ad.employer ?? 'Not given'}</dd>
      <dt>Place</dt>
      <dd>{ad.jobLocation}</dd>
      <dt>Pay</dt>
      <dd>{ad.salary}</dd>
    </>
  )
}
