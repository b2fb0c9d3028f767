import { createAdminCommand } from './admin/command.ts'
import { rotateVaultKeyCommand } from './credentials/opening/rotate-vault-key-command.ts'
import { importSkillsCommand } from './cvs/match/imported/import-skills.ts'
import { importAdsCommand } from './jobs/import/command.ts'
import { grantCreditsCommand } from './credits/grant-credits-command.ts'
import { reindexCommand, reprocessCommand, unfoldCommand } from './jobs/commands.ts'
import { importPlacesCommand } from './places/import-places.ts'
import { backupCommand, restoreCommand } from './platform/backup/commands.ts'
import { migrateCommand } from './platform/migrate-command.ts'
import { runCommandLine } from './platform/run-command-line.ts'

/** `npm run rolecall -- COMMAND …`: every command, in the order of the help. */
process.exitCode = await runCommandLine(
  [
    importAdsCommand,
    importPlacesCommand,
    importSkillsCommand,
    reindexCommand,
    reprocessCommand,
    unfoldCommand,
    createAdminCommand,
    grantCreditsCommand,
    rotateVaultKeyCommand,
    backupCommand,
    restoreCommand,
    migrateCommand,
  ],
  process.argv.slice(2),
)
