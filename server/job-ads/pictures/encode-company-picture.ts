import { z } from 'zod'
import { FileProblem } from '../../../contract/cvs/file-problems.ts'
import type { PictureKind } from '../../../contract/job-ads/company-pictures.ts'
import { companyPictureLimits as limits } from '../../../contract/job-ads/limits.ts'
import { runChild } from '../../cvs/files/run-child.ts'
import type { Log } from '../../platform/log.ts'

const side = z.number().int().min(1).max(limits.width)
const Encoding = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('made'),
    jpeg: z.base64().transform((text) => Buffer.from(text, 'base64')),
    width: side,
    height: side,
  }),
  z.object({ kind: z.literal('refused'), problem: FileProblem }),
])

/**
 * Makes the picture that the page of a company shows of a file (R-FIL-4), in a limited process of its own.
 * @throws TooBusyToRead where many others wait already.
 */
export async function encodeCompanyPicture(
  { log }: { log: Log },
  bytes: Uint8Array,
  kind: PictureKind,
): Promise<z.infer<typeof Encoding>> {
  const outcome = await runChild({ job: 'picture', whole: kind }, bytes, { wallMs: 15_000 })
  if (outcome.kind === 'failed') {
    log.warn({ bytes: bytes.length, because: outcome.because }, 'a picture could not be made')
    return { kind: 'refused', problem: 'broken-picture' }
  }
  return Encoding.parse(outcome.answer)
}
