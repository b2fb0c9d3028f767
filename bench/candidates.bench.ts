import { randomUUID } from 'node:crypto'
import { AdContent } from '../contract/job-ads/content.ts'
import { onlineUntil } from '../contract/job-ads/costs.ts'
import { Cv } from '../contract/cvs/cvs.ts'
import { ourTemplates } from '../contract/candidates/decisions.ts'
import { tellDecisions } from '../server/candidates/decisions/tell-decisions.ts'
import { router } from '../server/router.ts'
import { createApp } from '../server/web/app.ts'
import { loadPages } from '../server/web/pages.ts'
import { aCv } from '../test/cvs.ts'
import { aPerson } from '../test/people.ts'
import { aProduct } from './a-product.ts'
import { goal, percentile, printIndented, spread } from './figures.ts'

/*
 * An ad with many candidates, as the company that works through them has it: the first view of the page, going from one candidate to the
 * next, and rejecting many of them in one go until all mails are queued.
 *
 *   ROLECALL_BENCH_CANDIDATES   who applied (500)
 *   ROLECALL_BENCH_REJECTED     how many of them are rejected at once (300)
 */
const applied = Number(process.env['ROLECALL_BENCH_CANDIDATES'] ?? 500)
const rejected = Number(process.env['ROLECALL_BENCH_REJECTED'] ?? 300)
const rounds = 120

const pages = await loadPages(process.cwd())
if (pages === null) throw new Error('The pages are not built: npm run build')
await using product = await aProduct({ NODE_ENV: 'development', ROLECALL_FREE_CREDITS: '0' })
const { services } = product
const { db } = services
const app = createApp(services, { router, pages })
const mia = await aPerson({ db, services }, { company: { name: 'Quayside Bakery Ltd', isApproved: true } })
const cv = JSON.stringify(Cv.parse({ ...aCv(), jobs: Array.from({ length: 6 }, (_, i) => aJob(i)) }))
const { ad, ids } = await anAdWithCandidates()
await db.query('analyze')

const dashboard = `/posted-job-details/${ad}`
printIndented(`${applied} candidates, each with a CV of ${(cv.length / 1000).toFixed(1)} kB, a note and two scores`)
const first = await measure(rounds, () => dashboard)
printIndented(`the page: ${spread(first)}`)
printIndented(goal('first view, p95', percentile(first, 95), 150, 'ms'))
const list = await measure(rounds, () => `/api/job-ads/${ad}/candidates`)
printIndented(`the list as data: ${spread(list)}`)
const withOne = await measure(rounds, (i) => `${dashboard}/${ids[i % ids.length]}`)
printIndented(`the page with a candidate: ${spread(withOne)}`)
// What the browser asks for when one goes on: the candidate alone, not the list.
const next = await measure(
  rounds,
  (i) => `${dashboard}/${ids[(i * 7) % ids.length]}.data?_routes=routes%2Fcandidates%2Fone-candidate`,
)
printIndented(`the next candidate: ${spread(next)}`)
printIndented(goal('next candidate, p95', percentile(next, 95), 50, 'ms'))

const startedAt = performance.now()
const text = ourTemplates.find(({ to }) => to === 'rejected')?.text
const candidates = ids.slice(0, rejected).map((candidacyId) => ({ candidacyId }))
const made = await ask(`/api/job-ads/${ad}/decisions`, { to: 'rejected', reason: 'filled', text, candidates })
if (made.status !== 200) throw new Error(`Nobody was rejected: ${made.status} ${await made.text()}`)
const decided = performance.now() - startedAt
// The minute in which it can be undone is over.
await db.query('update candidacy_decisions set tell_at = decided_at')
const toldAt = performance.now()
await tellDecisions.run({}, services, new AbortController().signal)
const told = performance.now() - toldAt
const { rows: mails } = await db.query<{ mails: number }>(
  `select count(*)::int as mails from sent_messages where template = 'decision'`,
)
printIndented(
  `${rejected} rejected: the answer after ${decided.toFixed(0)} ms, ${mails[0]?.mails} mails queued in ${told.toFixed(0)} ms`,
)
printIndented(goal('bulk reject with mails queued', (decided + told) / 1_000, 3, 's'))

/** How long the server takes for some addresses; the first ones warm it up. */
async function measure(count: number, address: (i: number) => string): Promise<number[]> {
  const took: number[] = []
  for (let i = 0; i < count + 15; i++) {
    const began = performance.now()
    const answer = await ask(address(i))
    await answer.text()
    if (answer.status !== 200) throw new Error(`${address(i)} answers ${answer.status}`)
    if (i >= 15) took.push(performance.now() - began)
  }
  return took
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const headers = new Headers({ host: 'localhost:3000', cookie: `token=${mia.token}`, origin: 'http://localhost:3000' })
  if (body !== undefined) headers.set('content-type', 'application/json')
  const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) }
  return await app.fetch(new Request(`http://localhost:3000${path}`, init))
}

function aJob(i: number) {
  const lines = Array.from(
    { length: 8 },
    (_, n) => `<li>Baked ${n + 2} kinds of bread for the harbour, and trained those who came after me there</li>`,
  )
  const period = { startDate: `${2010 + i * 2}-03`, endDate: `${2012 + i * 2}-02` }
  return {
    jobTitle: 'Pastry chef',
    employer: `Bakery ${i}`,
    city: 'Whitby',
    ...period,
    jobDescription: `<ul>${lines.join('')}</ul>`,
  }
}

/** Written into the tables as applying writes them: applying itself is measured elsewhere. */
async function anAdWithCandidates(): Promise<{ ad: string; ids: string[] }> {
  const now = services.clock.now()
  const adId = randomUUID()
  const content = AdContent.parse({
    jobTitle: 'Pastry chef',
    jobLocation: 'Whitby',
    workplace: 'on-site',
    contractType: 'permanent',
    duration: 'F',
    noSalary: true,
    jobDescription: '<p>You bake croissants and tarts.</p>',
  })
  await db.query(
    `insert into job_ads (id, company_id, type, content, declared, created, online_until) values ($1, $2, 'text', $3, '[]', $4, $5)`,
    [adId, mia.companyId, JSON.stringify(content), now, onlineUntil(now)],
  )
  const colleague = await aPerson({ db, services }, { company: { id: mia.companyId! } })
  const kept = {
    jobTitle: 'Pastry chef',
    employer: 'Quayside Bakery Ltd',
    jobLocation: 'Whitby',
    salary: '',
    jobDescription: '<p>You bake.</p>',
    closes: null,
    isDemo: false,
  }
  const question = { kind: 'text', why: '', least: null, most: null, options: [], isOutside: false }
  const made: string[] = []
  for (let i = 0; i < applied; i++) {
    const id = randomUUID()
    const { rows } = await db.query<{ id: string }>(
      `insert into users (name, email, email_key, role, is_verified, created) values ($1, $2, $2, 'user', true, $3) returning id`,
      [`Ann Number${i}`, `ann-${i}@example.com`, now],
    )
    const person = rows[0]!.id
    const screening = {
      education: null,
      experience: null,
      answers: [1, 2].map((n) => ({
        ...question,
        uuid: `q${n}`,
        question: `Question ${n}?`,
        answer: `Answer ${i} of some words`,
      })),
    }
    await db.query(
      `insert into candidacies (id, ad_id, company_id, user_id, state, ad, applicant, screening, outside, sent_at, told_at)
       values ($1, $2, $3, $4, 'sent', $5, $6, $7, 0, $8::timestamptz - make_interval(mins => $9), $8)`,
      [
        id,
        adId,
        mia.companyId,
        person,
        JSON.stringify(kept),
        JSON.stringify({ name: `Ann Number${i}`, email: `ann-${i}@example.com`, phone: null }),
        JSON.stringify(screening),
        now,
        i,
      ],
    )
    await db.query(
      `insert into candidacy_documents (candidacy_id, user_id, kind, name, type, text, source, print, sha256, gist)
       values ($1, $2, 'cv', 'cv.pdf', 'application/pdf', 'A CV', $3, '{}', '\\x00', 'Pastry chef · 6 years')`,
      [id, person, cv],
    )
    await db.query(
      `insert into candidacy_notes (id, candidacy_id, by_user_id, note, at) values (gen_random_uuid(), $1, $2, 'Knows deck ovens', $3)`,
      [id, mia.id, now],
    )
    for (const by of [mia.id, colleague.id]) {
      await db.query(
        `insert into candidacy_scores (candidacy_id, by_user_id, screening, interview, education, work, at) values ($1, $2, 5, 6, 7, 8, $3)`,
        [id, by, now],
      )
    }
    made.push(id)
  }
  return { ad: adId, ids: made }
}
