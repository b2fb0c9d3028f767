import type { Applicant } from '../../contract/candidates/candidacies.ts'
import { shownMobile } from '../../contract/users/phone.ts'
import type { Queryable } from '../platform/database.ts'
import { findAccount } from '../users/users.ts'

/** Who applies, with what is known to be theirs: an address that nobody has confirmed may be somebody else's. */
export async function applicantOf(db: Queryable, userId: string): Promise<Applicant> {
  const account = await findAccount(db, userId)
  if (account === null) throw new Error('Somebody who is signed in has no account')
  const { name, email, phone, isVerified, isPhoneVerified } = account
  return {
    name,
    email: isVerified ? email : null,
    phone: phone !== null && isPhoneVerified ? shownMobile(phone) : null,
  }
}

export function isReachable({ email, phone }: Applicant): boolean {
  return email !== null || phone !== null
}
