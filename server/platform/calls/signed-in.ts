import type { AccountRole } from '../../../contract/platform/roles.ts'

/** The company that somebody belongs to, and whether they look after it. */
export type OwnCompany = { id: string; name: string; isAdmin: boolean }

/** Who is signed in, as every request needs to know it. */
export type SignedIn = {
  sessionId: string
  userId: string
  name: string
  email: string | null
  role: AccountRole
  isVerified: boolean
  company: OwnCompany | null
  provedAt: Date
  hasSecondFactor: boolean
}
