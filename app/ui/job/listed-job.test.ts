import { expect, test } from 'vitest'
import { listedJob } from './listed-job.ts'
import { ownJob } from './own-job.fixtures.ts'

test('a job in a list has what a row shows, and nothing that only its page does', () => {
  const { sources, jobTitle, snippet, netPay, ...rest } = listedJob(ownJob)
  expect({ jobTitle, snippet, netPay }).toEqual({
    jobTitle: ownJob.jobTitle,
    snippet: ownJob.snippet,
    netPay: ownJob.netPay,
  })
  expect(sources).toEqual(ownJob.sources.map(({ board, name }) => ({ board, name })))
  for (const name of ['jobDescription', 'places', 'created', 'lastSeen', 'why', 'ownAd'])
    expect(rest).not.toHaveProperty(name)
  expect(ownJob).toHaveProperty('jobDescription')
})
