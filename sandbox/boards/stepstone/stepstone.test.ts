import { expect, test } from 'vitest'
import { aVisitor } from '../../../test/sandbox-visitor.ts'
import { awkwardSandboxAds, aWorld } from '../../../test/sandbox-world.ts'
import { totaljobs } from '../totaljobs.ts'

const ads = awkwardSandboxAds('totaljobs')
const [dull, external] = ads
const button = '[data-at=apply-now-section] [data-testid=harmonised-apply-button]'
const name = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test', 'phoneNumber-main': '7700900000' }

test('a person finds a job, signs in, applies, and sees that they have', async () => {
  const visitor = aVisitor([totaljobs], aWorld(ads))
  const results = await visitor.open('www.totaljobs.com/jobs/nurse/in-leeds')
  const job = await visitor.follow(results, '[data-at=job-item-title]')
  expect(job.page.querySelector('h1')?.text).toBe(dull?.title)

  const signIn = await visitor.follow(job, button)
  expect(signIn.address).toMatch(/^www\.totaljobs\.com\/account\/signin/)
  const form = await visitor.send(signIn, { 'Form.Email': 'ada@example.test', 'Form.Password': 'abcdef' })
  expect(form.page.querySelector('[data-testid=smart-apply-form-container]')).not.toBeNull()

  const refused = await visitor.send(form, { ...name, sqIndex0: 'Yes' })
  expect(refused.status).toBe(400)
  expect(refused.page.querySelectorAll('.error').map(({ id }) => id)).toEqual(['upload-input-error', 'sqIndex1-error'])

  const filled = { ...name, smartApplyAttachment: 'cv.pdf', sqIndex0: 'Yes', sqIndex1: '4' }
  const thanks = await visitor.send(refused, filled)
  expect(thanks.address).toBe('www.totaljobs.com/application/confirmation/success')
  const again = await visitor.open(job.address)
  expect(again.page.querySelector(button)?.text).toBe('Already applied')
})

test('a wrong password and a form without its token are refused', async () => {
  const visitor = aVisitor([totaljobs], aWorld(ads))
  const signIn = await visitor.open('www.totaljobs.com/account/signin')

  const short = await visitor.send(signIn, { 'Form.Email': 'ada@example.test', 'Form.Password': 'abc' })
  expect(short.page.querySelector('.error')?.text).toBe('Incorrect email or password')
  const reused = await visitor.send(signIn, { 'Form.Email': 'ada@example.test', 'Form.Password': 'abcdef' })
  expect([reused.status, reused.page.querySelector('.error')?.text]).toEqual([400, 'Please try again'])
})

test('an ad whose employer takes applications elsewhere leads there in a new tab', async () => {
  const visitor = aVisitor([totaljobs], aWorld(ads))
  const job = await visitor.open(`www.totaljobs.com/job/${external?.number}`)
  const link = job.page.querySelector(button)

  expect(link?.text).toBe('Apply on company website')
  expect(link?.getAttribute('target')).toBe('_blank')
  expect(link?.getAttribute('href')).toBe(`../../jobs.example-employer.test/apply/totaljobs/${external?.number}`)
  expect(job.page.querySelector('h1')?.text).toBe('Cook & "Baker" </script>')
})

test('a job is found by its number, not by another path', async () => {
  const visitor = aVisitor([totaljobs], aWorld(ads))

  expect((await visitor.open(`www.totaljobs.com/job/${dull?.number}`)).status).toBe(200)
  expect((await visitor.open(`www.totaljobs.com/job/job${dull?.number}`)).status).toBe(404)
  expect((await visitor.open('www.totaljobs.com/job/1')).status).toBe(404)
  expect((await visitor.open('www.totaljobs.com/jobs?Keywords=nurse')).page.querySelectorAll('article')).toEqual([])
})
