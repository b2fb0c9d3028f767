import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Seconds of processor that the longest files took when this was written. Vitest knows by itself how long a file took only where it has run
 * before; on a fresh clone it would begin with the largest files, and a small one that counts for a minute would be left to one worker at the end.
 */
const seconds: Readonly<Record<string, number>> = {
  'test/steps/linear.test.ts': 48,
  'server/boards/forms.sandbox.test.ts': 45,
  'server/web/policy.test.ts': 39,
  'server/cvs/export/printed-text.test.ts': 18,
  'server/boards/obstacles.sandbox.test.ts': 36,
  'server/platform/backup/drill.test.ts': 30,
  'server/web/equal-searches.sandbox.test.ts': 26,
  'server/boards/real-structures.sandbox.test.ts': 22,
  'server/cvs/import/api.test.ts': 20,
  'server/cvs/files/run-child.test.ts': 20,
  'server/jobs/import/import-ads.test.ts': 19,
  'server/cvs/export/export-cv.test.ts': 18,
  'sandbox/applying/in-a-browser.test.ts': 18,
  'server/cvs/files/cv-files.test.ts': 15,
  'server/platform/supervisor/run-rolecall.test.ts': 15,
  'server/web/page-policy.test.ts': 15,
  'server/cvs/import/in-child.test.ts': 14,
  'scripts/check-sql/check-sql.test.ts': 13,
  'server/boards/faults.test.ts': 13,
  'server/applications/runner/runner.test.ts': 12,
  'server/web/odd-requests.test.ts': 12,
  'server/platform/postgres/start-postgres.test.ts': 12,
  'server/web/open-redirect.test.ts': 12,
  'server/web/going-live.test.ts': 10,
  'server/users/guessing.test.ts': 9,
  'server/cvs/files/encode-picture.test.ts': 8,
  'server/platform/readers.test.ts': 8,
  'server/web/bad-text.test.ts': 8,
  'server/applying/canary.sandbox.test.ts': 7,
  'server/jobs/lock-folding.test.ts': 7,
  'server/web/no-store.test.ts': 7,
  'server/platform/backup/backup.test.ts': 7,
}
const root = join(import.meta.dirname, '..')
const secondsOf = ({ moduleId }: TestSpecification) => seconds[relative(root, moduleId)] ?? 0

/** The longest files first, so that at the end there are only short ones to share out. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.toSorted((one, other) => secondsOf(other) - secondsOf(one))
  }
}
