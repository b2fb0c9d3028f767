import { expect, test } from 'vitest'
import type { Results } from '../../contract/job-searches/results.ts'
import type { Job } from '../../contract/jobs/jobs.ts'
import { aPerson } from '../../test/people.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'
import { replaceRegister } from '../sponsors/sponsors.ts'

async function find(server: TestServer, path: string): Promise<Results> {
  const answer = await server.get(`/api/jobsearches/${path}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Results
}
const chef = 'chef/Leeds/12000/200001/10/Any'

test('a guest reports an ad, and an administrator sees and settles it', async () => {
  await using server = await startServer({ boards: [] })
  const [admin, ann] = [await aPerson(server, { role: 'admin', email: 'zoe@example.org' }), await aPerson(server)]
  await addAds(server, [{ title: 'Chef', company: 'Alder' }])
  const [job] = (await find(server, chef)).jobs
  const body = { job: job?._id, reason: 'scam', details: 'It asks for money.' }
  expect((await server.post('/api/jobsearches/reports', body)).status).toBe(201)

  const reports = async (query = '') => (await server.get(`/api/admin/reports${query}`, admin.headers)).body
  expect(await reports()).toEqual([
    expect.objectContaining({
      job: job?._id,
      jobTitle: 'Chef',
      employer: 'Alder',
      reason: 'scam',
      settled: null,
    }),
  ])
  expect((await server.get('/api/admin/reports', ann.headers)).status).toBe(403)
  expect((await server.get('/api/admin/reports')).status).toBe(401)

  const [{ _id: id }] = (await reports()) as [{ _id: string }]
  const settle = async (headers: Record<string, string>, which = id) =>
    (await server.post(`/api/admin/reports/${which}/settled`, { isSettled: true }, headers)).status
  expect(await settle(ann.headers)).toBe(403)
  expect(await settle(admin.headers, '999')).toBe(404)
  expect(await settle(admin.headers)).toBe(200)
  expect(await reports()).toEqual([])
  expect(await reports('?all=true')).toHaveLength(1)
})

test('an ad that is not there, or a reason that there is not, cannot be reported', async () => {
  await using server = await startServer({ boards: [] })
  const report = async (body: object) => (await server.post('/api/jobsearches/reports', body)).status
  expect(await report({ job: '999', reason: 'scam' })).toBe(404)
  expect(await report({ job: 'x', reason: 'scam' })).toBe(404)
  expect(await report({ job: '1', reason: 'boring' })).toBe(422)
})

test('an address may report ten ads an hour, and no more; another address may', async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  await addAds(server, [{ title: 'Chef', company: 'Alder' }])
  const [job] = (await find(server, chef)).jobs
  const report = async (address: string) =>
    await server.post(
      '/api/jobsearches/reports',
      { job: job?._id, reason: 'scam', details: '' },
      { 'x-forwarded-for': address },
    )
  for (let times = 0; times < 10; times++) expect((await report('203.0.113.7')).status).toBe(201)
  const refused = await report('203.0.113.7')
  expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('reported many ads') } })
  expect((await report('203.0.113.8')).status).toBe(201)
  const { rows } = await server.services.db.query('select count(*)::int as reports from ad_reports')
  expect(rows).toEqual([{ reports: 11 }])
})

test('similar jobs have the title of the job and lie near it; itself and those that one has hidden are left out', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { title: 'Pastry Chef', company: 'Alder' },
    { title: 'Pastry Chef - Nights', company: 'Birch' },
    { title: 'Pastry Chef', company: 'Cedar', location: 'Bradford' },
    { title: 'Pastry Chef', company: 'Dogwood', location: 'Brighton' },
    { title: 'Porter', company: 'Elm', description: 'You help the pastry chef.' },
  ])
  const jobs = (await find(server, 'pastry%20chef/Leeds/12000/200001/1/Any')).jobs
  const own = jobs.find(({ employer }) => employer === 'Alder')?._id
  const similar = async (headers = {}) =>
    ((await server.get(`/api/jobsearches/similar/${own}`, headers)).body as Job[]).map(({ employer }) => employer)
  expect((await similar()).toSorted()).toEqual(['Birch', 'Cedar'])
  expect((await server.get('/api/jobsearches/similar/999')).body).toEqual([])

  const hidden = await server.post('/api/jobsearches/irrelevant', {
    job: jobs.find(({ employer }) => employer === 'Birch')?._id,
  })
  const cookie = (hidden.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  expect(await similar({ cookie })).toEqual(['Cedar'])
  expect((await server.get('/api/jobsearches/hidden', { cookie })).body).toMatchObject([{ employer: 'Birch' }])
  expect((await server.get('/api/jobsearches/hidden')).body).toEqual([])
})

test('other names of a job fill up what is like it and stand beside a search that found little, and are no part of what it finds', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { title: 'Bailiff', company: 'Alder' },
    { title: 'Enforcement Agent', company: 'Birch' },
    { title: 'Receptionist', company: 'Cedar' },
  ])
  const results = await find(server, 'bailiff/Leeds/12000/200001/1/Any')
  expect(results.jobs.map(({ employer }) => employer)).toEqual(['Alder'])
  expect(results.otherNames).toEqual([
    { name: 'Enforcement Agent', count: 1, address: expect.stringContaining('/Enforcement%20Agent_in_Leeds_') },
  ])
  const similar = await server.get(`/api/jobsearches/similar/${results.jobs[0]?._id}`)
  expect((similar.body as Job[]).map(({ employer }) => employer)).toEqual(['Birch'])
})

test('an employer on the register of licensed sponsors is marked and can be filtered by', async () => {
  await using server = await startServer({ boards: [] })
  await replaceRegister(server.services.db, ['OAKMERE FOODS (UK) LIMITED', 'Quince Ltd t/a The Green Door'])
  await addAds(server, [
    { title: 'Chef', company: 'Oakmere Foods Ltd' },
    { title: 'Chef', company: 'The Green Door' },
    { title: 'Chef', company: 'Oakmere' },
  ])
  const { jobs, facets } = await find(server, chef)
  expect(
    jobs
      .filter(({ isSponsor }) => isSponsor)
      .map(({ employer }) => employer)
      .toSorted(),
  ).toEqual(['Oakmere Foods Ltd', 'The Green Door'])
  expect(facets.sponsor).toMatchObject([{ count: 2, chosen: false }])
  expect((await find(server, `${chef}?sponsors=yes`)).total).toBe(2)
})

test('experience is told by the title, then by the text', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { title: 'Trainee Chef' },
    { title: 'Chef', description: 'No previous experience is needed.' },
    { title: 'Chef', description: 'You bring 3 years of kitchen experience.', company: 'Birch' },
    { title: 'Senior Chef' },
    { title: 'Chef', company: 'Cedar' },
  ])
  const titles = async (levels: string) =>
    (await find(server, `${chef}?levels=${levels}`)).jobs.map(({ jobTitle }) => jobTitle).toSorted()
  expect(await titles('entry')).toEqual(['Chef', 'Trainee Chef'])
  expect(await titles('experienced~senior')).toEqual(['Chef', 'Senior Chef'])
  expect(await titles('director')).toEqual([])
})

test('when a job was posted is said where a board says it, and closing soon is an order', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { title: 'Chef', company: 'Alder', postedAt: '2026-02-03T09:00:00Z', closesAt: '2026-04-30' },
    { title: 'Chef', company: 'Birch', postedAt: '', closesAt: '2026-04-10' },
    { title: 'Chef', company: 'Cedar', postedAt: '' },
  ])
  const { jobs } = await find(server, `${chef}?sort=closing`)
  expect(jobs.map(({ employer, closes }) => [employer, closes])).toEqual([
    ['Birch', '2026-04-10'],
    ['Alder', '2026-04-30'],
    ['Cedar', null],
  ])
  expect(jobs.map(({ posted }) => posted)).toEqual([null, '2026-02-03T09:00:00.000Z', null])
})

test('words that name no job become filters, and a place with a slip is put right', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { title: 'Data Analyst', jobType: 'Permanent, part-time', location: 'London' },
    { title: 'Data Analyst', jobType: 'Permanent, full-time', location: 'London' },
  ])
  const found = await find(server, 'part%20time%20data%20analyst/Londn/12000/200001/10/Any')
  expect(found).toMatchObject({
    total: 1,
    search: { jobTitle: 'data analyst', partTime: true },
    understoodAs: {
      turned: { words: [{ words: 'part time', into: 'Part time' }] },
      place: { from: 'Londn', to: 'London' },
    },
  })
  expect((await find(server, 'analyst/%22Londn%22/12000/200001/10/Any')).place).toMatchObject({
    kind: 'unknown',
    label: 'Londn',
  })
})

test('where no ad has all words, one is left out and named; a page past the end says how many there are', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [{ title: 'Chef' }])
  expect(await find(server, 'zymurgist%20chef/Leeds/12000/200001/10/Any')).toMatchObject({
    total: 1,
    understoodAs: { without: 'zymurgist' },
  })
  expect(await find(server, `${chef}?page=99`)).toMatchObject({ total: 1, pages: 1, page: 99, jobs: [], notices: [] })
})
