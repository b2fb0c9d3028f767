import * as texts from '../../contract/job-ads/texts.ts'
import { mayPublish as companyMayPublish } from '../companies/index.ts'
import type { Queryable } from '../platform/database.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'

/** The company that an ad is posted for. */
export type Advertiser = { id: string; name: string; kind: 'employer' | 'charity' | 'agency' }

export type MayPublish =
  | { kind: 'yes'; company: Advertiser }
  /** Not before the operator has approved the company. */
  | { kind: 'needs-approval'; company: Advertiser; because: string }
  | { kind: 'no'; because: string }

/**
 * Whether somebody may publish for their company: the one place where it is asked, before anything goes online. Anyone who is a member and
 * has confirmed their address may, for a company that is verified or that the operator has approved.
 */
export async function mayPublish(
  db: Queryable,
  { userId, isVerified, company }: Pick<SignedIn, 'userId' | 'isVerified' | 'company'>,
): Promise<MayPublish> {
  if (company === null) return { kind: 'no', because: texts.notAMember }
  if (!isVerified) return { kind: 'no', because: texts.confirmEmailFirst }
  const { rows } = await db.query<{ name: string; company_type: number }>(
    `select c.name, c.company_type from companies c join company_members m on m.company_id = c.id
      where c.id = $1 and m.user_id = $2`,
    [company.id, userId],
  )
  const [found] = rows
  if (!found) return { kind: 'no', because: texts.notAMember }
  const advertiser = { id: company.id, name: found.name, kind: kindOf(found.company_type) }
  const standing = await companyMayPublish(db, company.id)
  switch (standing?.kind) {
    case undefined:
      return { kind: 'no', because: texts.notAMember }
    case 'needs-approval':
      return { kind: 'needs-approval', company: advertiser, because: texts.waitsForApproval }
    case 'refused':
    case 'blocked':
      return { kind: 'no', because: texts.mayNotPublish(standing.reason) }
    case 'yes':
      return { kind: 'yes', company: advertiser }
  }
}

/** @param type one of the specification's company types. */
export function kindOf(type: number): Advertiser['kind'] {
  return kinds[type] ?? 'employer'
}

const kinds: Readonly<Record<number, Advertiser['kind']>> = { 1: 'employer', 2: 'charity', 3: 'agency' }
