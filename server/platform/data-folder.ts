import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'

/** The data folder cannot be used; the message is for the person who starts the app. */
export class BadDataFolder extends Error {}

/** Makes the folder that everything is written into, for nobody's eyes but ours. */
export function makeDataFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    chmodSync(path, 0o700)
    accessSync(path, constants.W_OK)
  } catch (cause) {
    const reason = (cause as Error).message
    throw new BadDataFolder(`The data folder ${path} cannot be used (${reason}). Set ROLECALL_DATA to another.`, {
      cause,
    })
  }
}
