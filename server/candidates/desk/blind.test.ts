import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { CandidateDetail } from '../../../contract/candidates/desk.ts'
import { Cv } from '../../../contract/cvs/cvs.ts'
import { anAd, anApplicant, answers, applied, aPublisher, decided, questions } from '../candidates.fixtures.ts'
import { tellOfCandidates } from '../tasks.ts'
import { blindCv } from './blind-cv.ts'
import { redactor } from './redact.ts'
import { serverOfFile } from '../../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })

/** A CV that says who wrote it wherever one can. */
const telling = Cv.parse({
  personal_data: {
    given_name: 'Zelda',
    surname: 'Quimby',
    email: 'zelda.private@mail.example',
    phone: '+44 7700 900555',
    address_number: '14',
    street: 'Marigold Terrace',
    postcode: 'YO12 7XZ',
    city: 'Scarborough',
  },
  dob: '1961-04-05',
  headline: 'Zelda Quimby, pastry chef',
  summary:
    '<p>I am ZELDA, born in 1961, aged 64. <a href="mailto:zelda.private@mail.example">Write</a> to 07700 900555 or linkedin.com/in/zquimby.</p>',
  links: [{ label: 'Me', url: 'https://zeldaquimby.example' }],
  jobs: [
    {
      jobTitle: 'Pastry chef',
      employer: 'Quimby’s Bakery',
      city: 'Whitby',
      startDate: '2019-01',
      isCurrent: true,
      jobDescription: '<ul><li>Since 1987 I, Zélda, bake.</li><li>Marigold Terrace 14</li></ul>',
    },
  ],
  education: [
    { title: 'City and Guilds', trainer: 'York College', startDate: '1977', endDate: '1979', postcode: 'YO12 7XZ' },
  ],
  more: [{ title: 'About Zelda', description: '<p>See www.zelda.example</p>' }],
})
// A year that is part of an id made at random tells nothing.
const telltale =
  /zelda|zélda|quimby|zelda\.private|900555|marigold|yo12|(?<![\da-f-])(?:1961|1977|1979|1987|2019)(?![\da-f])|aged 64|linkedin|scarborough|@mail\.example/iu

async function aBlindAd() {
  const mia = await aPublisher(server)
  const ad = await anAd(server, mia, { jobTitle: `Choux baker ${randomUUID().slice(0, 4)}`, questions })
  const on = await server.send('PUT', `/api/job-ads/${ad._id}/blind`, { isBlind: true }, mia.headers)
  expect(on, on.text).toMatchObject({ status: 200, body: { isBlind: true } })
  const zelda = await anApplicant(server, { name: 'Zelda Quimby', email: `zelda.private.${randomUUID()}@mail.example` })
  const { rows } = await server.db.query<{ version: number }>('select version from cvs where id = $1', [zelda.cvId])
  expect(rows).toHaveLength(1)
  const saved = await server.post('/api/users/me/savecv', telling, zelda.headers)
  expect(saved.status, saved.text).toBeLessThan(300)
  const told = answers.map((one) => (one.question === 'ovens' ? { ...one, answer: 'Ask Zelda on 07700 900555' } : one))
  const candidacy = await applied(server, { person: zelda, jobId: ad.jobId, body: { screening: { answers: told } } })
  return { mia, ad, zelda, id: candidacy._id, at: `/api/job-ads/${ad._id}/candidates/${candidacy._id}` }
}

test('in blind mode no call of the company says who somebody is, until they are shortlisted', async () => {
  const { mia, ad, zelda, id, at } = await aBlindAd()
  await server.post(`${at}/notes`, { _id: randomUUID(), note: 'Zelda sounds good' }, mia.headers)
  const paths = [
    `/api/job-ads/${ad._id}/candidates`,
    at,
    `${at}/documents/cv`,
    `${at}/documents/letter`,
    `/api/companies/posts/${mia.companyId}`,
    '/api/jobsearches/myposts/me',
    `/api/job-ads/${ad._id}/statistics`,
  ]
  const said = async () => {
    const all = []
    for (const path of paths) all.push({ path, ...(await server.get(path, mia.headers)) })
    const spec = `/api/companies/jobs`
    const scores = { screeningScore: 5, interviewScore: 5, educationScore: 5, workScore: 5 }
    all.push({ path: 'assessment', ...(await server.post(`${spec}/assessment/${ad._id}/${id}`, scores, mia.headers)) })
    all.push({
      path: 'addnote',
      ...(await server.post(`${spec}/addnote/${ad._id}/${id}`, { note: 'Hm' }, mia.headers)),
    })
    return all
  }
  for (const { path, text } of await said()) expect(text.match(telltale)?.[0], path).toBeUndefined()
  expect((await server.get(`${at}/documents/cv`, mia.headers)).status).toBe(404)
  const hidden = (await server.get(at, mia.headers)).body as CandidateDetail
  expect(hidden).toMatchObject({
    name: null,
    number: 1,
    isHidden: true,
    applicant: null,
    lengths: ['7 years 3 months'],
  })
  // What is about the work stays.
  expect(hidden.cv).toMatchObject({
    headline: '[hidden] [hidden], pastry chef',
    jobs: [{ jobTitle: 'Pastry chef', employer: '[hidden] Bakery', city: 'Whitby' }],
    education: [{ title: 'City and Guilds', trainer: 'York College' }],
  })
  expect(hidden.screening?.answers[0]?.answer).toBe('Ask [hidden] on [hidden]')

  // Nor the mail that tells of who applied.
  await tellOfCandidates.run({}, server.services, new AbortController().signal)
  const { rows: mails } = await server.db.query<{ subject: string; body: string; html: string }>(
    'select subject, body, html from sent_messages where recipient = $1',
    [mia.email],
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toMatch(/^Candidate 1 has applied/u)
  expect(JSON.stringify(mails)).not.toMatch(telltale)

  // Shortlisted, they are shown; withdrawn from it, hidden again.
  await server.send('PUT', `${at}/shortlist`, { isShortlisted: true }, mia.headers)
  const shown = (await server.get(at, mia.headers)).body as CandidateDetail
  expect(shown).toMatchObject({
    name: 'Zelda Quimby',
    isHidden: false,
    applicant: { email: zelda.email },
    lengths: null,
  })
  expect(shown.cv?.education[0]?.endDate).toBe('1979')
  expect((await server.get(`${at}/documents/cv`, mia.headers)).status).toBe(200)
  await server.send('PUT', `${at}/shortlist`, { isShortlisted: false }, mia.headers)
  for (const { path, text } of await said()) expect(text.match(telltale)?.[0], path).toBeUndefined()
  // Who withdraws is as little named.
  await server.post(`/api/candidacies/${id}/withdraw`, {}, zelda.headers)
  for (const path of paths) expect((await server.get(path, mia.headers)).text, path).not.toMatch(telltale)
})

test('the specification’s calls do not answer to an account while it is hidden', async () => {
  const { mia, ad, zelda, id, at } = await aBlindAd()
  const scores = { screeningScore: 5, interviewScore: 5, educationScore: 5, workScore: 5 }
  const assess = async (person: string) =>
    (await server.post(`/api/companies/jobs/assessment/${ad._id}/${person}`, scores, mia.headers)).status
  // Somebody who knows the account from another ad could tell by the answer whether this is the same person.
  expect(await assess(zelda.id)).toBe(await assess(randomUUID()))
  expect(await assess('1')).toBe(200)
  expect(await assess(id)).toBe(200)
  await server.send('PUT', `${at}/shortlist`, { isShortlisted: true }, mia.headers)
  expect(await assess(zelda.id)).toBe(200)
})

test('who is invited is named from then on, also once the interview is cancelled and they are rejected', async () => {
  const { mia, ad, id, at } = await aBlindAd()
  const plan = await server.get(`/api/job-ads/${ad._id}/candidates/${id}/interviews`, mia.headers)
  expect(plan.text).toContain('Candidate 1')
  expect(plan.text).not.toMatch(telltale)
  const body = {
    _id: randomUUID(),
    candidacy: id,
    slots: ['2026-03-09T16:00'],
    minutes: 45,
    how: 'phone',
    where: '0113 496 0000',
  }
  const invited = await server.post('/api/interviews', { ...body, isSure: true }, mia.headers)
  expect(invited.status, invited.text).toBe(200)
  const named = async () => ((await server.get(at, mia.headers)).body as CandidateDetail).name
  expect(await named()).toBe('Zelda Quimby')
  await server.post(`/api/interviews/${body._id}/cancel`, {}, mia.headers)
  expect(await named()).toBe('Zelda Quimby')
  const trail = ((await server.get(at, mia.headers)).body as CandidateDetail).events.map(({ kind }) => kind)
  expect(trail.filter((kind) => kind === 'shortlisted')).toHaveLength(1)
  await decided(server, mia, { adId: ad._id, candidacyIds: [id], to: 'rejected' })
  expect(await named()).toBe('Zelda Quimby')
})

test('whoever of the company switches blind mode is noted with the ad; asked for twice, once', async () => {
  const { mia, ad, at } = await aBlindAd()
  const blind = `/api/job-ads/${ad._id}/blind`
  await server.send('PUT', blind, { isBlind: true }, mia.headers)
  await server.send('PUT', blind, { isBlind: false }, mia.headers)
  const { body } = await server.get(`/api/job-ads/${ad._id}/candidates`, mia.headers)
  expect(body).toMatchObject({
    ad: {
      isBlind: false,
      blindChanges: [
        { isBlind: false, by: mia.name },
        { isBlind: true, by: mia.name },
      ],
    },
    candidates: [{ name: 'Zelda Quimby', isHidden: false }],
  })
  expect((await server.get(at, mia.headers)).body).toMatchObject({ name: 'Zelda Quimby' })
})

test('a CV that is full is shown, cut where what stands for hidden words makes it longer', async () => {
  const redact = redactor({ names: ['Al'], phrases: [] })
  const full = Cv.parse({
    headline: 'Al '.repeat(99),
    summary: `<p>${'Al '.repeat(6_000)}</p>`,
    more: [{ title: 'Al '.repeat(99), description: '<p>Al</p>'.repeat(2_000) }],
  })
  const { cv } = await blindCv(full, { redact, at: new Date() })
  expect(cv.headline).toMatch(/^(?:\[hidden\] ){30}/u)
  expect(cv.summary.length).toBeGreaterThan(18_000)
  expect(cv.more[0]?.description).toMatch(/^(?:<p>\[hidden\]<\/p>){500}/u)
  expect(JSON.stringify(cv)).not.toContain('Al ')
})

test('a CV of sixty long jobs holds nobody up: others have their turn all the while', async () => {
  // As slow as the longest text that a job may have.
  const redact = (text: string) => {
    for (const until = performance.now() + 0.5; performance.now() < until;);
    return text
  }
  const jobDescription = '<p>Baked</p>'
  const cv = Cv.parse({ jobs: Array.from({ length: 60 }, () => ({ jobTitle: 'Baker', jobDescription })) })
  let turns = 0
  const done = new AbortController()
  const others = (async () => {
    while (!done.signal.aborted) {
      await setImmediate()
      turns++
    }
  })()
  await blindCv(cv, { redact, at: new Date() })
  done.abort()
  await others
  // One at a time it would be two turns, or three.
  expect(turns).toBeGreaterThan(8)
})

test('a long CV of whatever a stranger likes is read at once', async () => {
  const reader = `
    import { redactor } from ${JSON.stringify(new URL('redact.ts', import.meta.url).href)}
    const redact = redactor({ names: ['Ann Lee'], phrases: ['a.'.repeat(60) + 'b'] })
    for (const unit of ['a.', '1-', 'a', '@', '0.', 'www.']) redact(unit.repeat(200_000 / unit.length))`
  // Each took minutes when it grew with the square, and nothing interrupts an expression but the end of its process. The steps are counted
  // in test/steps.
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', reader], { timeout: 10_000 })
  await expect(run).resolves.toEqual({ stdout: '', stderr: '' })
})

test('what says who somebody is goes from what they wrote; the rest stays', () => {
  const redact = redactor({ names: ['Aoife Ní Bhriain-O’Shea'], phrases: ['12 High Street'] })
  const cases = [
    ['I am Aoife, and AOÍFE’S cakes sell', 'I am [hidden], and [hidden] cakes sell'],
    ['Bhriain and O’Shea, Bhriain-O’Shea', '[hidden] and [hidden], [hidden]'],
    ['Mail a.b+c@d-e.co.uk, call +353 (0)87 123 4567', 'Mail [hidden], call [hidden]'],
    ['See https://aoife.example/cv?x=1 or github.com/aoife', 'See [hidden] or [hidden]'],
    ['At 12 high street, YO1 7HH; D02 X285', 'At [hidden], [hidden]; [hidden]'],
    ['From 1998 to 2004, born on 3/4/1975, 51 years old', 'From [hidden] to [hidden], born on [hidden], [hidden]'],
    ['6 years of 24-hour shifts with 350 covers', '6 years of 24-hour shifts with 350 covers'],
    ['Level 3, ISO 9001, 40 hours a week, £29,000', 'Level 3, ISO 9001, 40 hours a week, £29,000'],
  ] as const
  for (const [text, expected] of cases) expect(redact(text)).toBe(expected)
})
