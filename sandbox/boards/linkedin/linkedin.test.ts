import { expect, test } from 'vitest'
import { awkwardSandboxAds, aWorld } from '../../../test/sandbox-world.ts'
import { postingId } from './addresses.ts'
import { linkedin } from './index.ts'

const ads = awkwardSandboxAds('linkedin')
const [, external] = ads

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
