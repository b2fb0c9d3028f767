import { z } from 'zod'
import { BoardId } from '../../contract/boards.ts'
import type { Given } from './arrivals.ts'

/** The password that lets in every e-mail address which has no account of its own. */
export const demoPassword = 'demo-pass-1'

export const Account = z.object({
  board: BoardId,
  email: z.string().min(3),
  password: z.string().min(1),
})
export type Account = z.infer<typeof Account>

/** What a board remembers of a person from one application to the next. */
export type Profile = Record<string, Given>

export type Accounts = {
  letsIn: (board: BoardId, email: string, password: string) => boolean
  add: (account: Account) => void
  /** A living record: what is put in stays. */
  profile: (board: BoardId, email: string) => Profile
  clear: () => void
}

export function createAccounts(): Accounts {
  const passwords = new Map<string, string>()
  const profiles = new Map<string, Profile>()
  const keyOf = (board: BoardId, email: string) => `${board} ${email.toLowerCase()}`
  return {
    letsIn: (board, email, password) =>
      /^\S+@\S+$/u.test(email) && password === (passwords.get(keyOf(board, email)) ?? demoPassword),
    add({ board, email, password }) {
      passwords.set(keyOf(board, email), password)
    },
    profile(board, email) {
      const key = keyOf(board, email)
      const known = profiles.get(key) ?? {}
      profiles.set(key, known)
      return known
    },
    clear() {
      passwords.clear()
      profiles.clear()
    },
  }
}
