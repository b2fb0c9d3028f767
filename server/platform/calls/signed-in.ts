import type { AccountRole } from '../../../contract/platform/roles.ts'

/** Who is signed in, as every request needs to know it. */
export type SignedIn = {
  sessionId: string
  userId: string
  name: string
  email: string | null
  role: AccountRole
  isVerified: boolean
  company: { id: string; name: string; isAdmin: boolean } | null
  provedAt: Date
  hasSecondFactor: boolean
}
