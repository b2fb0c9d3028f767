import { z } from 'zod'
import { FileProblem } from '../../../contract/cvs/file-problems.ts'
import { PersonalData } from '../../../contract/cvs/cvs.ts'
import type { Log } from '../../platform/log.ts'
import { runChild } from './run-child.ts'

/** A square of the picture, in its pixels as people see it. */
export type Crop = { x: number; y: number; size: number }

const Encoding = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('made'), image: PersonalData.shape.image.unwrap() }),
  z.object({ kind: z.literal('refused'), problem: FileProblem }),
])

/**
 * Makes the picture of a CV of one that somebody has (R-FIL-4): square, small, without what the camera wrote into it. In a process
 * of its own.
 * @param crop null: the middle.
 * @throws TooBusyToRead where many others wait already.
 */
export async function encodePicture(
  { log }: { log: Log },
  bytes: Uint8Array,
  crop: Crop | null,
): Promise<z.infer<typeof Encoding>> {
  const outcome = await runChild({ job: 'picture', crop }, bytes, { wallMs: 15_000 })
  if (outcome.kind === 'failed') {
    log.warn({ bytes: bytes.length, because: outcome.because }, 'a picture could not be made')
    return { kind: 'refused', problem: 'broken-picture' }
  }
  return Encoding.parse(outcome.answer)
}
