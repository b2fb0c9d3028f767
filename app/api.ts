import type { ContractRouterClient } from '@orpc/contract'
import { createContext } from 'react-router'
import type { Contract } from '../contract/index.ts'
import type { AccountRole } from '../contract/platform/roles.ts'

/** Every call of the API, made in-process while a page is rendered. Inputs are `{ params, query, body }`. */
export type ApiClient = ContractRouterClient<Contract>

/** The person who is signed in, as far as the pages' frame needs to know. */
export type PageUser = {
  id: string
  name: string
  role: AccountRole
  isVerified: boolean
  company: { id: string; name: string; isAdmin: boolean } | null
  /** Their role asks for a second factor and they have none yet: only the page to set one up is open to them. */
  lacksSecondFactor: boolean
}

/** Who asks for a page, as far as the page needs to know. */
export type Visitor = {
  /** For the scripts of this one answer: its Content-Security-Policy names it. */
  nonce: string
  theme: 'light' | 'dark' | 'system'
  /** Null: nobody is signed in. */
  user: PageUser | null
  /** A person at this machine, where nobody else can come: /outbox and /parts are there for them alone. */
  isOwnMachine: boolean
  /** People see the pages over https: cookies say so. */
  isHttps: boolean
  /** The address that search engines should keep; null where none is set. */
  publicUrl: string | null
  /** The id in the log of a request that failed before it reached a page; null if it did not fail. */
  failure: { id: string; status: 500 | 503 } | null
}

/** Writes an unexpected error to the log, whole, and returns the id under which it can be found there. */
export type ReportError = (error: unknown) => string

/** What was asked for: set before any loader or action runs. */
export const asked = createContext<{ request: Request; url: URL }>()
export const api = createContext<ApiClient>()
export const visitor = createContext<Visitor>()
export const reportError = createContext<ReportError>()
