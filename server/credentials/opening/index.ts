/* The door for the program that applies, which opens passwords: see docs/decisions/008. */
export { openCredentials } from './open-credentials.ts'
export { createOpeningVault, type OpeningVault } from './opening-vault.ts'
