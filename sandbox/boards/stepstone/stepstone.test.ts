import { expect, test } from 'vitest'
import { aVisitor } from '../../../test/sandbox-visitor.ts'
import { awkwardSandboxAds, aWorld } from '../../../test/sandbox-world.ts'
import { totaljobs } from '../totaljobs.ts'

const ads = awkwardSandboxAds('totaljobs')
const [dull, external] = ads
const button = '[data-at=apply-now-section] [data-testid=harmonised-apply-button]'

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
