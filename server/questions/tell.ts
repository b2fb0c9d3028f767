import type { PoolClient } from 'pg'
import { KeptAd } from '../../contract/applications/history.ts'
import { shownNames, mailOf, siteUrl } from '../candidates/index.ts'
import { membersToTell } from '../companies/index.ts'
import { postMail } from '../outbox/index.ts'
import type { Platform } from '../platform/platform.ts'
import { toCandidate, toCompany, type News } from './letters.ts'

type Deps = Pick<Platform, 'config' | 'tasks'>

/** Tells a candidate of an invitation, in the caller's transaction. @returns whether they get mail at all */
export async function tellCandidate(
  deps: Deps,
  client: PoolClient,
  invitationId: string,
  { news, now }: { news: News; now: Date },
): Promise<boolean> {
  const about = await readInvitation(client, invitationId)
  if (about === null || about.candidate_id === null) return false
  const email = await mailOf(client, about.candidate_id)
  if (email === null) return false
  const { jobTitle, employer } = KeptAd.parse(about.ad)
  const letter = toCandidate(news, {
    company: about.company ?? employer ?? 'The employer',
    jobTitle,
    questions: about.asked,
    left: about.asked - about.answered,
    closesAt: about.closes_at,
    url: `${siteUrl(deps)}/answer-questions/${invitationId}`,
  })
  await postMail(deps, client, email, letter, { template: `questions-${news}`, userId: about.candidate_id, now })
  return true
}

/** Tells the company that somebody has answered all of a round. */
export async function tellCompany(deps: Deps, client: PoolClient, invitationId: string, now: Date): Promise<void> {
  const about = await readInvitation(client, invitationId)
  if (about === null || about.company_id === null) return
  const name = (await shownNames(client, [about.candidacy_id])).get(about.candidacy_id)?.name ?? 'A candidate'
  const { jobTitle } = KeptAd.parse(about.ad)
  const url = `${siteUrl(deps)}/posted-job-details/${about.ad_id}/${about.candidacy_id}#questions`
  const letter = toCompany({ name, jobTitle, url })
  for (const { userId, email } of await membersToTell(client, about.company_id)) {
    // It names the candidate, who may be gone tomorrow.
    await postMail(deps, client, email, letter, {
      template: 'questions-finished',
      userId,
      isForgottenOnceSent: true,
      now,
    })
  }
}

type About = {
  ad: unknown
  ad_id: string
  candidacy_id: string
  candidate_id: string | null
  company_id: string | null
  company: string | null
  closes_at: Date
  asked: number
  answered: number
}

async function readInvitation(client: PoolClient, invitationId: string): Promise<About | null> {
  const { rows } = await client.query<About>(
    `select c.ad, c.ad_id, c.id as candidacy_id, c.user_id as candidate_id, r.company_id, co.shown_name as company, i.closes_at,
            (select count(*)::int from question_round_questions o where o.round_id = r.id) as asked,
            (select count(*)::int from question_answers a where a.invitation_id = i.id) as answered
       from question_invitations i join question_rounds r on r.id = i.round_id join candidacies c on c.id = i.candidacy_id
       left join companies co on co.id = r.company_id where i.id = $1`,
    [invitationId],
  )
  return rows[0] ?? null
}
