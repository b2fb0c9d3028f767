import { z } from 'zod'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetOldAds, keepUp } from './keep-up.ts'
import type { Gazetteer } from '../../engines/places/index.ts'

type Services = Platform & { gazetteer: Gazetteer }

/** Statistics follow the jobs within a minute; those of many ads within the hour. */
export const keepStatistics = task<Record<string, never>, Services>({
  name: 'keep-statistics',
  input: z.strictObject({}),
  expireSeconds: 3_600,
  retries: 0,
  schedule: { cron: '* * * * *', input: {} },
  async run(_input, { db, gazetteer, clock, log }, signal) {
    const done = await keepUp({ db, gazetteer }, { now: clock.now(), signal })
    if (done.jobs > 0) log.info(done, 'the statistics have taken in what changed')
  },
})

/** Once a night: days and months have gone by. */
export const forgetOldStatistics = task<Record<string, never>, Services>({
  name: 'forget-old-statistics',
  input: z.strictObject({}),
  expireSeconds: 1_800,
  retries: 2,
  schedule: { cron: '40 3 * * *', input: {} },
  async run(_input, { db, clock, log }) {
    const forgotten = await forgetOldAds(db, clock.now())
    if (forgotten > 0) log.info({ forgotten }, 'ads that no trend reaches back to have left the statistics')
  },
})
