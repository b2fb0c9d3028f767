import { expect, test } from 'vitest'
import { aVisitor } from '../../../test/sandbox-visitor.ts'
import { awkwardSandboxAds, aWorld } from '../../../test/sandbox-world.ts'
import { indeed } from './index.ts'
import { jobKey } from './job-key.ts'

const ads = awkwardSandboxAds('indeed')
const [, external] = ads

test('an ad with an application of its own leads away', async () => {
  const visitor = aVisitor([indeed], aWorld(ads))
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
