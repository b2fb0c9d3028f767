import type { PoolClient } from 'pg'
import type { Side } from '../../contract/conversations/conversations.ts'
import { shownNames, mailOf, siteUrl } from '../candidates/index.ts'
import { membersToTell } from '../companies/index.ts'
import { postMail } from '../outbox/index.ts'
import type { Platform } from '../platform/platform.ts'
import { toCandidate, toCompany } from './letters.ts'
import type { Thread } from './threads.ts'

/** Tells the side that did not write that there is something to read, in the caller's transaction. */
export async function tellOther(
  deps: Pick<Platform, 'config' | 'tasks'>,
  client: PoolClient,
  thread: Thread,
  { from, now }: { from: Side; now: Date },
): Promise<void> {
  const { id, adId, jobTitle, company, candidateId, companyId } = thread
  if (from === 'company') {
    const email = candidateId === null ? null : await mailOf(client, candidateId)
    if (email === null) return
    const url = `${siteUrl(deps)}/candidacies/${id}#messages`
    const letter = toCandidate({ company: company ?? 'The employer', jobTitle, url })
    await postMail(deps, client, email, letter, { template: 'conversation-candidate', userId: candidateId, now })
    return
  }
  if (companyId === null) return
  const name = (await shownNames(client, [id])).get(id)?.name ?? 'A candidate'
  const url = `${siteUrl(deps)}/posted-job-details/${adId}/${id}#messages`
  const letter = toCompany({ name, jobTitle, url })
  const members = await membersToTell(client, companyId)
  const wrote = await membersWhoWrote(client, id)
  const chosen = members.filter(({ userId }) => wrote.has(userId))
  for (const { userId, email } of chosen.length > 0 ? chosen : members) {
    // It names the candidate, who may be gone tomorrow.
    const about = { template: 'conversation-company', userId, isForgottenOnceSent: true, now }
    await postMail(deps, client, email, letter, about)
  }
}

/** An answer goes to whoever asked; where nobody did, to all. */
async function membersWhoWrote(client: PoolClient, candidacyId: string): Promise<Set<string>> {
  const { rows } = await client.query<{ by_user_id: string }>(
    `select distinct by_user_id from conversation_messages
      where candidacy_id = $1 and side = 'company' and by_user_id is not null`,
    [candidacyId],
  )
  return new Set(rows.map(({ by_user_id: id }) => id))
}
