import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCv } from '../../test/cvs.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { plainBrowser } from '../../test/plain-browser.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'

/* CVs and their files as a browser without scripts has them. Asked of the built pages. */

let server: TestServer
beforeAll(async () => {
  server = await startServer({ boards: [], pages: true })
  await addAds(server, [{ id: 'tailor:nurse', title: 'Staff Nurse, Tailor Ward', location: 'Truro' }])
})
afterAll(async () => await server[Symbol.asyncDispose]())

async function withCv(): Promise<Person & { cvId: string }> {
  const person = await aPerson(server)
  const { body } = await server.post('/api/users/me/savecv', aCv(), person.headers)
  return { ...person, cvId: (body as { cvId: string }).cvId }
}

test('a file whose content is not what its name says is refused; another is taken, deleted and restored', async () => {
  const browser = plainBrowser(server, (await aPerson(server)).headers)
  await browser.open('/manage-my-cv')
  expect(browser.page.text).toContain('No files yet')
  await browser.follow('Upload a file')
  const text = '{\\rtf1 Ann Example, staff nurse}'
  browser.page.attach('Your CV', new File([text], 'cv.pdf', { type: 'application/pdf' }))
  await browser.press('Upload')
  expect(browser.page.all('[role=alert]').map((one) => one.text)).toContainEqual(
    expect.stringContaining('does not match its name'),
  )
  browser.page.attach('Your CV', new File([text], 'old cv.rtf', { type: 'text/rtf' }))
  await browser.press('Upload')
  expect(browser.page.text).toContain('‘old cv.rtf’ is uploaded.')
  await browser.press('Delete old cv.rtf')
  await browser.press(/^Undo.*restore ‘old cv\.rtf’/u)
  expect(browser.page.text).toContain('‘old cv.rtf’ is restored.')
})

test('a CV is copied for an ad under the name that one gives', async () => {
  const ann = await withCv()
  const { rows } = await server.db.query<{ id: string }>('select id from jobs')
  const browser = plainBrowser(server, ann.headers)
  await browser.open(`/tailor-my-cv?job=${rows[0]?.id}`)
  browser.page.fill(/^Name of the copy/u, 'For the ward')
  await browser.press('Make a copy')
  expect(browser.address).toMatch(/^\/build-your-cv\?cv=/u)
  expect(browser.heading).toBe('Your CV ‘For the ward’')
})

test('an ad that is gone is said to be; who is not logged in is led to log in', async () => {
  const visitor = plainBrowser(server)
  await visitor.open('/tailor-my-cv')
  expect(visitor.address).toMatch(/^\/login/u)
  const browser = plainBrowser(server, (await aPerson(server)).headers)
  for (const job of ['99999999', 'x%27']) {
    await browser.open(`/tailor-my-cv?job=${job}`)
    expect(browser.page.text).toContain('That ad is no longer here.')
  }
})

test('somebody else’s CV is not found, its own is', async () => {
  const owner = await withCv()
  const other = await aPerson(server)
  for (const path of ['export', 'print', 'pages', 'download/pdf'])
    expect([path, (await server.get(`/cvs/${owner.cvId}/${path}`, other.headers)).status]).toEqual([path, 404])
  const browser = plainBrowser(server, other.headers)
  await browser.open(`/cvs/${owner.cvId}/export`)
  expect(browser.heading).toMatch(/not find/u)
  const own = plainBrowser(server, owner.headers)
  await own.open(`/cvs/${owner.cvId}/export`)
  expect(own.heading).toBe('Download your CV')
})

test('how a CV is to look is chosen by a form, which keeps it for the file', async () => {
  const ann = await withCv()
  const browser = plainBrowser(server, ann.headers)
  await browser.open(`/cvs/${ann.cvId}/export`)
  expect(browser.page.isChecked('Columns')).toBe(false)
  browser.page.check('Columns')
  await browser.press('Update preview')
  expect(browser.page.isChecked('Columns')).toBe(true)
  const first = browser.page.all('img').find((one) => one.attribute('alt')?.startsWith('Page 1 of'))
  expect(first?.attribute('src')).toContain(`/cvs/${ann.cvId}/`)
  await browser.press('Move Profile down')
  expect(browser.page.all('[name=order]')[0]?.attribute('value')).toBe('jobs')
  expect(browser.page.link(/^Download as PDF/u)).toContain(`/cvs/${ann.cvId}/download/pdf`)
  await browser.open(browser.page.link(/^Download as Plain text/u))
  expect([browser.status, browser.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment;.*\.txt/u),
  ])
})
