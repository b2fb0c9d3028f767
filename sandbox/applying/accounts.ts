import { z } from 'zod'
import { BoardId } from '../../contract/boards/boards.ts'
import { hash } from '../generate/random.ts'
import type { Given } from './arrivals.ts'
import { keptFile } from './stored-files.ts'

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
      const known = profiles.get(key) ?? keptFromBefore(key)
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

const oldNames = ['my-cv (2).pdf', 'cv-of-last-year.docx', 'CV final.pdf'] as const

/** Two accounts of three have uploaded a CV at an earlier time: it goes with an application where nothing takes its place. */
function keptFromBefore(key: string): Profile {
  const drawn = hash(key) >>> 0
  if (drawn % 3 === 0) return {}
  return { cv: keptFile(oldNames[(drawn >>> 8) % oldNames.length] ?? oldNames[0]) }
}
