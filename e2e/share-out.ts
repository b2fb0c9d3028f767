import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Seconds that the longest files took when this was written; the others take about six. */
const seconds: Readonly<Record<string, number>> = {
  'every-page': 88,
  'read-a-hostile-ad': 27,
  'build-a-cv': 26,
  'read-a-hostile-cv': 24,
  'keep-my-cv': 23,
  'keep-my-account-safe': 23,
  'apply-to-a-job': 23,
  'write-a-cover-letter': 22,
  'apply-to-many-jobs': 22,
  'import-a-cv': 22,
  'get-new-jobs-by-mail': 21,
  'look-after-my-alerts': 20,
  'keep-cv-files': 18,
  'write-to-us': 18,
  'know-my-take-home': 17,
  'see-how-a-cv-fits': 17,
  'take-a-cv-along': 15,
  'shortlist-from-results': 15,
  'keep-on-after-the-session': 14,
  'sign-up-and-in': 14,
  'keep-a-shortlist': 14,
  'look-after-my-account': 13,
}
const secondsOf = ({ moduleId }: TestSpecification) => seconds[basename(moduleId, '.spec.ts')] ?? 6

/** Gives each of the runs that go on side by side as much to do as the others: vitest's own shares are of as many files. */
export class ShareOut extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard } = this.ctx.config
    if (!shard) return await Promise.resolve(files)
    const shares = Array.from({ length: shard.count }, () => ({ files: [] as TestSpecification[], seconds: 0 }))
    // By name too: each run must come to the same shares.
    const inOrder = files.toSorted((a, b) => secondsOf(b) - secondsOf(a) || (a.moduleId < b.moduleId ? -1 : 1))
    for (const file of inOrder) {
      const least = shares.reduce((one, other) => (other.seconds < one.seconds ? other : one))
      least.files.push(file)
      least.seconds += secondsOf(file)
    }
    return await Promise.resolve(shares[shard.index - 1]?.files ?? [])
  }
}
