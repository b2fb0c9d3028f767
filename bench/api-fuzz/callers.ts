import { randomUUID } from 'node:crypto'
import { keyScopes } from '../../contract/companies/key-rules.ts'
import { AdContent, emptyAd } from '../../contract/job-ads/content.ts'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { makeApiKey } from '../../server/companies/api-keys.ts'
import { issue } from '../../server/ledger/transfer.ts'
import { inTransaction } from '../../server/platform/database.ts'
import type { Services } from '../../server/services.ts'
import { aCv } from '../../test/cvs.ts'
import { aPerson, type Person } from '../../test/people.ts'

/** Ids of what a caller has, or may look at, by the parameter that takes them. */
export type Things = Record<string, string[]>

/** `opens`: an address that answers them for as long as their session or key holds; null: they need none. */
export type Caller = { token: string | null; opens: string; things: Things }

type Call = (token: string, method: string, path: string, body?: unknown) => Promise<unknown>

/**
 * Who calls, and what is theirs: without it nearly every call would end at 'not found'. It is made by the calls themselves.
 * @param site where the server listens: 'http://127.0.0.1:3000'.
 */
export async function callers(services: Services, site: string): Promise<Record<string, Caller>> {
  const product = { db: services.db, services }
  const call = callTo(site)
  const company = { name: 'Harbour Care Ltd', isAdmin: true, isApproved: true }
  const admin = await aPerson(product, { name: 'Mia Example', company })
  const colleague = await aPerson(product, { name: 'Liam Example', company: { id: admin.companyId! } })
  const person = await aPerson(product)
  await giveAdCredits(services, admin)

  const ad = await anAd(call, admin.token)
  const ofPerson = await whatTheyKeep(call, person, ad.jobId)
  const ofAdmin = await whatTheyKeep(call, admin, ad.jobId)
  const applied = (await call(person.token, 'POST', `/apply-here/${ad.jobId}`, {
    _id: randomUUID(),
    cvId: ofPerson['cvId']![0],
  })) as { candidacy: { _id: string } }
  const candidacyId = applied.candidacy._id
  const interviewId = randomUUID()
  await call(admin.token, 'POST', '/interviews', {
    _id: interviewId,
    candidacy: candidacyId,
    slots: [`${new Date().getUTCFullYear() + 1}-03-09T16:00`],
    minutes: 45,
    how: 'place',
    where: '3 Quay Street, Whitby',
    isSure: true,
  })
  const questionId = await aQuestion(services, call, admin)
  const roundId = randomUUID()
  await call(admin.token, 'POST', `/job-ads/${ad._id}/question-rounds`, {
    _id: roundId,
    questions: [questionId],
    candidates: [candidacyId],
    closesOn: inDays(10),
  })
  const rounds = (await call(person.token, 'GET', `/candidacies/${candidacyId}/question-rounds`)) as { _id: string }[]
  const templateId = randomUUID()
  const words = 'Dear {name}, we are sorry: no {job} this time. {reason} {company}'
  await call(admin.token, 'PUT', `/decision-templates/${templateId}`, { to: 'rejected', name: 'No', text: words })
  const made = (await call(admin.token, 'POST', `/companies/${admin.companyId!}/api-keys`, {
    name: 'Nobody’s',
    scopes: [...keyScopes],
  })) as { apiKey: { _id: string } }

  const seenByAll = { jobId: [ad.jobId], job: [ad.jobId], idOrJobId: ['me', ad.jobId] }
  const between = { candidacyId: [candidacyId], interviewId: [interviewId], questionId: [questionId] }
  const key = await makeApiKey(services.db, {
    companyId: admin.companyId!,
    actor: admin.id,
    wanted: { name: 'Feed', scopes: [...keyScopes] },
    now: services.clock.now(),
  })
  if (key.kind !== 'made') throw new Error('No key could be made')
  return {
    stranger: { token: null, opens: '/plans', things: { ...seenByAll, adId: [ad._id] } },
    person: {
      token: person.token,
      opens: '/users/me',
      things: { ...seenByAll, ...ofPerson, ...between, adId: [ad._id], invitationId: rounds.map(({ _id }) => _id) },
    },
    admin: {
      token: admin.token,
      opens: `/companies/${admin.companyId!}/events`,
      things: {
        ...seenByAll,
        ...ofAdmin,
        ...between,
        adId: [ad._id],
        companyId: [admin.companyId!],
        userId: [person.id, colleague.id],
        roundId: [roundId],
        templateId: [templateId],
        keyId: [made.apiKey._id],
      },
    },
    key: { token: key.key, opens: '/v1/job-ads', things: { ...seenByAll, adId: [ad._id] } },
  }
}

/** Sends JSON as somebody. @throws where the call is refused: the bench would try less than it says. */
function callTo(site: string): Call {
  return async (token, method, path, body) => {
    const answer = await fetch(`${site}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, origin: site, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return text === '' ? null : (JSON.parse(text) as unknown)
  }
}

async function giveAdCredits(services: Services, { id, companyId }: Person): Promise<void> {
  const [now, unit] = [services.clock.now(), 'publisher-credits'] as const
  await inTransaction(services.db, async (client) => {
    for (const to of [{ kind: 'person', id } as const, { kind: 'company', id: companyId! } as const])
      await issue(client, { to, unit, amount: 1_000, kind: 'grant', key: randomUUID(), now })
  })
}

async function anAd(call: Call, token: string): Promise<{ _id: string; jobId: string }> {
  const content = AdContent.parse({
    ...emptyAd(),
    jobTitle: 'Pastry chef',
    jobLocation: 'Whitby',
    workplace: 'on-site',
    contractType: 'permanent',
    duration: 'F',
    hoursPerWeek: '40',
    industry: 'Hospitality and catering',
    payMin: '29000',
    payMax: '33000',
    jobDescription:
      '<p>You bake croissants, tarts and sourdough for our shop by the harbour, from four o’clock on.</p>',
  })
  const { ad } = (await call(token, 'POST', '/jobsearches', { _id: randomUUID(), content })) as {
    ad: { _id: string; jobId: string }
  }
  return ad
}

/** What somebody who looks for work keeps here. */
async function whatTheyKeep(call: Call, { id, token }: Person, jobId: string): Promise<Things> {
  await call(token, 'POST', '/users/me/savecv', aCv())
  const letter = (await call(token, 'POST', '/cover-letters', { name: 'To bakeries', jobId })) as { _id: string }
  const address = resultsAddress({ ...defaultSearch, jobTitle: 'chef', jobLocation: 'Whitby' })
  await call(token, 'POST', '/users/me/alerts', { address })
  const alerts = (await call(token, 'GET', '/users/me/alerts')) as { id: string }[]
  const cvs = (await call(token, 'GET', '/cvs')) as { _id: string }[]
  await call(token, 'POST', '/shortlist', { jobs: [jobId] })
  const { entries } = (await call(token, 'GET', '/shortlist')) as { entries: { _id: string }[] }
  const entryId = entries[0]!._id
  const noteId = randomUUID()
  await call(token, 'PUT', `/shortlist/${entryId}/notes/${noteId}`, { content: 'Ring on Monday', base: null })
  const application = (await call(token, 'POST', '/applications/elsewhere', {
    jobTitle: 'Baker',
    employer: 'Cask and Sons',
    appliedOn: inDays(-3),
  })) as { _id: string }
  const draftId = randomUUID()
  await call(token, 'PUT', `/job-ad-drafts/${draftId}`, { content: { ...emptyAd(), jobTitle: 'Baker' } })
  return {
    userId: [id],
    cvId: cvs.map(({ _id }) => _id),
    alertId: alerts.map((alert) => alert.id),
    letterId: [letter._id],
    entryId: [entryId],
    noteId: [noteId],
    applicationId: [application._id],
    draftId: [draftId],
  }
}

/** A question that somebody recorded; its bytes are not there. */
async function aQuestion(services: Services, call: Call, { id, token }: Person): Promise<string> {
  const videoId = randomUUID()
  await services.db.query(
    `insert into recordings (id, user_id, kind, media, mime_type, seconds_allowed, writer_hash, status, started_at)
     values ($1, $2, 'video-question', 'video', 'video/webm', 20, '', 'ready', $3)`,
    [videoId, id, services.clock.now()],
  )
  const { question } = (await call(token, 'POST', '/video-questions', { title: 'Why do you bake?', videoId })) as {
    question: { _id: string }
  }
  return question._id
}

/** A day so many days from today: '2026-03-14'. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
