import type { S3Client } from '@aws-sdk/client-s3'
import { FileKeyTaken, FilesUnavailable, FileTooLarge, RangeOutside } from './store.ts'

export type Sdk = typeof import('@aws-sdk/client-s3')

/** What every call to the store needs. */
export type Access = { client: S3Client; sdk: Sdk; bucket: string }

/** What the store answered: the code of the error and the HTTP status, 0 where there was no answer. */
export function answerOf(error: unknown): { name: string; status: number } {
  if (error instanceof FilesUnavailable) return error.answer
  if (!(error instanceof Error)) return { name: 'unknown', status: 0 }
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0
  const code = (error as { code?: unknown }).code
  return { name: status === 0 && typeof code === 'string' ? code : error.name, status }
}

/** Without the SDK's own error: that one carries the id of our key and what was asked for. Our own errors stay as they are. */
export function asUnavailable(error: unknown): Error {
  if (
    error instanceof Error &&
    [FileTooLarge, FileKeyTaken, RangeOutside, FilesUnavailable].some((own) => error instanceof own)
  )
    return error
  const { name, status } = answerOf(error)
  return new FilesUnavailable(
    status === 0 ? `The file store did not answer (${name})` : `The file store answered ${status} (${name})`,
    { name, status },
  )
}
