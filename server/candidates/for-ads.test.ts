import { expect, test } from 'vitest'
import { companySlug } from '../../contract/companies/company-slug.ts'
import type { CompanyPage } from '../../contract/job-ads/company-page.ts'
import type { AdStatistics } from '../../contract/job-ads/statistics.ts'
import type { Person } from '../../test/people.ts'
import { lookAfterPromises } from '../job-ads/tasks.ts'
import { beginSession } from '../users/sessions.ts'
import { anAd, anApplicant, applied, aPublisher, decided } from './candidates.fixtures.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })

async function subjectsTo(email: string): Promise<string[]> {
  const { rows } = await server.db.query<{ subject: string }>(
    'select subject from sent_messages where recipient = $1 order by created',
    [email],
  )
  return rows.map(({ subject }) => subject)
}

/** Days go by here. */
async function loggedInAnew({ id }: Person): Promise<{ cookie: string }> {
  const given = {
    userId: id,
    role: 'publisher',
    hasSecondFactor: false,
    userAgent: 'test',
    address: '127.0.0.1',
  } as const
  return { cookie: `token=${await beginSession(server.db, { ...given, now: server.clock.now() })}` }
}

const lookAfter = async () => await lookAfterPromises.run({}, server.services, new AbortController().signal)

test('an ad promised an answer: the company is reminded of who waits, they are told when the day is over, and the pages count it', async () => {
  const mia = await aPublisher(server)
  const { _id: adId, jobId } = await anAd(server, mia, { answersBy: '2026-03-10' })
  const [answered, waiting, gone] = [await anApplicant(server), await anApplicant(server), await anApplicant(server)]
  const first = await applied(server, { person: answered, jobId })
  await applied(server, { person: waiting, jobId })
  const third = await applied(server, { person: gone, jobId })
  await server.post(`/api/candidacies/${third._id}/withdraw`, {}, gone.headers)
  await decided(server, mia, { adId, candidacyIds: [first._id], to: 'rejected' })

  server.clock.set(new Date('2026-03-08T10:00:00Z'))
  await lookAfter()
  await lookAfter()
  expect((await subjectsTo(mia.email)).filter((subject) => /answer/iu.test(subject))).toHaveLength(1)
  server.clock.set(new Date('2026-03-11T10:00:00Z'))
  await lookAfter()
  await lookAfter()
  expect((await subjectsTo(waiting.email)).filter((subject) => subject === 'No answer yet: Pastry chef')).toHaveLength(
    1,
  )
  for (const other of [answered, gone])
    expect(await subjectsTo(other.email)).not.toContain('No answer yet: Pastry chef')

  const statistics = (await server.get(`/api/job-ads/${adId}/statistics`, await loggedInAnew(mia))).body as AdStatistics
  expect(statistics).toMatchObject({ applications: 3 })
  const slug = companySlug({ id: mia.companyId!, name: 'Quayside Bakery Ltd' })
  const page = (await server.get(`/api/company-pages/${slug}`)).body as CompanyPage
  expect(page).toMatchObject({ answerTime: { answers: 1 }, promises: { promises: 1, kept: 0 } })
})

test('who waits sees how long the employer usually takes, once five answers are known', async () => {
  const mia = await aPublisher(server)
  const { jobId } = await anAd(server, mia, { jobTitle: 'Bun baker' })
  const waiting = await anApplicant(server)
  const { _id } = await applied(server, { person: waiting, jobId })
  const others = []
  for (let i = 0; i < 5; i++) others.push(await applied(server, { person: await anApplicant(server), jobId }))
  const seen = async () => [
    (await server.get(`/api/candidacies/${_id}`, waiting.headers)).body,
    ...((await server.get('/api/candidacies', waiting.headers)).body as unknown[]),
  ]
  const answer = async (candidacies: readonly { _id: string }[], hours: number) =>
    await server.db.query(
      'update candidacies set answered_at = sent_at + make_interval(hours => $2) where id = any($1::uuid[])',
      [candidacies.map(({ _id: id }) => id), hours],
    )
  await answer(others.slice(0, 4), 48)
  expect(await seen()).toMatchObject([{ usualHours: null }, { usualHours: null }])
  await answer(others.slice(4), 480)
  expect(await seen()).toMatchObject([{ usualHours: 48 }, { usualHours: 48 }])
})
