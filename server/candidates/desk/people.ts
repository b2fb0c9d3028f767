import type { Queryable } from '../../platform/database.ts'
import type { StoredState } from '../candidacy.ts'

/** An application to an ad, as far as it says who sent it and when. */
export type Sent = {
  id: string
  user_id: string | null
  state: StoredState
  shortlisted_at: Date | null
  sent_at: Date
  name: string | null
  email: string | null
  phone: string | null
}

/** All applications to an ad of a company, the earliest first: the place of each is its number. */
export async function sentToAd(
  db: Queryable,
  { companyId, adId }: { companyId: string; adId: string },
): Promise<Sent[]> {
  const { rows } = await db.query<Sent>(
    `select id, user_id, state, shortlisted_at, sent_at, applicant ->> 'name' as name, applicant ->> 'email' as email,
            applicant ->> 'phone' as phone
       from candidacies where ad_id = $1 and company_id = $2 order by sent_at, id`,
    [adId, companyId],
  )
  return rows
}

type Known = Pick<Sent, 'id' | 'user_id' | 'state' | 'sent_at' | 'email' | 'phone'>

/**
 * Applications by person: those of one account, one email address or one phone number are one person's. Of each person the one that matters
 * most comes first: one that waits for the company, else the latest.
 */
export function byPerson<One extends Known>(sent: readonly One[]): One[][] {
  const groups: { members: One[]; of: number }[] = []
  const groupOfKey = new Map<string, number>()
  /** Where a group went that was joined to another. */
  const standing = (at: number): number => {
    let end = at
    for (let next = groups[end]?.of ?? end; next !== end; next = groups[end]?.of ?? end) end = next
    return end
  }
  for (const one of sent) {
    const keys = keysOf(one)
    const known = new Set(keys.flatMap((key) => groupOfKey.get(key) ?? []).map(standing))
    // The smaller ones go to the largest, so that nobody is moved often.
    const [first = groups.length, ...others] = [...known].toSorted(
      (a, b) => (groups[b]?.members.length ?? 0) - (groups[a]?.members.length ?? 0),
    )
    const group = (groups[first] ??= { members: [], of: first })
    for (const other of others) {
      group.members.push(...(groups[other]?.members ?? []))
      groups[other] = { members: [], of: first }
    }
    group.members.push(one)
    for (const key of keys) groupOfKey.set(key, first)
  }
  const people = groups.map(({ members }) => members).filter(({ length }) => length > 0)
  return people.map((group) =>
    group.toSorted(
      (one, other) => weight(other.state) - weight(one.state) || other.sent_at.getTime() - one.sent_at.getTime(),
    ),
  )
}

/** People in the order that the company gave them; those whom it has not placed first, the latest first. */
export function inOrder<One extends Known>(people: readonly One[][], chosen: readonly string[]): One[][] {
  const places = new Map(chosen.map((id, place) => [id, place]))
  const placeOf = ([first]: readonly One[]) => (first === undefined ? -1 : (places.get(first.id) ?? -1))
  const timeOf = ([first]: readonly One[]) => first?.sent_at.getTime() ?? 0
  return people.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) || timeOf(other) - timeOf(one) || (one[0]!.id < other[0]!.id ? -1 : 1),
  )
}

function keysOf({ id, user_id, email, phone }: Known): string[] {
  const digits = phone?.replaceAll(/\D/gu, '') ?? ''
  return [
    `id ${id}`,
    ...(user_id === null ? [] : [`account ${user_id}`]),
    ...(email === null || email === '' ? [] : [`email ${email.toLowerCase()}`]),
    ...(digits.length < 7 ? [] : [`phone ${digits.slice(-10)}`]),
  ]
}

function weight(state: StoredState): number {
  if (state === 'withdrawn') return 0
  return state === 'rejected' ? 1 : 2
}
