import { isDeepStrictEqual } from 'node:util'
import { Applicant } from '../../contract/candidates/candidacies.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { storableJson } from '../platform/json.ts'
import { noteEvent } from './events.ts'
import { applicantOf, isReachable } from './contact.ts'

type Kept = {
  user_id: string | null
  company_id: string | null
  state: string
  applicant: unknown
  cleared_at: Date | null
}

/** A person's contact data as it is now, where the company that reads an application has other; null: there is nothing to correct. */
export async function contactToCorrect(db: Queryable, row: Kept): Promise<Applicant | null> {
  const before = readBy(row)
  if (row.user_id === null || before === null) return null
  const now = await applicantOf(db, row.user_id)
  return isReachable(now) && !isDeepStrictEqual(now, before) ? now : null
}

/** What the company has; null where it sees nothing of the person any more. */
function readBy({ company_id, state, applicant, cleared_at }: Kept): Applicant | null {
  if (company_id === null || state === 'withdrawn' || cleared_at !== null) return null
  return Applicant.nullable().parse(applicant)
}

/**
 * Puts a person's name, confirmed email address and confirmed phone number in place of those that they applied with. Nothing that nobody has
 * confirmed gets to a company. The receipt and the documents stay as they were sent.
 */
export async function correctContact(
  db: Database,
  { userId, candidacyId, now }: { userId: string; candidacyId: string; now: Date },
): Promise<'corrected' | 'same' | 'unreachable' | 'closed' | 'not-found'> {
  return await inTransaction(db, async (client) => {
    const { rows } = await client.query<Kept>(
      'select user_id, company_id, state, applicant, cleared_at from candidacies where id = $1 and user_id = $2 for update',
      [candidacyId, userId],
    )
    const [row] = rows
    if (row === undefined) return 'not-found'
    const before = readBy(row)
    if (before === null) return 'closed'
    const contact = await applicantOf(client, userId)
    if (!isReachable(contact)) return 'unreachable'
    if (isDeepStrictEqual(contact, before)) return 'same'
    await client.query(
      `update candidacies set applicant = $2,
          former_names = case when $3 = any(former_names) or $3 = $4 then former_names else array_append(former_names, $3) end
        where id = $1`,
      [candidacyId, storableJson(contact), before.name, contact.name],
    )
    await noteEvent(client, { candidacyId, kind: 'corrected', by: 'person', now })
    return 'corrected'
  })
}
