import type { Services } from '../services.ts'

/** What a handler knows of the request it answers. */
export type ApiContext = {
  services: Services
  requestId: string
  /** Of the person's machine: behind trusted proxies, what they say it is. */
  clientAddress: string
  userAgent: string
  visitor: Visitor
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
