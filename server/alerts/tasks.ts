import { z } from 'zod'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import { askForAlerts, type AskForDeps } from './asking/ask-for-alerts.ts'
import { joinAllAlerts } from './join-alerts.ts'
import { matchNewJobs } from './matching/match-new-jobs.ts'
import { sendDueAlerts, type SendDeps } from './sending/send-due-alerts.ts'
import { askStillLooking } from './still-looking.ts'
import { tidyAlerts } from './tidy-alerts.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'

type Services = Platform & AskForDeps & { find: FindDeps }

/** Looks through the new jobs for everybody's alerts, and sends to those whose hour has come. */
export const sendAlerts = task({
  name: 'send-alerts',
  input: z.object({}),
  expireSeconds: 3_600,
  retries: 1,
  schedule: { cron: '*/5 * * * *', input: {} },
  async run(_input, services: Services, signal) {
    const now = services.clock.now()
    const { jobs, matches } = await matchNewJobs(services, { now, signal })
    const sent = await sendDueAlerts(sendDeps(services), { now, signal })
    if (jobs > 0 || sent > 0) services.log.info({ jobs, matches, sent }, 'alerts')
  },
})

/** A minute's share of asking the boards for what alerts look for. */
export const askBoardsForAlerts = task({
  name: 'ask-boards-for-alerts',
  input: z.object({}),
  expireSeconds: 300,
  retries: 0,
  schedule: { cron: '* * * * *', input: {} },
  async run(_input, services: Services, signal) {
    const { asked, open } = await askForAlerts(services, { now: services.clock.now(), signal })
    if (asked > 0) services.log.info({ asked, open }, 'boards asked for alerts')
  },
})

/** 'Still looking?', and what is of no more use. */
export const tidyAllAlerts = task({
  name: 'tidy-alerts',
  input: z.object({}),
  expireSeconds: 900,
  retries: 1,
  schedule: { cron: '41 9 * * *', input: {} },
  async run(_input, services: Services) {
    const now = services.clock.now()
    const joined = await joinAllAlerts(services.db)
    if (joined > 0) services.log.info({ joined }, 'alerts made without an account have joined theirs')
    await askStillLooking(sendDeps(services), now)
    await tidyAlerts(services.db, now)
  },
})

function sendDeps(services: Services): SendDeps {
  const { config } = services
  return { ...services, siteUrl: config.publicUrl ?? `http://${config.host}:${config.port}` }
}
