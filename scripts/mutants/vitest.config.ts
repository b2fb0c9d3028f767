import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'
import { keepCompiled } from '../../test/keep-compiled.ts'
import { asNodeReadsIt } from '../../test/native.ts'

keepCompiled()

/** The files in the order that they are asked for: the most likely to fail first. */
const asked = (process.env['ROLECALL_MUTANTS_ORDER'] ?? '').split('\n')

class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => asked.findIndex((file) => moduleId.endsWith(`/${file}`))
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

/** As the tests' own configuration, but one file after the other, in a database that is already there, and patient: what is slow is not what is broken. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: {
    maxWorkers: 1,
    fileParallelism: false,
    isolate: false,
    sequence: { sequencer: AsAsked },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: [
      './test/seed-properties.ts',
      ...(process.env['ROLECALL_MUTANTS_MAP'] ? ['./scripts/mutants/note-functions.ts'] : []),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{contract,engines,server,app,sandbox,test,scripts}/**/*.test.ts'],
          globalSetup: ['./scripts/mutants/open-database.ts'],
          ...asNodeReadsIt,
        },
      },
      { extends: true, test: { name: 'pages', include: ['app/**/*.test.tsx'] } },
    ],
  },
})
