import { isAtLeast, type AccountRole, type Role } from '../platform/roles.ts'

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
 * Whether a call or a page for a role asks those for it who must have one: what acts for a company or runs the site does. What
 * anybody with an account may do does not: searching, their own settings, deleting their account.
 */
export function isClosedWithoutSecondFactor(needed: Role): boolean {
  return isAtLeast(needed, 'publisher')
}
