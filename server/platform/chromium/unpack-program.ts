import chromium, { inflate } from '@sparticuz/chromium'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Unpacks the packaged Chromium into the temp folder, which is how the package does it: always under the same name,
 * taking whatever lies there for its own. `packaged.ts` runs this with a temp folder that is new.
 */
await chromium.executablePath()
const bin = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '..', '..', 'bin')
await inflate(join(bin, 'al2023.tar.br'))
