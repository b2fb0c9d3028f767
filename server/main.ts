import { join } from 'node:path'
import { vaultEnvironment } from './credentials/vault-environment.ts'
import { runRolecall } from './platform/supervisor/run-rolecall.ts'

/**
 * The program of `npm start` and `npm run dev`: everything on one machine. On many machines `web.ts` and `worker.ts`
 * are started by themselves, with DATABASE_URL, after `npm run migrate`.
 */
const root = join(import.meta.dirname, '..')

await runRolecall({
  root,
  environmentOf: vaultEnvironment,
  files: {
    web: join(root, 'server', 'web.ts'),
    worker: join(root, 'server', 'worker.ts'),
    apply: join(root, 'server', 'apply.ts'),
    sandbox: join(root, 'sandbox', 'main.ts'),
  },
})
