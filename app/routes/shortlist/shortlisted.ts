import { redirect } from 'react-router'

/** The other address of the shortlist (S7.1). */
export function loader(): never {
  throw redirect('/shortlisted-jobs')
}
