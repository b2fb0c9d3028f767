import type { Membership } from '../platform/endpoint.ts'
import { isAtLeast, type AccountRole, type Role, type Who } from '../platform/roles.ts'

/** Whether somebody must have a second factor: those who see other people's data, or act for a company (R-AUT-10). */
export function mustHaveSecondFactor({
  role,
  company,
}: {
  role: AccountRole
  company: { isAdmin: boolean } | null
}): boolean {
  return role === 'admin' || role === 'marketing' || company?.isAdmin === true
}

/**
 * Whether a call is closed to those who must have a second factor and have none: what acts for a company or runs the site is. What
 * anybody with an account may do is open: searching, their own settings, deleting their account.
 */
export function isCallClosedWithoutSecondFactor({ who, member }: { who: Who; member?: Membership }): boolean {
  return member !== undefined || who === 'staff' || who === 'admin'
}

/** The same of a page, by the role that it asks for. */
export function isPageClosedWithoutSecondFactor(needed: Role): boolean {
  return isAtLeast(needed, 'publisher')
}
