import { z } from 'zod'
import { BoardId } from '../../contract/boards/boards.ts'
import type { Given } from './arrivals.ts'

/** The password that lets in every email address which has no account of its own. */
export const demoPassword = 'demo-pass-1'

export const Account = z.object({
  board: BoardId,
  email: z.string().min(3),
  password: z.string().min(1),
})
export type Account = z.infer<typeof Account>

/** What a board remembers of a person from one application to the next. */
type Profile = Record<string, Given>

export type Accounts = {
  letsIn: (board: BoardId, email: string, password: string) => boolean
  /** How often somebody asked to be let in with this address, with whatever password. */
  logins: (board: BoardId, email: string) => number
  add: (account: Account) => void
  /** A living record: what is put in stays. */
  profile: (board: BoardId, email: string) => Profile
  clear: () => void
}

export function createAccounts(): Accounts {
  const passwords = new Map<string, string>()
  const profiles = new Map<string, Profile>()
  const logins = new Map<string, number>()
  const keyOf = (board: BoardId, email: string) => `${board} ${email.toLowerCase()}`
  return {
    letsIn(board, email, password) {
      const key = keyOf(board, email)
      // Of addresses that nobody sees counted, the oldest are forgotten.
      const [oldest] = logins.keys()
      if (logins.size >= 1_000 && oldest !== undefined) logins.delete(oldest)
      logins.set(key, (logins.get(key) ?? 0) + 1)
      return /^\S+@\S+$/u.test(email) && password === (passwords.get(key) ?? demoPassword)
    },
    logins: (board, email) => logins.get(keyOf(board, email)) ?? 0,
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
      logins.clear()
    },
  }
}
