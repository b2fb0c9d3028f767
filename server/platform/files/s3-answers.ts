import { randomUUID } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import { BadSettings } from '../config.ts'
import { FileKeyTaken, FilesUnavailable, FileTooLarge, RangeOutside } from './store.ts'

export type Sdk = typeof import('@aws-sdk/client-s3')

/** What every call to the store needs. */
export type Access = { client: S3Client; sdk: Sdk; bucket: string }

/** What the store answered: the code of the error and the HTTP status, 0 where there was no answer. */
export function answerOf(error: unknown): { name: string; status: number } {
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
  )
}

/** What is wrong with the settings, by the code that the store answers. */
const problems: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'The file store does not know ROLECALL_FILES_S3_KEY.',
  SignatureDoesNotMatch: 'ROLECALL_FILES_S3_SECRET is not the secret of ROLECALL_FILES_S3_KEY.',
  NoSuchBucket: 'The file store has no bucket of the name in ROLECALL_FILES_S3_BUCKET.',
  InvalidBucketName: 'ROLECALL_FILES_S3_BUCKET cannot be the name of a bucket.',
  PermanentRedirect: 'The bucket is in another region than ROLECALL_FILES_S3_REGION.',
  AuthorizationHeaderMalformed: 'The bucket is in another region than ROLECALL_FILES_S3_REGION.',
  AccessDenied:
    'ROLECALL_FILES_S3_KEY may not use the bucket: it needs s3:GetObject, s3:PutObject, s3:DeleteObject, s3:DeleteObjectVersion, ' +
    's3:AbortMultipartUpload, s3:ListBucket and s3:ListBucketMultipartUploads.',
}

/** Asks for a file that cannot be there: of all answers, 'no such key' alone says that everything is right. */
export async function checkAccess({ client, sdk, bucket }: Access): Promise<void> {
  try {
    const found = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: randomUUID() }))
    await found.Body?.transformToWebStream().cancel()
  } catch (error) {
    const { name } = answerOf(error)
    if (name === 'NoSuchKey') return
    const problem = problems[name]
    throw problem === undefined ? asUnavailable(error) : new BadSettings(problem)
  }
}
