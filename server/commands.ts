import { createAdminCommand } from './admin/index.ts'
import { rotateVaultKeyCommand } from './credentials/opening/rotate-vault-key-command.ts'
import { importSkillsCommand } from './cvs/match/imported/import-skills.ts'
import {
  dropEmployerNameCommand,
  learnEmployersCommand,
  listEmployerNamesCommand,
} from './jobs/employer-aliases/commands.ts'
import { importAdsCommand } from './jobs/import/command.ts'
import { grantCompanyCreditsCommand } from './admin/grant-company-credits-command.ts'
import { grantCreditsCommand } from './admin/grant-credits-command.ts'
import { reindexAll, reindexCommand, reprocessCommand, unfoldCommand } from './jobs/commands.ts'
import { connectStripe } from './payments/index.ts'
import { setUpPaymentsCommand } from './payments/set-up-command.ts'
import { importPlacesCommand } from './places/index.ts'
import { backupCommand, restoreCommand } from './platform/backup/commands.ts'
import { moveFilesCommand } from './platform/files/move-command.ts'
import { migrateCommand } from './platform/migrate-command.ts'
import type { Command } from './platform/commands.ts'
import { resetSecondFactorCommand } from './second-factor/reset-command.ts'
import { importSponsorsCommand } from './sponsors/import-command.ts'
import { createServices } from './services.ts'
import { keepStatistics } from './statistics/tasks.ts'
import { keyKinds, protectedRows } from './protected.ts'

/** What rows of the database need and the database does not hold. */
const keys = keyKinds()

/** Every command of `npm run rolecall`, in the order of the help. @param stripe the account of a key at Stripe. */
export const createCommands = ({ stripe } = { stripe: connectStripe }): Command[] => [
  importAdsCommand({
    openServices: createServices,
    readingWorker: new URL('./job-searches/reading-worker.ts', import.meta.url),
    // A worker that runs begins at once; else it does with the next minute that it is there.
    afterwards: async (tasks) => await tasks.send(keepStatistics, {}),
  }),
  importPlacesCommand,
  importSponsorsCommand({ openServices: createServices, afterwards: reindexAll }),
  importSkillsCommand,
  reindexCommand(createServices),
  reprocessCommand(createServices),
  unfoldCommand(createServices),
  learnEmployersCommand(createServices),
  listEmployerNamesCommand(createServices),
  dropEmployerNameCommand(createServices),
  createAdminCommand,
  resetSecondFactorCommand,
  grantCreditsCommand,
  grantCompanyCreditsCommand,
  setUpPaymentsCommand(stripe),
  rotateVaultKeyCommand(protectedRows),
  backupCommand(keys),
  restoreCommand(keys),
  moveFilesCommand,
  migrateCommand,
]
