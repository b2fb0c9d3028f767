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
  const groups = new Map<string, One[]>()
  const groupOfKey = new Map<string, One[]>()
  for (const one of sent) {
    const all = [...new Set([...keysOf(one).flatMap((key): One[] => groupOfKey.get(key) ?? []), one])]
    for (const member of all) {
      groups.set(member.id, all)
      for (const key of keysOf(member)) groupOfKey.set(key, all)
    }
  }
  return [...new Set(groups.values())].map((group) =>
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
