import type { PoolClient } from 'pg'
import { z } from 'zod'
import { KeptAd } from '../../../contract/applications/history.ts'
import { Applicant } from '../../../contract/candidates/candidacies.ts'
import { Decision, decisionReasons, fillText } from '../../../contract/candidates/decisions.ts'
import { shownNames } from '../../companies/index.ts'
import { postMail } from '../../outbox/index.ts'
import { inTransaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { task } from '../../platform/tasks.ts'
import type { StoredState } from '../candidacy.ts'
import { noteEvent } from '../events.ts'
import { decisionTold } from '../letters.ts'
import { moveCandidacy } from '../move.ts'
import { mailOf, siteUrl } from '../tell.ts'

/** As many as one transaction tells. */
const atOnce = 50

/**
 * Tells candidates what was decided, once it can no longer be taken back. State, mail and note come in one transaction, so each is told exactly
 * once, whatever stops in between.
 */
export const tellDecisions = task({
  name: 'tell-decisions',
  input: z.strictObject({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '* * * * *', input: {} },
  async run(_input, services: Platform, signal) {
    for (;;) {
      const now = services.clock.now()
      const { rows } = await services.db.query<{ candidacy_id: string }>(
        `select candidacy_id from candidacy_decisions
          where told_at is null and undone_at is null and tell_at <= $1 order by tell_at, candidacy_id limit $2`,
        [now, atOnce],
      )
      if (rows.length === 0 || signal.aborted) return
      const ids = rows.map(({ candidacy_id: id }) => id)
      await inTransaction(services.db, async (client) => await tell(services, client, { ids, now }))
    }
  },
})

type Due = {
  id: string
  candidacy_id: string
  to_state: string
  from_state: string
  reason: string
  text: string
  by_user_id: string | null
}

async function tell(
  deps: Platform,
  client: PoolClient,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  const { rows: held } = await client.query<{
    id: string
    company_id: string | null
    user_id: string | null
    state: StoredState
    ad: unknown
    applicant: unknown
  }>(
    'select id, company_id, user_id, state, ad, applicant from candidacies where id = any($1::uuid[]) order by id for update',
    [ids],
  )
  const { rows: due } = await client.query<Due>(
    `select id, candidacy_id, to_state, from_state, reason, text, by_user_id from candidacy_decisions
      where candidacy_id = any($1::uuid[]) and told_at is null and undone_at is null and tell_at <= $2 order by id for update`,
    [ids, now],
  )
  const candidacies = new Map(held.map((one) => [one.id, one]))
  const names = await shownNames(
    client,
    held.flatMap(({ company_id: companyId }) => companyId ?? []),
  )
  for (const decision of due) {
    const candidacy = candidacies.get(decision.candidacy_id)
    const { from_state: from, to_state } = decision
    const to = Decision.parse(to_state)
    const candidacyId = decision.candidacy_id
    const by = decision.by_user_id === null ? 'product' : { userId: decision.by_user_id }
    const isAsItWas =
      candidacy !== undefined &&
      candidacy.company_id !== null &&
      candidacy.applicant !== null &&
      (candidacy.state === from || (from === 'sent' && candidacy.state === 'viewed'))
    const moved = isAsItWas
      ? await moveCandidacy(client, { companyId: candidacy.company_id!, candidacyId, to, by, now })
      : null
    if (moved?.kind !== 'moved' || candidacy === undefined) {
      // Withdrawn meanwhile, or invited: nothing is sent.
      await client.query('update candidacy_decisions set undone_at = $2 where id = $1', [decision.id, now])
      await noteEvent(client, { candidacyId, kind: 'decision-undone', by: 'product', now })
      continue
    }
    const { jobTitle, employer: before } = KeptAd.parse(candidacy.ad)
    const employer = names.get(candidacy.company_id ?? '') ?? before
    const text = fillText(decision.text, {
      name: Applicant.parse(candidacy.applicant).name,
      job: jobTitle,
      company: employer ?? '',
      reason: decisionReasons.find(({ reason }) => reason === decision.reason)?.says ?? '',
    })
    await client.query('update candidacy_decisions set told_at = $2, told_text = $3 where id = $1', [
      decision.id,
      now,
      text,
    ])
    await noteEvent(client, { candidacyId, kind: 'decision-told', by, details: { to }, now })
    const address = candidacy.user_id === null ? null : await mailOf(client, candidacy.user_id)
    // Who wants no mail reads it on the page of their application.
    if (address === null) continue
    const letter = decisionTold({ to, text, jobTitle, employer, url: `${siteUrl(deps)}/candidacies/${candidacyId}` })
    await postMail(deps, client, address, letter, { template: 'decision', userId: candidacy.user_id, now })
  }
}
