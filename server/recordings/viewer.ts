import type { SignedIn } from '../platform/calls/signed-in.ts'
import type { Viewer } from './may-play.ts'

/** Who asks, as the rules of playing know them. */
export function viewerOf(user: SignedIn | null): Viewer {
  return user && whoIs(user)
}

export function whoIs({ userId, company, role }: SignedIn): NonNullable<Viewer> {
  return { userId, companyId: company?.id ?? null, isAdmin: role === 'admin' }
}
