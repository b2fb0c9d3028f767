import { randomUUID } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import { type Access, answerOf, asUnavailable, type Sdk } from './s3-answers.ts'
import { checkStore } from './s3-check.ts'
import { head, removeSurely } from './s3-remove.ts'
import { resumingRead } from './s3-read.ts'
import { uploadParts } from './s3-upload.ts'
import { attachment, checkKey, FileKeyTaken, type Files, measure, settleRange } from './store.ts'

export type S3Settings = {
  /** Null: Amazon's own, by its region. */
  endpoint: string | null
  bucket: string
  region: string
  key: string
  secret: string
  /** Whether the bucket is named by the path of an address, or by its host, as some stores require. */
  addressing: 'path' | 'host'
}

/** @param limits for tests: milliseconds that the store may be silent, and how often each call is tried. */
export function createS3Files(settings: S3Settings, limits = { silence: 30_000, tries: 4 }): Files {
  let connecting: Promise<Access> | null = null
  const connected = async (): Promise<Access> => await (connecting ??= connect(settings, limits))

  return {
    async put(content, { key, type, maxBytes }) {
      checkKey(key)
      const access = await connected()
      const measured = measure(content, maxBytes)
      // Tells a second try of ours, whose first one was taken without our hearing of it, from somebody else's file.
      const mark = randomUUID()
      try {
        await uploadParts(access, measured.through(), { key, type, mark })
      } catch (error) {
        if (measured.problem() !== null) throw error
        const { name, status } = answerOf(error)
        const isThere = status === 412 || name === 'NoSuchUpload'
        if (!isThere) throw asUnavailable(error)
        const found = await head(access, key)
        if (found?.mark !== mark) throw found === null ? asUnavailable(error) : new FileKeyTaken()
      }
      return { key, ...measured.sum() }
    },
    async get(key, { range } = {}) {
      checkKey(key)
      const access = await connected()
      const found = await head(access, key)
      if (found === null) return null
      const { size, etag } = found
      const { first, last } = settleRange(range, size)
      return { size, first, last, content: resumingRead(access, { key, etag, first, last, ...limits }) }
    },
    async urlFor(key, { seconds, name, type }) {
      checkKey(key)
      const { client, sdk, bucket } = await connected()
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
      const command = new sdk.GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ResponseContentDisposition: attachment(name),
        ResponseContentType: type,
      })
      return await getSignedUrl(client, command, { expiresIn: seconds })
    },
    async remove(key) {
      checkKey(key)
      await removeSurely(await connected(), key)
    },
    check: async () => await checkStore(await connected()),
    close() {
      void connecting?.then(({ client }) => client.destroy())
    },
  }
}

/** The SDK is large: only programs that use the store load it. */
async function connect(settings: S3Settings, limits: { silence: number; tries: number }): Promise<Access> {
  const sdk: Sdk = await import('@aws-sdk/client-s3')
  const client: S3Client = new sdk.S3Client({
    region: settings.region,
    ...(settings.endpoint === null
      ? {}
      : { endpoint: settings.endpoint, forcePathStyle: settings.addressing === 'path' }),
    credentials: { accessKeyId: settings.key, secretAccessKey: settings.secret },
    maxAttempts: limits.tries,
    // Each part has an MD5, which every store checks; the newer sums are not known to all of them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(5_000, limits.silence),
      requestTimeout: limits.silence,
      throwOnRequestTimeout: true,
    },
  })
  return { client, sdk, bucket: settings.bucket }
}
