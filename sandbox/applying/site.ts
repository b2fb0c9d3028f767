import type { Context, Hono } from 'hono'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { SandboxAd, World } from '../board.ts'
import type { Desk } from './desk.ts'
import type { Moment } from './obstacles.ts'
import type { Visit } from './visits.ts'

/** A board with accounts and a form, as far as its pages differ from those of others. Addresses are without a scheme. */
export type Site = {
  id: BoardId
  name: string
  app: Hono
  world: World
  desk: Desk
  visitOf: (c: Context) => Visit
  /** The board's own id of an ad, as its search gives it. */
  refOf: (ad: SandboxAd) => string
  home: string
  jobAddress: (ad: SandboxAd) => string
  /** Where the login is that leads on to an address afterwards. */
  loginAddress: (back: string) => string
  /** Where the form begins, or one of its steps. */
  formAddress: (ad: SandboxAd, step?: string) => string
  successAddress: (ad: SandboxAd) => string
  /** The list of the account's applications. */
  listAddress: string
  /** How the board asks about cookies; null: it does not. */
  consent: 'onetrust' | 'manager' | 'iframe' | null
  /** Where the board says it in its own way. */
  words?: Partial<SiteWords>
}

export type SiteWords = { closed: string; applied: string; limit: string; sent: string }

export function wordsOf(site: Site): SiteWords {
  return {
    closed: 'This job is no longer accepting applications',
    applied: 'You have already applied for this job',
    limit: 'You have reached the daily limit of applications. Please come back tomorrow.',
    sent: 'Your application has been sent',
    ...site.words,
  }
}

/** Of whom and of which ad it is asked whether something is in the way. */
export function momentOf(c: Context, site: Site, ad: SandboxAd | null = null, where?: Moment['where']): Moment {
  return {
    board: site.id,
    account: site.visitOf(c).signedInAs,
    ad: ad && { number: ad.number, ref: site.refOf(ad) },
    ...(where && { where }),
  }
}
