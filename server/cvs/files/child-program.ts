import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A program that looks at files, and where its code lies, in paths below the checkout: what it may read. */
export type ChildProgram = { file: string; readable: readonly string[]; readableToPropose: readonly string[] }

const root = resolve(import.meta.dirname, '../../..')
const builtFolder = 'build/file-reader'

/** The program as its source files: code that every child may read, and what it takes to understand a CV besides. No settings, no data of ours, nothing of anybody. */
export const childSources: ChildProgram = {
  file: join(root, 'server/cvs/files/child/main.ts'),
  readable: [
    'server/cvs/files/child/*',
    'server/platform/close-network.ts',
    'engines/xml/*',
    'contract/cvs/bad-file.ts',
    'contract/cvs/limits.ts',
    'contract/job-ads/limits.ts',
    'node_modules/*',
    'package.json',
  ],
  readableToPropose: [
    'server/cvs/import/propose-from-file-bytes.ts',
    'server/cvs/export/text-hash.ts',
    'server/places/*',
    'engines/*',
    'contract/*',
  ],
}

let isOfToday: boolean | null = null

/**
 * A program as it was built (react-router.config.ts), because loading its modules takes longer than reading most files; its sources where one was
 * changed since, or nothing was built.
 * @param name of its built file.
 */
export function asBuilt(sources: ChildProgram, name: 'main' | 'feed'): ChildProgram {
  isOfToday ??= isBuilt(root)
  if (!isOfToday) return sources
  return {
    file: join(root, builtFolder, `${name}.js`),
    readable: [`${builtFolder}/*`, 'node_modules/*', 'package.json'],
    readableToPropose: [],
  }
}

/** What looks at files that people upload. */
export const childProgram = (): ChildProgram => asBuilt(childSources, 'main')

/** Whether a checkout has the programs as they were built, and no file that they were made of has been changed since. */
export function isBuilt(checkout: string): boolean {
  try {
    const { mtimeMs } = statSync(join(checkout, builtFolder, 'main.js'))
    const names = JSON.parse(readFileSync(join(checkout, builtFolder, 'sources.json'), 'utf8')) as string[]
    return names.every((name) => statSync(join(checkout, name)).mtimeMs <= mtimeMs)
  } catch {
    return false // Not built, or a file of it is gone.
  }
}
