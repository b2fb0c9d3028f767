import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../server/platform/config.ts'
import { createLog } from '../server/platform/log.ts'
import { migrate } from '../server/platform/migrate.ts'
import { startPostgres } from '../server/platform/postgres/start-postgres.ts'
import { createServices, type Services } from '../server/services.ts'

/** The product's parts on an embedded PostgreSQL with its usual settings, in a folder that goes when it is done. */
export async function aProduct(
  environment: Record<string, string> = {},
): Promise<{ services: Services; databaseUrl: string } & AsyncDisposable> {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-bench-'))
  const log = createLog({ program: 'bench', level: 'error' })
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), log })
  await migrate(postgres.url)
  const config = readConfig({
    NODE_ENV: 'test',
    ROLECALL_DATA: folder,
    // A bench may play a proxy in front, and still asks the demo boards.
    ROLECALL_ALLOW_SANDBOX_IN_PRODUCTION: 'on',
    ROLECALL_ALLOW_OUTBOX_IN_PRODUCTION: 'on',
    ROLECALL_PAID_PLANS: 'off',
    ...environment,
  })
  const services = await createServices({ config, log, databaseUrl: postgres.url, program: 'bench' })
  return {
    services,
    databaseUrl: postgres.url,
    async [Symbol.asyncDispose]() {
      await services.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
