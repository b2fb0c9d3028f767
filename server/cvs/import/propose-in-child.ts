import { z } from 'zod'
import { FileProblem } from '../../../contract/cvs/file-problems.ts'
import { cvFileKinds, type CvFileKind } from '../../../contract/cvs/files.ts'
import type { cvDataKinds } from '../../../contract/cvs/import-limits.ts'
import { CvProposal } from '../../../contract/cvs/import.ts'
import type { ExtraPlaces, Settlement } from '../../../engines/places/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { runChild } from '../files/run-child.ts'
import type { ImportAnswer } from './propose-from-file-bytes.ts'

export type ImportOutcome =
  | ImportAnswer
  /** It took more time or memory than any CV needs. */
  | { kind: 'gave-up' }

type Kind = CvFileKind | (typeof cvDataKinds)[number] | 'document'

const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('proposed'), proposal: CvProposal }),
  z.object({ kind: z.literal('refused'), problem: FileProblem }),
  z.object({ kind: z.literal('no-cv') }),
  z.object({ kind: z.literal('no-text') }),
]) satisfies z.ZodType<ImportAnswer>

/**
 * Reads a file as a CV in a limited process of its own: what a stranger wrote is never parsed where pages are answered, so that text
 * made to be slow costs them nothing.
 * @throws TooBusyToRead where many others wait already.
 */
export async function proposeInChild(
  { log, extraPlaces }: Pick<Platform, 'log'> & { extraPlaces: ExtraPlaces },
  kind: Kind,
  bytes: Uint8Array,
  limits: { wallMs?: number } = {},
): Promise<ImportOutcome> {
  const settlements = jsonOf(extraPlaces.settlements)
  const outcome = await runChild(
    { job: 'propose', kind, settlements: settlements.length },
    settlements.length === 0 ? bytes : Buffer.concat([settlements, bytes]),
    limits,
  )
  if (outcome.kind === 'failed') {
    log.warn({ kind, bytes: bytes.length, because: outcome.because }, 'a file could not be read as a CV')
    if (!isDocumentKind(kind)) return { kind: 'gave-up' }
    return { kind: 'refused', problem: outcome.because === 'crash' ? 'broken' : 'too-much-inside' }
  }
  const answer = Answer.safeParse(outcome.answer)
  if (answer.success) return answer.data
  log.error(
    { kind, issues: answer.error.issues.map(({ path }) => path.join('.')) },
    'what reads CVs gave an answer that cannot be used',
  )
  return { kind: 'gave-up' }
}

const isDocumentKind = (kind: Kind) => cvFileKinds.some((one) => one === kind)

const none = new Uint8Array()
const written = new WeakMap<readonly Settlement[], Uint8Array>()

/** Imported settlements as the child takes them; made once, as they may be forty thousand. */
function jsonOf(settlements: readonly Settlement[]): Uint8Array {
  if (settlements.length === 0) return none
  const known = written.get(settlements)
  if (known !== undefined) return known
  const rows = settlements.map(({ name, county, population, lat, lng }) => ({ name, county, population, lat, lng }))
  const json = Buffer.from(JSON.stringify(rows))
  written.set(settlements, json)
  return json
}
