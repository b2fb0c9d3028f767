import type { CallingKey } from './api-key.ts'
import type { Platform } from '../platform.ts'
import type { OwnCompany, SignedIn } from './signed-in.ts'

/** What a handler knows of the request it answers. @template Services what its feature stands on. */
export type ApiContext<Services = Platform> = {
  services: Services
  requestId: string
  /** The pages' address, without a slash at its end: for links in mails. */
  siteUrl: string
  /** Of the person's machine: behind trusted proxies, what they say it is. */
  clientAddress: string
  /** A person at this machine, where nobody else can come: what is for development is there for them. */
  isOwnMachine: boolean
  /** Whether limits apply: to everybody but that person. */
  isCounted: boolean
  userAgent: string
  /** What a program calls this very request, so that sent twice it counts once (R-PAY-2); null: it does not. */
  idempotencyKey: string | null
  /** The caller said who they are in the Authorization header, which no link or form of another site can send. */
  isByHeader: boolean
  visitor: Visitor
  /** The company's key that a program called with, for the calls that the contract opens to keys; whoever has one is a guest everywhere else. */
  apiKey: CallingKey | null
  /** Who is signed in; null: a guest. */
  user: SignedIn | null
  /**
   * The company that the call is made for, where the contract asks for membership of one: the person's own, by the session. Null:
   * the call concerns no company. Set by the policy; handlers ask `forCompany` for it and read no company's id from a request.
   */
  company: OwnCompany | null
  /** Has the answer set the session's cookie, or, with null, drop it. */
  setToken: (token: string | null) => void
  /** Ends when the client leaves: nothing more is begun for it then. Null: nobody knows when. */
  signal: AbortSignal | null
  /** Called while a page of ours is rendered: it must not wait for boards, and asks them over its socket. */
  isPage: boolean
}

/** Who asks, as far as a visitor without an account can be told from another: by a random id in a cookie, made only when it is needed. */
export type Visitor = {
  /** Null: nothing has been remembered for this browser. */
  id: string | null
  /** Makes an id, and has the answer set the cookie. */
  require: () => string
}
