import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. Every script works in it, wherever it was called from. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Something that the person who called the script has to see to; the message says what. */
export class SetUpFailed extends Error {}
