import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdContent } from '../../contract/job-ads/content.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import { startSelling, type SellingServer } from '../../test/payments.ts'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { plainBrowser } from '../../test/plain-browser.ts'
import { aRecording } from '../recordings/recordings.fixtures.ts'
import { anAd, aPublisher, published } from './job-ads.fixtures.ts'

/* Drafts of ads, posting one and paying for it, as a browser without scripts does. Asked of the built pages. */

let server: SellingServer
beforeAll(async () => (server = await startSelling({}, { pages: true })))
afterAll(async () => await server[Symbol.asyncDispose]())

async function aDraft(person: Person, content: AdContent): Promise<string> {
  const id = randomUUID()
  const answer = await server.send('PUT', `/api/job-ad-drafts/${id}`, { content }, person.headers)
  expect(answer.status, answer.text).toBe(200)
  return id
}

test('‘Post an ad’ opens the only draft, and of several asks which', async () => {
  const mia = await aPublisher(server)
  const browser = plainBrowser(server, mia.headers)
  await aDraft(mia, anAd({ jobTitle: 'Harbour baker' }))
  await browser.open('/manage-my-job-ads')
  await browser.follow('Post an ad')
  expect(browser.page.text).toContain(texts.draftFound)
  expect(browser.page.value('Job title')).toBe('Harbour baker')
  await aDraft(mia, anAd({ jobTitle: 'Harbour pastry chef' }))
  await browser.open('/manage-my-job-ads')
  await browser.follow('Post an ad')
  expect(browser.address).toBe('/post-job-ad?drafts')
  expect(browser.page.part('Your drafts').links.toSorted()).toEqual(['Harbour baker', 'Harbour pastry chef'])
  await browser.follow('Harbour baker')
  expect(browser.page.value('Job title')).toBe('Harbour baker')
  await browser.open('/post-job-ad')
  await browser.follow('Start a new ad')
  expect(browser.page.value('Job title')).toBe('')
})

test('drafts are listed beside the ads, renamed, deleted and had back; nobody else sees them', async () => {
  const mia = await aPublisher(server)
  const colleague = await aPerson(server, { company: { id: mia.companyId! } })
  await aDraft(mia, anAd({ jobTitle: 'Harbour baker' }))
  const browser = plainBrowser(server, mia.headers)
  await browser.open('/manage-my-job-ads')
  await browser.follow('1 Drafts')
  browser.page.fill(/^Name of this draft/u, 'Spring')
  await browser.press('Save name')
  expect(browser.page.text).toContain(texts.draftRenamed)
  expect(browser.page.part('Your drafts').links).toEqual(['Spring'])
  await browser.press('Delete Spring')
  expect(browser.page.text).toContain(texts.draftDeleted)
  expect(browser.page.text).toContain('No drafts')
  await browser.press('Undo')
  expect(browser.page.text).toContain(texts.draftRestored)
  expect(browser.page.hasLink('Spring')).toBe(true)

  const other = plainBrowser(server, colleague.headers)
  await other.open('/manage-my-job-ads?show=drafts')
  expect(other.page.text).toContain('No drafts')
})

test('whoever lacks credits buys them and comes back to the draft, which they then publish', async () => {
  const mia = await aPublisher(server, { credits: 0, company: { name: 'Quayside Rolls Ltd', isAdmin: true } })
  const id = await aDraft(mia, anAd({ jobTitle: 'Quayside baker' }))
  const browser = plainBrowser(server, mia.headers)
  await browser.open(`/post-job-ad?draft=${id}`)
  await browser.press('Preview')
  const preview = browser.address
  await browser.follow('Buy credits')
  expect(browser.page.part('Credits for one ad').text).toMatch(/Text ad £10 2 credits.*Audio ad £15.*Video ad £25/u)
  await browser.press('Buy 2 credits')
  await browser.press('Pay')
  expect(browser.heading).toBe('Paid')
  await browser.follow('Back to your ad')
  expect(browser.address).toBe(preview)
  expect(browser.heading).toBe('Preview')
  await browser.press('Publish for 2 credits')
  expect(browser.page.text).toContain(texts.published)
})

test('the way back survives the login, and leads nowhere else', async () => {
  const { email } = await aPublisher(server)
  const browser = plainBrowser(server)
  await browser.open(`/buy-credits?back=${encodeURIComponent('/post-job-ad?new')}`)
  await browser.press('Buy 3 credits')
  expect(browser.page.link('Sign up')).toMatch(/\/signup\/publisher$/u)
  browser.page.fill('Email address', email)
  browser.page.fill('Password', testPassword)
  await browser.press('Log in')
  expect(browser.page.link('Back without buying')).toMatch(/\/post-job-ad\?new$/u)
  await browser.open(`/buy-credits?back=${encodeURIComponent('//evil.example/')}`)
  expect(browser.page.hasLink('Back without buying')).toBe(false)
})

test('an admin without a second factor sets one up first, and comes back to what they chose', async () => {
  const admin = await aPerson(server, { company: { name: 'Two Ovens Ltd', isAdmin: true }, hasSecondFactor: false })
  const browser = plainBrowser(server, admin.headers)
  await browser.open('/buy-credits')
  await browser.press('Buy 5 credits')
  expect(browser.address).toBe(`/settings/security?back=${encodeURIComponent('/buy-credits?quantity=5')}`)
})

test('an ad is refused with messages, saved and previewed without scripts; what is refused is never folded away', async () => {
  const mia = await aPublisher(server)
  const browser = plainBrowser(server, mia.headers)
  await browser.open('/post-job-ad?new')
  const folded = () => browser.page.all('form details:not([open]) > summary').map(({ text }) => text)
  expect(folded()).toEqual([
    'Requirements Optional',
    'Dates Optional',
    'Questions Optional',
    'This job is for one group only, by law',
  ])
  expect(browser.page.part('The job').all('summary')[0]?.text).toBe('The job 2 things to fill in')
  browser.page.check('A level of education is required')
  browser.page.fill(/^Closing date/u, '2020-01-01')
  await browser.press('Preview')
  expect(browser.status).toBe(400)
  const problems = browser.page.part('There is a problem')
  expect(problems.links).toEqual(expect.arrayContaining([texts.titleMissing, texts.educationMissing, texts.dayGone]))
  expect(browser.page.part('Requirements').text).toContain(texts.educationMissing)
  expect(folded()).toEqual(['Questions Optional', 'This job is for one group only, by law'])
  expect(browser.page.isChecked('A level of education is required')).toBe(true)

  browser.page.check('A level of education is required', false)
  browser.page.fill(/^Closing date/u, '')
  browser.page.fill('Job title', 'Plain baker')
  browser.page.choose('Contract', 'Permanent')
  browser.page.fill('Place', 'Whitby')
  browser.page.check('Full time')
  browser.page.fill('Job description', 'You bake croissants and tarts for our shop by the harbour.')
  browser.page.fill(/^Add a question/u, 'Which ovens have you worked with?')
  await browser.press('Add question')
  expect(browser.page.value('Question')).toBe('Which ovens have you worked with?')
  await browser.press('Save draft')
  expect(browser.page.text).toContain(texts.draftSaved)
  expect(browser.page.value('Job title')).toBe('Plain baker')
  expect(browser.page.part('The job').all('summary')[0]?.text).toBe('The job Done')
  await browser.press('Preview')
  expect(browser.heading).toBe('Preview')
  expect(browser.page.text).toContain('Plain baker')
})

test('a guest without scripts sees the preview, and is told that a draft takes an account', async () => {
  const browser = plainBrowser(server)
  await browser.open('/post-job-ad')
  expect(browser.page.text).not.toContain('comes with you')
  browser.page.fill('Job title', 'Plain baker')
  await browser.press('Save draft')
  expect(browser.status).toBe(400)
  expect(browser.page.text).toContain(texts.guestCannotSave)
  expect(browser.page.value('Job title')).toBe('Plain baker')
  browser.page.choose('Contract', 'Permanent')
  browser.page.fill('Place', 'Whitby')
  browser.page.check('Full time')
  browser.page.fill('Job description', 'You bake croissants and tarts for our shop by the harbour.')
  await browser.press('Preview')
  expect(browser.heading).toBe('Preview')
})

test('a guest is asked to log in before they record', async () => {
  const browser = plainBrowser(server)
  await browser.open('/create-audio-ad/new')
  expect(browser.heading).toBe('Create an audio ad')
  expect(browser.page.text).toContain('You are not logged in')
  expect(browser.page.text).toContain('You can only record audio if you are currently logged in')
})

test('a copy of an ad has no reference number, as that is the other ad’s', async () => {
  const mia = await aPublisher(server)
  await published(server, mia, anAd({ jobTitle: 'Night baker', reference: 'NB-1' }))
  const browser = plainBrowser(server, mia.headers)
  await browser.open('/manage-my-job-ads')
  await browser.follow('Duplicate Night baker')
  expect(browser.page.value('Job title')).toBe('Night baker')
  expect(browser.page.value(/^Reference number/u)).toBe('')
})

test('a spoken ad without what is said in it is told so when it is previewed', async () => {
  const mia = await aPublisher(server)
  const { recording } = await aRecording(server, mia.id, { kind: 'audio-ad' })
  const id = await aDraft(mia, anAd({ type: 'audio', recording, recordingTitle: 'Meet the night shift' }))
  const browser = plainBrowser(server, mia.headers)
  await browser.open(`/create-audio-ad/${id}`)
  await browser.press('Preview')
  expect(browser.status).toBe(400)
  expect(browser.page.text).toContain(texts.transcriptMissing)
  await server.send('PUT', `/api/recordings/${recording}/transcript`, { text: 'We bake from four.' }, mia.headers)
  await browser.press('Preview')
  expect(browser.heading).toBe('Preview')
})

test('an ad is closed only after it has been asked', async () => {
  const mia = await aPublisher(server)
  await published(server, mia, anAd({ jobTitle: 'Early baker' }))
  const browser = plainBrowser(server, mia.headers)
  await browser.open('/manage-my-job-ads')
  // Folded away until it is asked for, with what it means.
  const [asked] = browser.page.part('Your ads').all('details')
  expect(asked?.text).toMatch(/^Close early Early baker People will no longer find the ad/u)
  await browser.press('Close this ad')
  expect(browser.page.text).toContain(texts.adClosed)
})
