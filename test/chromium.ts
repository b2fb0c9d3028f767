import { accessSync, constants, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChromiumLaunch, findChromium } from '../server/platform/chromium.ts'

/** The Chromium for tests; the packaged one is unpacked once and kept beside the packages. */
export async function chromiumForTests(): Promise<ChromiumLaunch> {
  return await findChromium({ setting: process.env['ROLECALL_CHROMIUM'] || null, folder: cacheFolder() })
}

export function cacheFolder(): string {
  const beside = join(import.meta.dirname, '..', 'node_modules', '.cache', 'rolecall')
  try {
    mkdirSync(beside, { recursive: true })
    accessSync(beside, constants.W_OK)
    return beside
  } catch {
    // The packages belong to another user.
    return join(tmpdir(), `rolecall-${process.getuid?.() ?? 0}`)
  }
}
