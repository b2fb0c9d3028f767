import { createHash } from 'node:crypto'
import type { CompletedPart } from '@aws-sdk/client-s3'
import type { Access } from './s3-answers.ts'

/** S3 takes 5 MiB or more for each part but the last, and 10,000 parts: this makes 48 GiB. One part at a time is in memory. */
export const partBytes = 5 * 1024 * 1024

type Given = { key: string; type: string; /** Kept with the file, for `put` to know it by. */ mark: string }

/** Sends a file of unknown length: a small one at once, a larger one in parts. Nothing of it is left where that fails. */
export async function uploadParts(access: Access, content: AsyncIterable<Uint8Array>, given: Given): Promise<void> {
  const { client, sdk, bucket } = access
  const about = { Bucket: bucket, Key: given.key }
  const told = { ContentType: given.type, Metadata: { put: given.mark } }
  let uploadId: string | null = null
  const parts: CompletedPart[] = []
  try {
    for await (const bytes of cut(content)) {
      const body = { Body: bytes, ContentLength: bytes.length, ContentMD5: md5(bytes) }
      if (uploadId === null && bytes.length < partBytes) {
        await client.send(new sdk.PutObjectCommand({ ...about, ...told, ...body, IfNoneMatch: '*' }))
        return
      }
      if (uploadId === null) {
        const begun = await client.send(new sdk.CreateMultipartUploadCommand({ ...about, ...told }))
        uploadId = begun.UploadId!
      }
      const PartNumber = parts.length + 1
      const { ETag } = await client.send(
        new sdk.UploadPartCommand({ ...about, ...body, UploadId: uploadId, PartNumber }),
      )
      parts.push({ PartNumber, ETag })
    }
    await client.send(
      new sdk.CompleteMultipartUploadCommand({
        ...about,
        UploadId: uploadId!,
        MultipartUpload: { Parts: parts },
        IfNoneMatch: '*',
      }),
    )
  } catch (error) {
    // Where this fails too, `remove` ends the upload.
    if (uploadId !== null)
      await client.send(new sdk.AbortMultipartUploadCommand({ ...about, UploadId: uploadId })).catch(() => {})
    throw error
  }
}

/**
 * Cuts what comes into parts, each in the same piece of memory: one is sent before the next is asked for. All but the last are full;
 * of what fits into full parts the last is not empty, and of nothing there is one empty part.
 */
async function* cut(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [part, length, isFirst] = [Buffer.allocUnsafe(64 * 1024), 0, true]
  for await (const chunk of content) {
    for (let from = 0; from < chunk.length;) {
      if (length === part.length && length < partBytes) part = grown(part)
      const taken = Math.min(part.length - length, chunk.length - from)
      part.set(chunk.subarray(from, from + taken), length)
      length += taken
      from += taken
      if (length < partBytes) continue
      yield part
      isFirst = false
      length = 0
    }
  }
  if (length > 0 || isFirst) yield part.subarray(0, length)
}

/** A small file needs little. */
function grown(part: Uint8Array): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafe(Math.min(partBytes, part.length * 4))
  larger.set(part)
  return larger
}

function md5(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('base64')
}
