import { z } from 'zod'
import { readFile, type Files } from '../platform/files/store.ts'
import { Undeliverable } from './undeliverable.ts'

/** A file that goes with a mail: its bytes, or its key in the file store, which is read when the mail goes. */
export type Attachment = { name: string; type: string } & ({ bytes: Uint8Array } | { fileKey: string; size: number })

/** Relays take mails of 10 MB, and base64 adds a third. */
export const attachmentLimits = { count: 5, bytes: 7_000_000 }

/** As the row keeps it. */
export const KeptAttachment = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** Both missing once they are forgotten. */
  base64: z.string().optional(),
  fileKey: z.uuid().optional(),
})
export type KeptAttachment = z.infer<typeof KeptAttachment>

/** @throws where there are too many or too large, or a type is none: whoever lets people attach files checks that before. */
export function keptAttachments(attachments: readonly Attachment[]): KeptAttachment[] {
  if (attachments.length > attachmentLimits.count) throw new Error('Too many files for one mail')
  const kept = attachments.map((one): KeptAttachment => {
    // It stands in a header.
    if (!/^(?!multipart|message)[a-z][a-z0-9.+-]*\/[a-z0-9][a-z0-9.+-]*$/u.test(one.type))
      throw new Error('Not the type of a file')
    const about = { name: tidyName(one.name), type: one.type }
    if ('fileKey' in one) return { ...about, size: one.size, fileKey: one.fileKey }
    return { ...about, size: one.bytes.length, base64: Buffer.from(one.bytes).toString('base64') }
  })
  if (kept.reduce((sum, { size }) => sum + size, 0) > attachmentLimits.bytes) throw new Error('Too large for one mail')
  return kept
}

/** @throws Undeliverable where a file has gone meanwhile, as with the account that it belonged to. */
export async function readAttachments(
  files: Files,
  kept: readonly KeptAttachment[],
): Promise<{ name: string; type: string; bytes: Buffer }[]> {
  const read: { name: string; type: string; bytes: Buffer }[] = []
  for (const { name, type, base64, fileKey } of kept) {
    const bytes = fileKey === undefined ? base64 : await readFile(files, fileKey, attachmentLimits.bytes)
    if (bytes == null) throw new Undeliverable('A file that goes with the mail is gone')
    read.push({ name, type, bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'base64') : bytes })
  }
  return read
}

/** No path, no line breaks, no signs that turn the text around. */
function tidyName(name: string): string {
  const bare = name
    .replace(/^.*[/\\]/su, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  return [...bare].slice(0, 150).join('') || 'file'
}
