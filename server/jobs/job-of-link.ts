import { boardIds } from '../../contract/boards/boards.ts'
import type { Queryable } from '../platform/database.ts'

/** A job by the link of one of its ads: the board's own id of the ad, and the address that we hold. */
export type LinkedJob = { jobId: number; board: string; ref: string }

/** More parts of an address than any board has ids in it. */
const mostParts = 24

/**
 * The job whose ad stands at an address; null: we hold none. Boards write one ad's address in many ways (titles in it, tracking behind
 * it, 'uk.' before it), so it is known by the board's own id of the ad, which must stand in it, and by the site.
 * @param link as a person pasted it
 * @param siteUrl of this product: an address of one of its own job pages counts as well
 */
export async function jobOfLink(db: Queryable, link: string, siteUrl: string | null): Promise<LinkedJob | null> {
  const address = URL.parse(link)
  if (address === null || !/^https?:$/u.test(address.protocol)) return null
  const own = siteUrl !== null && URL.parse(siteUrl)?.host === address.host ? ownJob.exec(address.pathname) : null
  if (own !== null) return await jobOfId(db, Number(own[1]))
  const { rows } = await db.query<Found & { url: string | null }>(
    `select l.job_id, l.board, r.ref, l.facts ->> 'url' as url from received_ads r join listings l on l.id = r.id
      where r.board = any($1) and r.ref = any($2) order by l.id limit 50`,
    [boardIds, partsOf(address)],
  )
  const byRef = rows.find(({ url }) => isOfSite(address, url))
  return presented(byRef) ?? (await jobAtAddress(db, addressesOf(link, address)))
}

type Found = { job_id: number; board: string; ref: string }

/** For ads whose id stands nowhere in their address. */
async function jobAtAddress(db: Queryable, addresses: readonly string[]): Promise<LinkedJob | null> {
  const { rows } = await db.query<Found>(
    `select l.job_id, l.board, r.ref from listings l join received_ads r on r.id = l.id
      where l.facts ->> 'url' = any($1) order by l.id limit 1`,
    [addresses],
  )
  return presented(rows[0])
}

/** The address as it was pasted, and without what may have been hung on. */
function addressesOf(link: string, { origin, pathname, search }: URL): string[] {
  const bare = `${origin}${pathname}`
  const slashed = bare.endsWith('/') ? bare.slice(0, -1) : `${bare}/`
  return [...new Set([link.trim(), `${bare}${search}`, bare, slashed])]
}

async function jobOfId(db: Queryable, id: number): Promise<LinkedJob | null> {
  const { rows } = await db.query<Found>(
    `select l.job_id, l.board, r.ref from jobs j join listings l on l.id = j.main_listing_id join received_ads r on r.id = l.id
      where j.id = $1`,
    [id],
  )
  return presented(rows[0])
}

function presented(found: Found | undefined): LinkedJob | null {
  return found ? { jobId: found.job_id, board: found.board, ref: found.ref } : null
}

const ownJob = /^\/job\/(\d{1,9})(?:\/|$)/u

/** What in an address may be the id of an ad: whole parts of its path and its query, and what their hyphens part. */
function partsOf({ pathname, search }: URL): string[] {
  const path = pathname.split('/').slice(-6)
  const query = [...new URLSearchParams(search).values()].slice(0, 8)
  const whole = [...path, ...query].map(decoded).filter((part) => part !== '' && part.length <= 200)
  // 'staff-nurse-at-moorview-4400000007', 'job7', 'job-item-7'
  const ends = whole.flatMap((part) => /(?:^|[a-z_-])(\d{3,})$/iu.exec(part)?.[1] ?? [])
  const ids = [...new Set([...whole.filter((part) => /\d/u.test(part)), ...ends])].slice(0, mostParts)
  // In imported files the id has the board's name before it: 'reed:440071'.
  return [...ids, ...ids.flatMap((part) => boardIds.map((board) => `${board}:${part}`))]
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The same site, whatever stands before its name; of the demo boards the site is the first part of the path. */
function isOfSite(address: URL, url: string | null): boolean {
  const held = url === null ? null : URL.parse(url)
  if (held === null) return false
  const [, first = ''] = address.pathname.split('/')
  return siteOf(held.host) === siteOf(address.host) || siteOf(held.host) === siteOf(first)
}

/** 'uk.linkedin.com' and 'www.linkedin.com' as 'linkedin.com'; a company's own name before a system's stays. */
function siteOf(host: string): string {
  return host.toLowerCase().replace(/^(?:www|uk|ie|m|jobs|careers)\./u, '')
}
