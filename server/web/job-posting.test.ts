import { expect, test } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'

test('the page of an ad of our own tells it to search engines for jobs; those of other boards do not', async () => {
  await using server = await startServer({
    boards: [],
    pages: true,
    environment: { ROLECALL_URL: 'https://jobs.example.org' },
  })
  await addAds(server, [
    { title: 'Staff Nurse', company: 'Harbour Care Ltd', location: 'Leeds', salaryRaw: '£32,000 - £35,000 per annum' },
    { title: 'Farrier', company: 'The Stud', location: 'Ludlow' },
  ])
  const { rows } = await server.db.query<{ id: number; title: string }>('select id, title from jobs')
  const idOf = (title: string) => rows.find((row) => row.title === title)!.id
  // As one that was posted here: the ad is made ours by hand.
  await server.db.query(`update listings set board = 'rolecall' where job_id = $1`, [idOf('Staff Nurse')])
  await server.db.query(
    'update received_ads set ref = gen_random_uuid() where id in (select id from listings where job_id = $1)',
    [idOf('Staff Nurse')],
  )

  const [posting, ...others] = await postingsOf(server, idOf('Staff Nurse'))
  expect(others).toEqual([])
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Staff Nurse',
    hiringOrganization: { name: 'Harbour Care Ltd' },
    jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
    baseSalary: { currency: 'GBP', value: { minValue: 32_000, maxValue: 35_000, unitText: 'YEAR' } },
  })
  expect(await postingsOf(server, idOf('Farrier'))).toEqual([])

  await server.db.query('update jobs set closed_at = now() where id = $1', [idOf('Staff Nurse')])
  expect(await postingsOf(server, idOf('Staff Nurse'), 410)).toEqual([])
})

test('the addresses of a job and of a calendar to pass on say https where a trusted proxy does, and not where anybody else says so', async () => {
  for (const [proxies, scheme] of [
    ['1', 'https'],
    ['0', 'http'],
  ] as const) {
    await using server = await startServer({
      boards: [],
      pages: true,
      environment: { ROLECALL_TRUSTED_PROXIES: proxies },
    })
    await addAds(server, [{ title: 'Farrier', company: 'The Stud', location: 'Ludlow' }])
    const { rows } = await server.db.query<{ id: number }>('select id from jobs')
    const proxied = { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' }
    const { text } = await server.get(`/job/${rows[0]!.id}`, proxied)
    expect(/value="(https?):\/\/localhost:3000\/job\/\d+"/u.exec(text)?.[1]).toBe(scheme)
    const member = await aPerson(server, { company: { name: 'The Stud', isApproved: true } })
    const origin = 'http://localhost:3000'
    const form = { host: 'localhost:3000', origin, 'content-type': 'application/x-www-form-urlencoded' }
    const made = await server.app.fetch(
      new Request(`${origin}/manage-interviews/calendar`, {
        method: 'POST',
        // Over https it has the name that only https of this host can set.
        headers: { ...form, ...proxied, cookie: `token=${member.token}; __Host-token=${member.token}` },
        body: 'do=make',
      }),
    )
    expect(/(https?):\/\/localhost:3000\/interview-calendar\//u.exec(await made.text())?.[1]).toBe(scheme)
  }
})

async function postingsOf(server: TestServer, id: number, expected = 200): Promise<unknown[]> {
  const { status, text } = await server.get(`/job/${id}`)
  expect(status).toBe(expected)
  return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu)].map(
    ([, json]) => JSON.parse(json ?? '') as unknown,
  )
}
