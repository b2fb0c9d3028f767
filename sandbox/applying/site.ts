import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { SandboxAd, World } from '../board.ts'
import { link } from '../pages/links.ts'
import { page, type Markup } from '../pages/page.ts'
import { changeNames } from './changing-names.ts'
import { consentFor } from './consent.ts'
import type { Desk } from './desk.ts'
import type { Moment } from './obstacles.ts'
import { pageHead } from './page-script.ts'
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

/** One of a board's pages, with who is signed in, the way to their applications, and what covers it. */
export async function sitePage(
  c: Context,
  site: Site,
  title: string,
  body: Markup,
  options: { head?: Markup; status?: 200 | 400 | 403 | 404 | 410 | 429 | 500 } = {},
): Promise<Response> {
  const visit = site.visitOf(c)
  const name = visit.signedInAs
  const whole = page(
    `${title} | ${site.name}`,
    html`<nav aria-label="Account">
        <a href="${link(c, site.home)}">${site.name}</a>
        ${
          name
            ? html`<span data-account>${name}</span> <a href="${link(c, site.listAddress)}">My applications</a>`
            : html`<a href="${link(c, site.loginAddress(site.home))}">Sign in</a>`
        }
      </nav>
      ${consentFor(c, site)} ${body}`,
    { head: html`${pageHead()}${options.head ?? ''}` },
  )
  const isChanging = site.desk.obstacles.see('changing-names', momentOf(c, site)) !== null
  return c.html(isChanging ? changeNames(String(await whole), visit.salt) : whole, options.status ?? 200)
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
