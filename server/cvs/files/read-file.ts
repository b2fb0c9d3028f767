import { z } from 'zod'
import type { CvFileKind } from '../../../contract/cvs/files.ts'
import type { Log } from '../../platform/log.ts'
import { FileProblem } from '../../../contract/cvs/file-problems.ts'
import { runChild } from './run-child.ts'

const Reading = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    /** Lines as people read them: columns one after the other, cells of a table row with tabs between or below each other. */
    text: z.string(),
    /** Null where the kind of file does not say. */
    pages: z.number().int().nullable(),
    /** The CV as data, where the file was made by our own export; not looked into yet. */
    embedded: z.string().nullable(),
  }),
  /** Pictures of pages. */
  z.object({ kind: z.literal('no-text') }),
  z.object({ kind: z.literal('unreadable'), problem: FileProblem }),
])
export type CvFileReading = z.infer<typeof Reading>

/**
 * Takes the text out of a CV file, in a process of its own.
 * @throws TooBusyToRead where many others wait already.
 */
export async function readCvFile({ log }: { log: Log }, bytes: Uint8Array, kind: CvFileKind): Promise<CvFileReading> {
  const outcome = await runChild({ job: 'read', kind }, bytes)
  if (outcome.kind === 'failed') {
    log.warn({ kind, bytes: bytes.length, because: outcome.because }, 'a CV file could not be read')
    return { kind: 'unreadable', problem: outcome.because === 'crash' ? 'broken' : 'too-much-inside' }
  }
  const reading = Reading.safeParse(outcome.answer)
  if (reading.success) return reading.data
  log.error({ kind, err: reading.error }, 'what reads CV files gave an answer that cannot be used')
  return { kind: 'unreadable', problem: 'broken' }
}
