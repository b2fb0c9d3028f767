import { expect, test } from 'vitest'
import type { Results } from '../../contract/job-searches/results.ts'
import { kitchenText, wardText } from '../../test/facts.ts'
import { aPerson } from '../../test/people.ts'
import { closeMissing } from '../jobs/close-jobs.ts'
import { addAds, startServer, type Answer, type TestServer } from '../../test/server.ts'

async function find(server: TestServer, path: string): Promise<Results> {
  const answer = await server.get(`/api/jobsearches/${path}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Results
}

test('the specified call answers with jobs of the specified shape', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { title: 'Staff Nurse', company: 'Alder Vale Hospital', salaryRaw: '£32,000 - £35,000 per annum' },
  ])
  const results = await find(server, 'nurse/Leeds/12000/200001/10/Any')
  expect(results).toMatchObject({ total: 1, heading: '1 nurse job within 10 miles of Leeds' })
  expect(results.jobs[0]).toMatchObject({
    jobTitle: 'Staff Nurse',
    jobLocation: 'Leeds, West Yorkshire',
    employer: 'Alder Vale Hospital',
    salary: '£32,000 to £35,000 a year',
    noIR: false,
    checked: false,
    status: null,
    jobLink: null,
  })
})

test('a visitor sees no way to the board; whoever is logged in does, where it is one of the web', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  await addAds(server, [
    { title: 'Staff Nurse', company: 'Alder', url: 'https://jobs.example.org/1', description: wardText },
    { title: 'Senior Nurse', company: 'Birch', url: 'javascript:alert(1)' },
  ])
  const path = '/api/jobsearches/nurse/Leeds/12000/200001/10/Any'
  const links = ({ body }: Answer) =>
    (body as Results).jobs.map(({ jobTitle, jobLink, sources }) => [jobTitle, jobLink, sources[0]?.link])
  expect(
    links(await server.get(path))
      .flat()
      .filter((one) => one?.includes(':')),
  ).toEqual([])
  const seen = await server.get(path, ann.headers)
  expect(links(seen).toSorted()).toEqual([
    ['Senior Nurse', null, null],
    ['Staff Nurse', 'https://jobs.example.org/1', 'https://jobs.example.org/1'],
  ])
  const id = (seen.body as Results).jobs.find(({ jobTitle }) => jobTitle === 'Staff Nurse')?._id
  // The ad itself they may read whole (decision 066).
  const read = (await server.get(`/api/jobsearches/single/${id}`)).body
  expect(read).toMatchObject({ jobLink: null, employer: 'Alder', sources: [{ link: null }] })
  expect(JSON.stringify(read)).toContain(wardText.slice(-40))
  expect((await server.get(`/api/jobsearches/single/${id}`, ann.headers)).body).toMatchObject({
    jobLink: 'https://jobs.example.org/1',
  })
})

test('a job is found by the title of each of its ads, and shows that of the one that leads it', async () => {
  await using server = await startServer({ boards: [] })
  const text = `${wardText} ${kitchenText} Keep the books of two bakeries, close each month in five days, and say what changed.`
  const ad = { company: 'Pellworth Foods', description: text, salaryRaw: '£42,000 - £48,000 a year' }
  await addAds(server, [
    { ...ad, id: 'reed:1', title: 'Plant Bookkeeper', description: `${ad.description} Ring us.` },
    { ...ad, id: 'adzuna:1', title: 'Plant Bookkeeper Leavening' },
    { id: 'reed:2', title: 'Baker' },
  ])
  const listed = async (words: string) =>
    (await find(server, `${words}/Leeds/12000/200001/10/Any`)).jobs.map(({ jobTitle }) => jobTitle)
  expect(await listed('leavening')).toEqual(['Plant Bookkeeper'])
  expect(await listed('bookkeeper')).toEqual(['Plant Bookkeeper'])
  expect(await listed('"bookkeeper leavening"')).toEqual(['Plant Bookkeeper'])
  expect(await listed('baker')).toEqual(['Baker'])
  // Once the other ad has closed, its title finds nothing.
  await closeMissing(server.services, 'adzuna', [], server.services.clock.now())
  expect(await listed('leavening')).toEqual([])
})

test('pay, contract, hours and industry narrow the list', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { title: 'Java Developer', jobType: 'Permanent, full-time', salaryRaw: '£60,000 per annum' },
    {
      title: 'Java Developer',
      jobType: 'Contract',
      salaryRaw: '£450 per day',
      description: 'A contract for six months, outside IR35.',
    },
    { title: 'Java Developer', jobType: 'Permanent, part-time', salaryRaw: '£30,000 per annum' },
  ])
  expect((await find(server, 'developer/Leeds/12000/200001/10/Any')).total).toBe(3)
  expect((await find(server, 'developer/Leeds/50000/200001/10/Any')).total).toBe(2)
  expect((await find(server, 'developer/Leeds/12000/40000/10/Any')).total).toBe(1)
  expect((await find(server, 'developer/Leeds/12000/200001/10/Any?contract=true')).total).toBe(1)
  expect((await find(server, 'developer/Leeds/12000/200001/10/Any?noIR=true')).jobs[0]).toMatchObject({
    noIR: true,
    ir35: { status: 'outside' },
  })
  expect((await find(server, 'developer/Leeds/12000/200001/10/Any?partTime=true')).total).toBe(1)
  expect((await find(server, 'developer/Leeds/12000/200001/10/Information%20technology')).total).toBe(3)
  expect((await find(server, 'developer/Leeds/12000/200001/10/Retail%20and%20wholesale')).total).toBe(0)
})

test('ads that do not say the pay stay in a filtered list by choice, and are counted', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [{ title: 'Chef', salaryRaw: '£40,000 per annum' }, { title: 'Chef' }])
  expect((await find(server, 'chef/Leeds/35000/200001/10/Any')).total).toBe(2)
  expect(await find(server, 'chef/Leeds/35000/200001/10/Any?without-pay=no')).toMatchObject({
    total: 1,
    withoutPayCount: 1,
  })
})

test('by location at any distance the place of the search is the centre, and each row says how far it is', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { title: 'Chef', location: 'Brighton', postedAt: '2026-03-03T09:00:00Z' },
    { title: 'Chef', location: 'Bradford', postedAt: '2026-03-01T09:00:00Z' },
    { title: 'Chef', location: 'Leicester', postedAt: '2026-03-02T09:00:00Z' },
  ])
  const { jobs } = await find(server, 'chef/Leeds/12000/200001/51/Any?sort=location')
  expect(jobs.map(({ jobLocation }) => jobLocation.split(',')[0])).toEqual(['Bradford', 'Leicester', 'Brighton'])
  expect(jobs.map(({ distanceMiles }) => Math.round(distanceMiles ?? 0))).toEqual([8, 82, 214])
})

test('an IR35 search that finds none shows what was found without it, and says so', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [{ title: 'Java Developer', jobType: 'Contract', description: 'Six months, inside IR35.' }])
  const results = await find(server, 'developer/Leeds/12000/200001/10/Any?noIR=true')
  expect(results).toMatchObject({
    isFallback: true,
    total: 1,
    notices: [
      { code: 1, message: 'No jobs found with your search criteria. We have found the following jobs for you' },
    ],
  })
})

test('nothing found: the specified words, and ways to find more with what they would find', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [{ title: 'Chef', location: 'York' }])
  const results = await find(server, 'chef/Leeds/12000/200001/10/Any')
  expect(results.heading).toBe('No chef jobs found')
  // Everybody knows how to spell it.
  expect(results.understoodAs.unknown).toEqual([])
  expect((await find(server, 'xylofoonist chef/Leeds/12000/200001/10/Any')).understoodAs.unknown).toEqual([
    'xylofoonist',
  ])
  expect(results.notices).toEqual([
    {
      code: 1,
      message: 'No jobs found with your search criteria. Please try with different search criteria',
      details: '',
    },
  ])
  expect(results.wider).toContainEqual(expect.objectContaining({ label: 'Within 25 miles', count: 1 }) as object)
})

test('an unknown place offers the nearest spelling; a place abroad is said to be one', async () => {
  await using server = await startServer({ boards: [] })
  const unknown = await find(server, 'chef/%22Machester%22/12000/200001/10/Any')
  expect(unknown.place.kind).toBe('unknown')
  expect(unknown.place.others[0]?.label).toContain('Manchester')
  const abroad = await find(server, 'chef/Paris/12000/200001/10/Any')
  expect(abroad.notices[0]?.message).toBe('Paris is outside the United Kingdom and Ireland, where we search')
})

test('places of one name are asked about', async () => {
  await using server = await startServer({ boards: [] })
  const { place } = await find(server, 'chef/Newport/12000/200001/10/Any')
  expect(place.kind).toBe('found')
  expect(place.others.length).toBeGreaterThan(0)
})

test('one vacancy on two boards is one row with both sources', async () => {
  await using server = await startServer({ boards: [] })
  const ad = {
    title: 'Staff Nurse',
    company: 'Alder Vale Hospital',
    description:
      'Lead a small team on the medical ward, plan care with patients and their families, and teach the students who join us from the university.',
  }
  const counts = await addAds(server, [
    { ...ad, id: 'reed:1', source: 'reed-api' },
    { ...ad, id: 'adzuna:9', source: 'adzuna-api', location: 'Leeds, LS1 4AP' },
  ])
  expect(counts).toMatchObject({ fresh: 2, folded: 1 })
  const { jobs, total } = await find(server, 'nurse/Leeds/12000/200001/10/Any')
  expect(total).toBe(1)
  expect(jobs[0]?.sources.map((source) => source.board).sort()).toEqual(['adzuna', 'reed'])
})

test('a job that a visitor hides is gone for them and stays for others', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [{ title: 'Chef' }])
  const [job] = (await find(server, 'chef/Leeds/12000/200001/10/Any')).jobs
  const marked = await server.post('/api/jobsearches/irrelevant', { job: job?._id, jobTitle: 'chef' })
  expect(marked.body).toMatchObject({
    code: 3,
    message: 'We marked the job as irrelevant. This will help us get better results for you next time',
  })
  const cookie = marked.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^visitor=[\w-]{22}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/u)
  const mine = await server.get('/api/jobsearches/chef/Leeds/12000/200001/10/Any', {
    cookie: cookie.split(';')[0] ?? '',
  })
  expect((mine.body as Results).total).toBe(0)
  expect((await find(server, 'chef/Leeds/12000/200001/10/Any')).total).toBe(1)
})

test('hiding a job that is not there is not found, and sets no cookie', async () => {
  await using server = await startServer({ boards: [] })
  const answer = await server.post('/api/jobsearches/irrelevant', { job: '999' })
  expect(answer.status).toBe(404)
})

test('one job by its id, cleaned and whole; another id is not found', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    {
      title: 'Chef',
      descriptionHtml: '<p onclick="x()">Cook <b>well</b></p><script>alert(1)</script>',
      description: undefined,
    },
  ] as never)
  const [job] = (await find(server, 'chef/Leeds/12000/200001/10/Any')).jobs
  const whole = (await server.get(`/api/jobsearches/single/${job?._id}`)).body as { jobDescription: string }
  expect(whole.jobDescription).toBe('<p>Cook <strong>well</strong></p>')
  expect((await server.get('/api/jobsearches/single/123456')).status).toBe(404)
})
