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
    'contract/cvs/limits.ts',
    'node_modules/*',
    'package.json',
  ],
  readableToPropose: [
    'server/cvs/import/*',
    'server/cvs/export/*',
    'server/cvs/rich-text.ts',
    'server/jobs/understand/*',
    'server/places/*',
    'server/platform/allowed-html.ts',
    'server/platform/last-used.ts',
    'server/platform/safe-href.ts',
    'contract/*',
  ],
}

/** The same as the few files that the build makes of it (react-router.config.ts). */
const builtProgram: ChildProgram = {
  file: join(root, builtFolder, 'main.js'),
  readable: [`${builtFolder}/*`, 'node_modules/*', 'package.json'],
  readableToPropose: [],
}

let chosen: ChildProgram | null = null

/** What looks at files here: as it was built, because loading its 325 modules takes longer than reading most files; its sources where they were changed since, or nothing was built. */
export function childProgram(): ChildProgram {
  return (chosen ??= isBuilt(root) ? builtProgram : childSources)
}

/** Whether a checkout has the program as it was built, and no file that it was made of has been changed since. */
export function isBuilt(checkout: string): boolean {
  try {
    const { mtimeMs } = statSync(join(checkout, builtFolder, 'main.js'))
    const names = JSON.parse(readFileSync(join(checkout, builtFolder, 'sources.json'), 'utf8')) as string[]
    return names.every((name) => statSync(join(checkout, name)).mtimeMs <= mtimeMs)
  } catch {
    return false // Not built, or a file of it is gone.
  }
}
