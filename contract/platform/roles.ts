import { z } from 'zod'

/**
 * From the least to the most. The order is for pages alone: a page's flag passes when the person's role is at or above it (S23.1). It
 * says nothing about companies, so marketing passes the flag of a publisher's page. Calls go by `Who` and by membership.
 */
const roles = ['guest', 'user', 'publisher', 'marketing', 'admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

// Apart from its schema, which would come with it to the pages that only compare roles, and zod with that.
const accountRoles = ['user', 'publisher', 'marketing', 'admin'] as const
/** Roles that an account can have; somebody without an account is a guest. */
export const AccountRole = z.enum(accountRoles)
export type AccountRole = z.infer<typeof AccountRole>

/** Who may make a call: anybody, anybody with an account, marketing and admins, admins; or no person, but a program with a company's key. */
export type Who = 'guest' | 'user' | 'staff' | 'admin' | 'api-key'

/** Each by its name, not by the order above: a new role may make no call of the staff until it is named here. */
const rolesThatMay: Readonly<Record<Who, readonly Role[]>> = {
  guest: roles,
  user: accountRoles,
  staff: ['marketing', 'admin'],
  admin: ['admin'],
  // Nobody by their session, whatever they may do elsewhere.
  'api-key': [],
}

export function mayCall(role: Role, who: Who): boolean {
  return rolesThatMay[who].includes(role)
}

/** Whether a role is at or above the one that a page asks for. */
export function isAtLeast(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}
