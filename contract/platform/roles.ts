import { z } from 'zod'

/** From the least to the most: a check passes when a person's role is at or above the one that is asked for (S23.1). */
const roles = ['guest', 'user', 'publisher', 'marketing', 'admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Roles that an account can have; somebody without an account is a guest. */
export const AccountRole = z.enum(['user', 'publisher', 'marketing', 'admin'])
export type AccountRole = z.infer<typeof AccountRole>

export function isAtLeast(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}
