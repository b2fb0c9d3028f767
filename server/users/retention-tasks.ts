import { join } from 'node:path'
import { z } from 'zod'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import { endUnusedAccounts, forgetOldLogFiles, forgetOldRecords } from './retention.ts'

/** What has been kept as long as it may be: unused accounts, messages, logs. */
export const keepNoLonger = task({
  name: 'keep-no-longer',
  input: z.object({}),
  expireSeconds: 900,
  retries: 2,
  schedule: { cron: '40 4 * * *', input: {} },
  async run(_input, deps: Platform) {
    const { db, personalData, clock, config, log } = deps
    const now = clock.now()
    const siteUrl = config.publicUrl ?? `http://${config.host}:${config.port}`
    const done = await endUnusedAccounts({ ...deps, siteUrl }, now)
    await forgetOldRecords({ db, personalData }, now)
    await forgetOldLogFiles(join(config.dataFolder, 'logs'), now)
    if (done.warned + done.deleted > 0) log.info(done, 'unused accounts')
  },
})
