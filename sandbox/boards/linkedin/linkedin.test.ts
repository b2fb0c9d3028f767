import { expect, test } from 'vitest'
import { aVisitor, type VisitedPage } from '../../../test/sandbox-visitor.ts'
import { awkwardSandboxAds, aWorld } from '../../../test/sandbox-world.ts'
import { postingId } from './addresses.ts'
import { linkedin } from './index.ts'

const ads = awkwardSandboxAds('linkedin')
const [dull, external] = ads
const view = `www.linkedin.com/jobs/view/${dull && postingId(dull)}`
const account = { session_key: 'ada@example.test', session_password: 'abcdef' }

/** The name of the form's field whose id ends so. */
function field({ page }: VisitedPage, ending: string): string {
  return page.querySelector(`[name$="${ending}"]`)?.getAttribute('name') ?? `no field ${ending}`
}

test('a person signs in and applies in the dialog, step by step', async () => {
  const visitor = aVisitor([linkedin], aWorld(ads))
  const signIn = await visitor.follow(await visitor.open(view), '.jobs-apply-button')
  const contact = await visitor.send(signIn, account)
  const cv = await visitor.send(contact, {
    [field(contact, '-multipleChoice')]: 'ada@example.test',
    [field(contact, '-phoneNumber-nationalNumber')]: '7700900000',
  })
  const refused = await visitor.send(cv, { resume: 'cv.txt' })
  expect(refused.page.querySelector('.error')?.text).toBe('This file type is not supported')

  const questions = await visitor.send(refused, { resume: 'cv.pdf' })
  const [yesNo, years] = [field(questions, '-multipleChoice'), field(questions, '-numeric')]
  const wrong = await visitor.send(questions, { [yesNo]: 'Yes', [years]: 'four' })
  expect(wrong.page.querySelector('.error')?.text).toBe('Enter a decimal number larger than 0.0')

  const review = await visitor.send(wrong, { [yesNo]: 'Yes', [years]: '4' })
  expect(review.page.querySelector('#follow-company-checkbox')?.hasAttribute('checked')).toBe(true)
  expect((await visitor.send(review, {})).page.querySelector('h2')?.text).toBe('Application sent')
  expect((await visitor.open(view)).page.text).toContain('Applied')
})

test('some are asked for a code', async () => {
  const visitor = aVisitor([linkedin], aWorld(ads))
  const signIn = await visitor.open('www.linkedin.com/login')
  const code = await visitor.send(signIn, { ...account, session_key: 'check@example.test' })

  expect((await visitor.send(code, { pin: '1' })).status).toBe(400)
  expect((await visitor.send(code, { pin: '123456' })).page.querySelector('h1')?.text).toContain('check@example.test')
})

test('a guest is sent to the wall; an application elsewhere opens there', async () => {
  const visitor = aVisitor([linkedin], aWorld(ads))

  expect((await visitor.open(`${view}/apply/contact-info`)).address).toBe('www.linkedin.com/authwall')
  const job = await visitor.open(`www.linkedin.com/jobs/view/${external && postingId(external)}`)
  expect(job.page.querySelector('.jobs-apply-button')?.getAttribute('target')).toBe('_blank')
})

test('one posting, a posting that is gone, and a caller without a name', async () => {
  const app = linkedin.app(aWorld(ads))
  const posting = `/jobs-guest/jobs/api/jobPosting/${external && postingId(external)}`
  const headers = { 'user-agent': 'test' }

  const found = await (await app.request(posting, { headers })).text()
  expect(found).toContain('class="description__job-criteria-text">Part-time<')
  expect(found).toContain('id="applyUrl"')
  expect((await app.request('/jobs-guest/jobs/api/jobPosting/1', { headers })).status).toBe(404)
  expect((await app.request(posting)).status).toBe(429)
})
