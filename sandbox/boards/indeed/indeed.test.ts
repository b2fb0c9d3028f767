import { expect, test } from 'vitest'
import { aVisitor } from '../../../test/sandbox-visitor.ts'
import { awkwardSandboxAds, aWorld } from '../../../test/sandbox-world.ts'
import { indeed } from './index.ts'
import { jobKey } from './job-key.ts'

const ads = awkwardSandboxAds('indeed')
const [dull, external] = ads
const form = 'smartapply.indeed.com/beta/indeedapply/form'

test('a person signs in by a code and applies in steps, one module a page', async () => {
  const visitor = aVisitor([indeed], aWorld(ads))
  const job = await visitor.open(`uk.indeed.com/viewjob?jk=${dull && jobKey(dull)}`)
  const signIn = await visitor.follow(job, '#indeedApplyButton')
  expect(signIn.address).toMatch(/^secure\.indeed\.com\/auth/)

  const code = await visitor.send(signIn, { __email: 'ada@example.test' })
  let page = await visitor.send(code, { passcode: '123456' })
  const seen: string[] = []
  const questions = () => page.page.querySelectorAll('[name^=q_]').map((field) => field.getAttribute('name') ?? '')
  const fillIn: Record<string, () => Record<string, string>> = {
    'contact-info-module': () => ({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' }),
    'profile-location': () => ({ 'location-postal-code': 'LS1 4AP', 'location-locality': 'Leeds' }),
    'resume-selection-module/resume-selection': () => ({ resume: 'cv.pdf' }),
    'questions-module/questions/1': () => Object.fromEntries(questions().map((name) => [name, 'Yes'])),
  }
  while (!page.address.includes('post-apply')) {
    const step = page.address.slice(form.length + 1).replace(/\?.*/, '')
    seen.push(step)
    page = await visitor.send(page, fillIn[step]?.() ?? {})
    expect(page.status).toBe(200)
  }

  expect(seen).toEqual([
    'contact-info-module',
    'profile-location',
    'resume-selection-module/resume-selection',
    'questions-module/questions/1',
    'resume-module/relevant-experience',
    'review-module',
  ])
  expect(page.page.querySelector('h1')?.text).toBe('Your application has been submitted')
  expect((await visitor.open(job.address)).page.querySelector('#indeedApplyButton')?.text).toBe('Applied')
})

test('the review shows what was filled in; a step that lacks an answer stays', async () => {
  const visitor = aVisitor([indeed], aWorld(ads))
  const start = await visitor.open(`${form}/contact-info-module?jk=${dull && jobKey(dull)}`)
  const contact = await visitor.send(await visitor.send(start, { __email: 'ada@example.test' }), { passcode: '123456' })

  const stayed = await visitor.send(contact, { firstName: 'Ada', lastName: '' })
  expect([stayed.status, stayed.page.querySelectorAll('.error').map(({ id }) => id)]).toEqual([
    400,
    ['input-lastName-error', 'input-email-error'],
  ])
  await visitor.send(stayed, { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' })
  const review = await visitor.open(`${form}/review-module?jk=${dull && jobKey(dull)}`)
  expect(review.page.querySelectorAll('dd').map(({ text }) => text)).toContain('Lovelace')
})

test('a wrong code is refused; an ad with an application of its own leads away', async () => {
  const visitor = aVisitor([indeed], aWorld(ads))
  const code = await visitor.send(await visitor.open('secure.indeed.com/auth'), { __email: 'ada@example.test' })
  expect((await visitor.send(code, { passcode: '12' })).status).toBe(400)

  const job = await visitor.open(`uk.indeed.com/viewjob?jk=${external && jobKey(external)}`)
  expect(job.page.querySelector('#indeedApplyButton')).toBeNull()
  expect(job.page.querySelector('a[target=_blank]')?.text).toBe('Apply on company site')
})

test('the search has its limits and its other format', async () => {
  const visitor = aVisitor([indeed], aWorld(ads))
  const call = 'api.indeed.com/ads/apisearch?publisher=sandbox&v=2&userip=1.2.3.4&useragent=x&co=gb'

  expect((await visitor.open(`${call}&q=nurse`)).page.querySelectorAll('result > jobkey')).toHaveLength(1)
  expect((await visitor.open(call.replace('v=2', 'v=1'))).page.text).toContain('Unsupported API version.')
  expect((await visitor.open(call.replace('userip', 'ip'))).page.text).toContain('required')
})
