import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '..')

/**
 * Puts the longest files first, so that at the end there are only short ones to share out among the workers. Vitest knows by itself how long a file took
 * only where it has run before; on a fresh clone it would begin with the largest files, and a small one that counts for a minute would be left to one
 * worker at the end.
 * @param seconds what the longest files take, by their path; the others are taken to be short.
 */
export function longestFirst(seconds: Readonly<Record<string, number>>): typeof BaseSequencer {
  const secondsOf = ({ moduleId }: TestSpecification) => seconds[relative(root, moduleId)] ?? 0
  return class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const usual = await super.sort(files)
      return usual.toSorted((one, other) => secondsOf(other) - secondsOf(one))
    }
  }
}
