import { readConfig } from '../server/platform/config.ts'
import { createLog } from '../server/platform/log.ts'
import { createServices, type Services } from '../server/services.ts'
import { productEnvironment, settingsOf } from './start-product.ts'

/** What the product at this database stands on, in this process. Without a sandbox no board is asked. */
export async function servicesOn(where: {
  databaseUrl: string
  dataFolder: string
  sandboxUrl?: string
}): Promise<Services> {
  const { databaseUrl } = where
  const config = readConfig(productEnvironment(settingsOf(where)))
  const log = createLog({ program: 'journeys', level: 'silent' })
  return await createServices({ config, log, databaseUrl, program: 'journeys', connections: 4 })
}
