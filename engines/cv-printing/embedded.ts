import { strFromU8 } from 'fflate'
import { z } from 'zod'
import { Cv } from '../../contract/cvs/cvs.ts'

/*
 * A copy of a CV that machines read, inside the files that we make of it: so that what a person took along comes back without a
 * field lost. It holds only what is printed. Anyone who edits the file's text makes the copy stale, which its hash tells. How it gets
 * into a file and out of it is the affair of who writes the file.
 */

export const EmbeddedCv = z.strictObject({
  format: z.literal('rolecall-cv'),
  version: z.literal(1),
  /** SHA-256, in hexadecimal, of the document's text as our reader reads it, without white space. */
  textHash: z.string().regex(/^[0-9a-f]{64}$/u),
  cv: Cv,
})
export type EmbeddedCv = z.infer<typeof EmbeddedCv>

/** No copy that we write is longer; what claims to be one and is, is none. */
export const longestCopy = 4_000_000

/** The bytes of a copy, read and checked; null if it is not one of ours. */
export function readEmbedded(json: Uint8Array | null): EmbeddedCv | null {
  if (json === null || json.length > longestCopy) return null
  try {
    return EmbeddedCv.safeParse(JSON.parse(strFromU8(json))).data ?? null
  } catch {
    return null
  }
}

/**
 * The CV of a copy, if the file still says what it said when the copy was made.
 * @param textHash of a document's text, as `EmbeddedCv` has it.
 */
export function cvOfEmbedded(embedded: EmbeddedCv | null, text: string, textHash: (text: string) => string): Cv | null {
  return embedded !== null && embedded.textHash === textHash(text) ? embedded.cv : null
}
