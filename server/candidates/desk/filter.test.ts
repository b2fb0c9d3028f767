import { expect, test } from 'vitest'
import type { Candidate, CandidateLine } from '../../../contract/candidates/desk.ts'
import { aPerson } from '../../../test/people.ts'
import { plainBrowser } from '../../../test/plain-browser.ts'
import { serverOfFile } from '../../../test/server-of-file.ts'
import { anAd, anApplicant, answers, applied, aPublisher, questions } from '../candidates.fixtures.ts'

const server = await serverOfFile({ boards: [], pages: true, environment: { ROLECALL_TRUSTED_PROXIES: '1' } })

const people = [
  { name: 'Seán Ó Briain', education: 'Level 6', ovens: 'Wood ovens in Cork' },
  { name: 'Zelda Quimby', education: 'Level 2', ovens: 'I am Zelda Quimby, and deck ovens are all I know' },
  { name: '=HYPERLINK("http://evil.example")', education: 'Level 3', ovens: '@SUM(1+1)*cmd' },
]

/** A file as a browser asks for it. */
async function fileAt(path: string, headers: Readonly<Record<string, string>>) {
  const asked = new Request(`http://localhost:3000${path}`, { headers: { ...headers, host: 'localhost:3000' } })
  const answer = await server.app.fetch(asked)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** Three who applied, the earliest first, with the answer to one question each and what level they have. */
async function aDesk(jobTitle: string) {
  const mia = await aPublisher(server)
  const ad = await anAd(server, mia, { jobTitle, questions, needsEducation: true, education: 'Level 2' })
  const ids: string[] = []
  for (const [at, { name, education, ovens }] of people.entries()) {
    const person = await anApplicant(server, { name })
    const given = answers.map((one) => (one.question === 'ovens' ? { ...one, answer: ovens } : one))
    // Two of three have baked as long as the ad asks for.
    const years = given.map((one) => (one.question === 'years' && at > 0 ? { ...one, answer: '5' } : one))
    const body = { screening: { education, answers: years } }
    const { _id } = await applied(server, { person, jobId: ad.jobId, body })
    await server.db.query('update candidacies set sent_at = sent_at + make_interval(secs => $2) where id = $1', [
      _id,
      at,
    ])
    ids.push(_id)
  }
  const find = async (query: string, headers = mia.headers) =>
    await server.get(`/api/job-ads/${ad._id}/candidates?${query}`, headers)
  const found = async (query: string) => {
    const { candidates } = (await find(query)).body as { candidates: Candidate[] }
    return candidates.map(({ number }) => number).toSorted()
  }
  return { mia, ad, ids, find, found }
}

test('candidates are found by name, answer, level, score and answers as asked', async () => {
  const { mia, ad, ids, find, found } = await aDesk('Rye baker')
  for (const [query, numbers] of [
    ['', [1, 2, 3]],
    ['q=sean', [1]],
    ['q=QUIMBY', [2]],
    ['q=deck%20ovens', [2]],
    ['q=ovens%20cork', [1]],
    ['q=ovens%20paris', []],
    ['level=Level%203', [1, 3]],
    ['level=Level%207', []],
    ['asAsked=true', [2, 3]],
    ['asAsked=true&level=Level%203&q=hyperlink', [3]],
    ['score=5', []],
  ] as const) {
    expect([query, await found(query)]).toEqual([query, numbers])
  }
  const scores = { screeningScore: 8, interviewScore: 6, educationScore: 6, workScore: 6 }
  await server.send('PUT', `/api/job-ads/${ad._id}/candidates/${ids[1]}/assessment`, scores, mia.headers)
  expect([await found('score=6'), await found('score=7')]).toEqual([[2], []])
  // The number of each, and how many there are, do not depend on what is asked for.
  expect((await find('q=quimby')).body).toMatchObject({ total: 3, candidates: [{ number: 2 }] })
  // A colleague who has given none is not told by the filter what others gave.
  const colleague = await aPublisher(server, { id: mia.companyId! })
  expect((await find('score=6', colleague.headers)).body).toMatchObject({ candidates: [] })
  for (const wrong of ['level=Level%209', 'score=10', 'other=1'])
    expect([wrong, (await find(wrong)).status]).toEqual([wrong, 422])
})

test('what blind mode hides is neither found nor written to the file; nor is what was withdrawn', async () => {
  const { mia, ad, ids, found } = await aDesk('Oat baker')
  await server.send('PUT', `/api/job-ads/${ad._id}/blind`, { isBlind: true }, mia.headers)
  expect([await found('q=quimby'), await found('q=deck'), await found('q=zelda%20deck')]).toEqual([[], [2], []])
  const lines = async (query = '') =>
    (
      (await server.get(`/api/job-ads/${ad._id}/candidate-lines${query}`, mia.headers)).body as {
        candidates: CandidateLine[]
      }
    ).candidates
  const hidden = await lines()
  expect(JSON.stringify(hidden)).not.toMatch(/Zelda|Quimby|Briain|example\.com/u)
  expect(hidden.find(({ candidate }) => candidate.number === 2)).toMatchObject({
    candidate: { name: null },
    email: '',
    education: 'Level 2',
  })
  await server.send(
    'PUT',
    `/api/job-ads/${ad._id}/candidates/${ids[1]}/shortlist`,
    { isShortlisted: true },
    mia.headers,
  )
  expect(await found('q=zelda')).toEqual([2])
  expect(await lines('?q=zelda')).toMatchObject([
    { candidate: { name: 'Zelda Quimby' }, email: expect.stringContaining('@') },
  ])

  await server.db.query(`update candidacies set state = 'withdrawn', ended_at = sent_at where id = $1`, [ids[1]])
  expect(await found('q=deck')).toEqual([])
  const gone = (await lines()).find(({ candidate }) => candidate.number === 2)
  expect(gone).toMatchObject({ email: '', phone: '', education: '', answerList: [] })
})

test('the list is narrowed down without scripts, keeps it in its links, and goes into a file that no spreadsheet runs', async () => {
  const { mia, ad } = await aDesk('Corn baker')
  const browser = plainBrowser(server, mia.headers)
  await browser.open(`/posted-job-details/${ad._id}`)
  expect(browser.page.all('.skip').map((one) => one.attribute('href'))).toContain('#candidates')
  browser.page.choose('Education', 'Level 3 or above')
  browser.page.check('Meets every requirement')
  await browser.press('Find')
  expect(browser.page.text).toContain('1 of 3')
  expect(browser.page.hasLink(/Quimby/u)).toBe(false)
  const kept = new URL(browser.page.link(/HYPERLINK/u)).searchParams
  expect(Object.fromEntries(kept)).toEqual({ level: 'Level 3', asAsked: 'true' })
  await browser.follow(/HYPERLINK/u)
  expect(browser.page.text).toContain('1 of 3')

  const address = new URL(browser.page.link('Export CSV'))
  const file = await fileAt(address.pathname, mia.headers)
  expect(file.headers.get('content-disposition')).toContain('candidates-corn-baker.csv')
  const rows = file.text.split('\r\n')
  expect(rows[0]).toContain('"Which ovens have you worked with?"')
  // In front of each stands a sign that makes it a text.
  expect(file.text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(file.text).toContain(`"'@SUM(1+1)*cmd"`)
  expect(file.text).not.toMatch(/(?:^|,|\n)"?[=+\-@]/u)
  const narrowed = await fileAt(`${address.pathname}${address.search}`, mia.headers)
  expect(narrowed.text.trimEnd().split('\r\n')).toHaveLength(2)

  await browser.follow('Clear')
  expect(browser.page.hasLink(/Quimby/u)).toBe(true)
})

test('who is ticked is shortlisted together, with a way back for those alone who were not on it before', async () => {
  const { mia, ad, ids } = await aDesk('Malt baker')
  await server.send(
    'PUT',
    `/api/job-ads/${ad._id}/candidates/${ids[0]}/shortlist`,
    { isShortlisted: true },
    mia.headers,
  )
  const browser = plainBrowser(server, mia.headers)
  await browser.open(`/posted-job-details/${ad._id}?show=new`)
  for (const name of [/Briain/u, /Quimby/u]) browser.page.check(name)
  await browser.press(/^Shortlist/u)
  expect(browser.address).toBe(`/posted-job-details/${ad._id}?show=new`)
  expect(browser.page.text).toContain('2 candidates are shortlisted.')
  const shortlisted = async () =>
    (
      (await server.get(`/api/job-ads/${ad._id}/candidates`, mia.headers)).body as { candidates: Candidate[] }
    ).candidates
      .filter(({ shortlistedAt }) => shortlistedAt !== null)
      .map(({ number }) => number)
      .toSorted()
  expect(await shortlisted()).toEqual([1, 2])
  await browser.press('Undo')
  expect(browser.page.text).toContain('1 candidate is off the shortlist.')
  expect(await shortlisted()).toEqual([1])

  const eve = await aPublisher(server, { name: 'Another Ltd' })
  const body = { isShortlisted: true, candidates: ids }
  expect((await server.send('PUT', `/api/job-ads/${ad._id}/shortlist`, body, eve.headers)).status).toBe(404)
  const ofEve = await anAd(server, eve, { jobTitle: 'Barley baker' })
  const theirs = await server.send('PUT', `/api/job-ads/${ofEve._id}/shortlist`, body, eve.headers)
  expect(theirs.body).toMatchObject({ outcomes: ids.map(() => ({ outcome: 'not-found' })) })
  await server.db.query(`update candidacies set state = 'withdrawn', ended_at = sent_at where id = $1`, [ids[2]])
  const late = await server.send('PUT', `/api/job-ads/${ad._id}/shortlist`, body, mia.headers)
  expect(late.body).toMatchObject({ outcomes: [{ outcome: 'done' }, { outcome: 'done' }, { outcome: 'too-late' }] })
})

test('the file and the lines are the company’s alone', async () => {
  const { mia, ad } = await aDesk('Millet baker')
  const eve = await aPublisher(server, { name: 'Another Ltd' })
  const removed = await aPublisher(server, { id: mia.companyId! })
  await server.db.query('delete from company_members where user_id = $1', [removed.id])
  const plain = await aPerson(server)
  const api = `/api/job-ads/${ad._id}/candidate-lines`
  const page = `/posted-job-details/${ad._id}/candidates.csv`
  for (const [headers, status] of [
    [eve.headers, 404],
    [removed.headers, 403],
    [plain.headers, 403],
    [{}, 401],
  ] as const) {
    expect((await server.get(api, headers)).status).toBe(status)
    const file = await fileAt(page, headers)
    expect(file.status).not.toBe(200)
    expect(file.text).not.toMatch(/Quimby|Briain/u)
  }
  expect((await fileAt(page, mia.headers)).text).toMatch(/Quimby/u)
  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [mia.companyId])
  expect((await server.get(api, mia.headers)).status).toBe(403)
  expect((await fileAt(page, mia.headers)).text).not.toMatch(/Quimby/u)
})

test('whatever a colleague or a candidate does gives the list another revision; looking at it does not', async () => {
  const { mia, ad, ids } = await aDesk('Spelt baker')
  const colleague = await aPublisher(server, { id: mia.companyId! })
  const at = `/api/job-ads/${ad._id}`
  const revision = async () =>
    ((await server.get(`${at}/candidate-revision`, mia.headers)).body as { revision: string }).revision
  const loaded = (await server.get(`${at}/candidates`, mia.headers)).body as { revision: string }
  expect(await revision()).toBe(loaded.revision)
  const one = `${at}/candidates/${ids[0]}`
  const seen = new Set([loaded.revision])
  for (const [method, path, body] of [
    ['PUT', `${one}/shortlist`, { isShortlisted: true }],
    ['POST', `${one}/views`, {}],
    ['POST', `${one}/move`, { to: 'top' }],
    ['PUT', `${at}/blind`, { isBlind: true }],
  ] as const) {
    const answer =
      method === 'PUT'
        ? await server.send('PUT', path, body, colleague.headers)
        : await server.post(path, body, colleague.headers)
    expect(answer.status).toBe(200)
    const now = await revision()
    expect([path, seen.has(now)]).toEqual([path, false])
    seen.add(now)
  }
  const screening = { education: 'Level 3', answers }
  await applied(server, { person: await anApplicant(server), jobId: ad.jobId, body: { screening } })
  expect(seen.has(await revision())).toBe(false)
  const eve = await aPublisher(server, { name: 'Another Ltd' })
  expect((await server.get(`${at}/candidate-revision`, eve.headers)).status).toBe(404)
})
