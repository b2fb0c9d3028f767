import type { AccountRole } from './roles.ts'

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
