import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Pool } from 'pg'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { mayOpen } from '../app/page-rules.ts'
import routes from '../app/routes.ts'
import { companyAddress } from '../contract/companies/company-slug.ts'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { receiptName } from '../contract/payments/rules.ts'
import { cutRequests, expectFormsKept } from './forms-are-kept.ts'
import { importAds } from './import-ads.ts'
import { isWholeFromAllSides } from './is-whole.ts'
import { expect, journeysIn, test } from './journey.ts'
import { expectLargeTextFits } from './large-text.ts'
import { boardsAnswered } from './on-the-page.ts'
import { anOwnAd } from './own-ads.ts'
import { comeInAsAdmin } from './people.ts'
import { product } from './product.ts'
import { scriptsOf } from './script-size.ts'
import { expectStaysStill } from './stays-still.ts'

const search = { ...defaultSearch, jobTitle: 'farrier', jobLocation: 'Ludlow' }

/** Of the pages with a blank in their address, one that fills it in. A new one without is not tested, and so fails. */
const filledIn: Record<string, (page: Page) => Promise<string> | string> = {
  'jobresults/:summary?/:industry?/:fulltime?/:parttime?/:contracting?/:noIr35?/:intern?': () => resultsAddress(search),
  'job/:id': async () => await addressOfJob('Farrier to a stud'),
  'fsignup/:email/:id/:name/:role': () => '/fsignup/ann@example.com/1/Ann/user',
  'forgotten-password/:reason': () => '/forgotten-password/password',
  'confirm-email/:key': () => '/confirm-email/old',
  'confirm-phone/:key': () => '/confirm-phone/old',
  'set-password/:key': () => '/set-password/old',
  'login-link/:key': () => '/login-link/old',
  'phoneauth/:pkey/:email': () => '/phoneauth/old/ann@example.com',
  'social-login/:outcome': () => '/social-login/cancelled',
  'response/:status/:mex': () => '/response/false/nothing-that-we-know',
  'confirm-alert/:key': () => '/confirm-alert/old',
  'stop-alert/:key': () => '/stop-alert/old',
  'keep-alert/:key': () => '/keep-alert/old',
  'change-alert/:key': () => '/change-alert/old',
  'not-for-me/:key/:jobId': () => '/not-for-me/old/1',
  'job-alerts/:alertId': async (page) => {
    const made = await page.request.post('/api/users/me/alerts', { data: { address: resultsAddress(search) } })
    return `/job-alerts/${((await made.json()) as { id: string }).id}`
  },
  'manage-my-cv/:cvId/versions': async (page) => {
    const made = await page.request.post('/api/cvs', { data: { name: 'Farrier' } })
    return `/manage-my-cv/${((await made.json()) as { _id: string })._id}/versions`
  },
  'cvs/:cvId/export': async (page) => {
    const made = await page.request.post('/api/cvs', { data: { name: 'Farrier, to take along' } })
    return `/cvs/${((await made.json()) as { _id: string })._id}/export`
  },
  'cover-letters/:letterId': async (page) => {
    const made = await page.request.post('/api/cover-letters', { data: { name: 'To the stud' } })
    return `/cover-letters/${((await made.json()) as { _id: string })._id}`
  },
  'applications/:applicationId': async (page) => `/applications/${await elsewhere(page)}`,
  'applications/:applicationId/receipt': async (page) => {
    const job = (await addressOfJob('Farrier to a stud')).replace(/^\D+/u, '')
    const application = { job, way: 'by-hand', again: 'To see its receipt' }
    const made = await page.request.post('/api/applications', { data: { applications: [application] } })
    const { started } = (await made.json()) as { started: { application: string }[] }
    await page.request.post(`/api/applications/${started[0]?.application}/settle`, { data: { wasSent: true } })
    return `/applications/${started[0]?.application}/receipt`
  },
  'apply-here/:jobId': async () => `/apply-here/${(await ownAd('form')).job}`,
  'candidacies/:candidacyId': async (page) => `/candidacies/${await appliedHere(page, 'page')}`,
  'candidacies/:candidacyId/receipt': async (page) => `/candidacies/${await appliedHere(page, 'receipt')}/receipt`,
  // An admin of the site is in no company: these lead to the list of ads, which says so.
  'posted-job-details/:adId': async () => `/posted-job-details/${(await ownAd('list')).ad}`,
  'posted-job-details/:adId/decide': async () => `/posted-job-details/${(await ownAd('decide')).ad}/decide`,
  'posted-job-details/:adId/compare': async () => `/posted-job-details/${(await ownAd('compare')).ad}/compare`,
  'posted-job-details/:adId/:candidacyId': async (page) => {
    const { ad } = await ownAd('one')
    return `/posted-job-details/${ad}/${await appliedHere(page, 'person')}`
  },
  // A key that opens nothing: the journeys of interviews open those that do.
  'confirm-interview/:key': () => '/confirm-interview/none',
  'posted-job-details/:adId/:candidacyId/interview': async (page) => {
    const { ad } = await ownAd('meet')
    return `/posted-job-details/${ad}/${await appliedHere(page, 'met')}/interview`
  },
  // An admin of the site is in no company and was asked nothing: the journey of video questions opens those that are there.
  'posted-job-details/:adId/questions': async () => `/posted-job-details/${(await ownAd('questions')).ad}/questions`,
  'question-detail/:questionId': () => '/question-detail/00000000-0000-4000-8000-000000000000',
  'question-overview/:questionId': () => '/question-overview/00000000-0000-4000-8000-000000000000',
  'answer-questions/:invitationId': () => '/answer-questions/00000000-0000-4000-8000-000000000000',
  'manage-interviews/:interviewId': () => '/manage-interviews/00000000-0000-4000-8000-000000000000',
  'manage-interviews/:interviewId/change': () => '/manage-interviews/00000000-0000-4000-8000-000000000000/change',
  'manage-interviews/:interviewId/kit': () => '/manage-interviews/00000000-0000-4000-8000-000000000000/kit',
  'import-cv/:fileId': async (page) => {
    const origin = new URL(page.url() === 'about:blank' ? product().url : page.url()).origin
    const made = await page.request.post('/api/users/upload-cv', {
      headers: { origin },
      multipart: {
        file: { name: 'cv.rtf', mimeType: 'text/rtf', buffer: Buffer.from('{\\rtf1 Ann Example, farrier}') },
      },
    })
    return `/import-cv/${((await made.json()) as { file: { _id: string } }).file._id}`
  },
  'purchases/:purchaseId': async (page) => `/purchases/${(await beginPurchase(page)).purchase}`,
  'receipts/:number': async (page) => {
    const { redirect } = await beginPurchase(page)
    await page.request.post(redirect, { form: { card: '4242424242424242' } })
    const [receipt] = (await (await page.request.get('/api/payments/receipts')).json()) as { number: number }[]
    return `/receipts/${receiptName('receipt', receipt?.number ?? 0)}`
  },
  'admin/users/:id': async (page) => {
    const me = (await (await page.request.get('/api/users/me')).json()) as { _id: string }
    return `/admin/users/${me._id}`
  },
  'create-video-ad/:id': () => '/create-video-ad/new',
  'create-audio-ad/:id': () => '/create-audio-ad/new',
  'join-company/:key': () => '/join-company/old',
  'company/:slug': async () => await aCompanysPage(),
  // As below.
  'manage-my-job-ads/:id/statistics': () => '/manage-my-job-ads/00000000-0000-4000-8000-000000000000/statistics',
  // An admin of the site is in no company: this leads to the page that says so.
  'manage-company/members/:userId': () => '/manage-company/members/1',
  'statistics/:jobTitle/:jobLocation?': () => '/statistics/farrier/ludlow',
  '*': () => '/an-address-that-leads-nowhere',
}

/** Of a company that says a lot, in long words. */
async function aCompanysPage(): Promise<string> {
  const db = new Pool({ connectionString: product().databaseUrl, max: 1 })
  const name = 'A Very Long Name of an Employer and Partners (Shropshire and the Marches) Limited'
  const { rows } = await db.query<{ id: string }>(
    `insert into companies (name, company_type, phone, created, publishing, about, company_number, address)
     values ($1, 3, '1134960000', now(), 'approved', $2, '01234567', $3) returning id`,
    [
      name,
      `We shoe horses.\n\n${'Averylongwordthatnobodycanbreak'.repeat(4)}`,
      JSON.stringify({ premises: 'The Old Forge', address_line_1: 'Corve Street', locality: 'Ludlow' }),
    ],
  )
  await db.end()
  return companyAddress({ id: rows[0]?.id ?? '', name })
}

async function ownAd(of: string): Promise<{ ad: string; job: string }> {
  return await anOwnAd(`farrier-${of}@example.com`, {
    jobTitle: `Farrier of our own, ${of}`,
    needsEducation: true,
    education: 'Level 2',
  })
}

/** @returns the id of an application of theirs to an ad of ours. */
async function appliedHere(page: Page, of: string): Promise<string> {
  const { job } = await ownAd(of)
  const made = await page.request.post('/api/cvs', { data: { name: `Farrier, ${of}` } })
  const { _id: cvId } = (await made.json()) as { _id: string }
  const data = { _id: randomUUID(), cvId, screening: { education: 'Level 1' } }
  const sent = await page.request.post(`/api/apply-here/${job}`, { data })
  return ((await sent.json()) as { candidacy: { _id: string } }).candidacy._id
}

/** Begins to buy something for somebody who is logged in. */
async function beginPurchase(page: Page): Promise<{ purchase: string; redirect: string }> {
  const made = await page.request.post('/api/payments', { data: { type: 'onetime', consent: true } })
  return (await made.json()) as { purchase: string; redirect: string }
}

/** @returns the id of an application of theirs. */
async function elsewhere(page: Page): Promise<string> {
  const data = {
    jobTitle: 'Farrier',
    employer: 'A Very Long Name of an Employer and Partners',
    appliedOn: '2026-03-04',
  }
  return ((await (await page.request.post('/api/applications/elsewhere', { data })).json()) as { _id: string })._id
}

const pages = (routes as RouteConfigEntry[]).flatMap((route) => pathsOf(route))

/** A layout is no page of its own: the pages in it are. */
function pathsOf({ path = '', file, children = [] }: RouteConfigEntry, above = ''): string[] {
  if (!file.endsWith('.tsx')) return []
  const own = [above, path].filter((part) => part !== '').join('/')
  return children.length === 0 ? [own] : children.flatMap((child) => pathsOf(child, own))
}

/** A guest and an admin, who go from page to page. */
type Visitors = {
  guest: Page
  admin: () => Promise<Page>
  expectNoProblem: () => void
  /** Of each page that was opened, its title; null: it led to another page. */
  titles: Map<string, string | null>
}

// Each worker takes pages of its own.
test.describe.configure({ mode: 'parallel' })

let visitors: Visitors
let end: () => Promise<void>

test.beforeAll(async ({ browser }) => {
  const journeys = journeysIn(browser)
  journeys.expectError(cutRequests)
  let admin: Promise<Page> | undefined
  end = journeys.end
  visitors = {
    guest: await journeys.open(),
    admin: async () => await (admin ??= cameInAsAdmin(await journeys.open())),
    expectNoProblem: journeys.expectNoProblem,
    titles: new Map(),
  }
})

test.afterAll(async () => await end())

/** As somebody who may open the page: an admin where a guest may not. */
async function visitorOf(path: string, { guest, admin }: Visitors): Promise<Page> {
  const isOpen =
    mayOpen(`/${path}`, 'guest').kind === 'open' && !['confirm-phone/:key', 'import-cv/:fileId'].includes(path)
  return isOpen ? guest : await admin()
}

async function cameInAsAdmin(page: Page): Promise<Page> {
  await comeInAsAdmin(page, 'every-page@example.com')
  return page
}

test.beforeAll(
  async () =>
    await importAds([
      {
        id: 'farrier:1',
        title: 'Farrier to a stud',
        company: 'A Very Long Name of an Employer and Partners (Shropshire and the Marches) Limited',
        location: 'Ludlow',
        salaryRaw: '£31,000 - £36,000 per annum',
        descriptionHtml: `<h2>What you do</h2><p>Shoe horses.</p><ul><li>${'Averylongwordthatnobodycanbreak'.repeat(4)}</li></ul><p><a href="https://example.org/">Our stud</a></p>`,
      },
    ]),
)

for (const path of pages)
  test(`/${path} is whole: light and dark, on a phone and on a desk, with large text`, async () => {
    const page = await visitorOf(path, visitors)
    const address = path.includes(':') || path === '*' ? await filledIn[path]!(page) : `/${path}`
    // The download page has loaded when its preview is printed.
    const response = await page.goto(address)

    expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; script-src 'nonce-/u)
    await expect(page).toHaveTitle(/Rolecall/u)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3,}/u)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await noteTitle(path, page, visitors)
    if (path.startsWith('jobresults')) await boardsAnswered(page, { but: 0 })
    await expectStaysStill(page, path)

    await isWholeFromAllSides(page, path)
    await expectFormsKept(page, path)
    visitors.expectNoProblem()
  })

for (const part of ['morning', 'afternoon', 'evening'])
  test(`‘Good ${part}’ fits with large text`, async () => {
    const page = await visitorOf('today', visitors)
    await page.goto('/today')
    await page.getByRole('heading', { level: 1, name: /^Good / }).evaluate((one, text) => {
      one.textContent = text
    }, `Good ${part}, Ann`)
    await expectLargeTextFits(page)
  })

test('every page has a title of its own', async () => {
  const titles = new Map<string, string>()
  for (const path of pages.filter((one) => !one.includes(':') && one !== '*')) {
    // Those that were looked at above are not opened again.
    if (!visitors.titles.has(path)) {
      const page = await visitorOf(path, visitors)
      await page.goto(`/${path}`)
      await noteTitle(path, page, visitors)
    }
    const title = visitors.titles.get(path)
    if (typeof title !== 'string') continue
    expect(titles.get(title), `${path} has the title of`).toBeUndefined()
    titles.set(title, path)
  }
})

test('the scripts of a results page and of a job are no more than 120 kB as they are sent', async ({ journey }) => {
  const { page } = journey
  const ofResults = scriptsOf(page, (pathname) => /\/job-[^/]*\.js$/u.test(pathname))
  await page.goto(resultsAddress({ ...search, jobTitle: 'saddler' }))
  await boardsAnswered(page, { but: 0 })
  await ofResults.expectWithinBudget()

  // With a recording: post-a-video-ad.spec.ts.
  const reader = await journey.open()
  const ofJob = scriptsOf(reader)
  await reader.goto(await addressOfJob('Farrier to a stud'))
  await reader.waitForLoadState('networkidle')
  await ofJob.expectWithinBudget()
})

async function noteTitle(path: string, page: Page, { titles }: Visitors): Promise<void> {
  // A page that is only there on the way to another leads there.
  titles.set(path, new URL(page.url()).pathname === `/${path}` ? await page.title() : null)
}

async function addressOfJob(title: string): Promise<string> {
  const response = await fetch(`${product().url}/api/jobsearches/farrier/Ludlow/12000/200001/10/Any`)
  const { jobs } = (await response.json()) as { jobs: { _id: string; jobTitle: string }[] }
  const job = jobs.find(({ jobTitle }) => jobTitle === title)
  if (!job) throw new Error(`${title} is not found`)
  return `/job/${job._id}`
}
