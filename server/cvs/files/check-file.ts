import { z } from 'zod'
import { FileProblem } from '../../../contract/cvs/file-problems.ts'
import type { CvFileKind } from '../../../contract/cvs/files.ts'
import type { Log } from '../../platform/log.ts'
import { runChild } from './run-child.ts'

const Verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fine') }),
  z.object({ kind: z.literal('refused'), problem: FileProblem }),
])

/** While somebody waits for the answer. */
const wallMs = 15_000

/**
 * Looks into a file of a known kind for what no CV needs and others could be harmed by (R-FIL-1), in a process of its own.
 * @returns null: nothing of the sort.
 * @throws TooBusyToRead where many others wait already.
 */
export async function checkCvFile(
  { log }: { log: Log },
  bytes: Uint8Array,
  kind: CvFileKind,
): Promise<FileProblem | null> {
  const outcome = await runChild({ job: 'check', kind }, bytes, { wallMs })
  if (outcome.kind === 'failed') {
    log.warn({ kind, bytes: bytes.length, because: outcome.because }, 'a CV file could not be checked')
    return outcome.because === 'crash' ? 'broken' : 'too-much-inside'
  }
  const verdict = Verdict.parse(outcome.answer)
  return verdict.kind === 'fine' ? null : verdict.problem
}
