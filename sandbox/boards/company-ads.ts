import type { BoardId } from '../../contract/boards/boards.ts'
import type { SandboxAd, World } from '../board.ts'

export type PlayedCompany = { slug: string; name: string; ads: SandboxAd[] }

/** A company with a board of its own and the ads that stand on it now, the newest first; null where it has none there. */
export function companyAt(world: World, board: BoardId, slug: string): PlayedCompany | null {
  const company = world.companies(board).find((company) => company.slug === slug)
  if (!company) return null
  const ads = world
    .ads(board)
    .filter((ad) => ad.employer === company.name && ad.closesAt > world.now())
    .toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || b.number - a.number)
  return { ...company, ads }
}

/** An ad of a company by the number that is the last in an id: 'a1b2c3d4-0000-4000-8000-000050123456'. */
export function adAt(world: World, board: BoardId, slug: string, id: string): SandboxAd | null {
  const number = Number(/\d+$/.exec(id)?.[0])
  return companyAt(world, board, slug)?.ads.find((ad) => ad.number === number) ?? null
}

/** An id in the form of a uuid, with the ad's number at its end. */
export function uuidOf(ad: SandboxAd, start: string): string {
  return `${start}-0000-4000-8000-${String(ad.number).padStart(12, '0')}`
}

export function slugOfTitle(ad: SandboxAd): string {
  return ad.title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The first label of the host that was asked: 'acme' of 'acme.recruitee.com'. */
export function firstLabel(url: string): string {
  return new URL(url).hostname.split('.')[0] ?? ''
}

export const countryNames = { GB: 'United Kingdom', IE: 'Ireland' } as const
