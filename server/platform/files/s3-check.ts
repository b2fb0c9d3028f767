import { randomUUID } from 'node:crypto'
import { BadSettings } from '../config.ts'
import { type Access, answerOf, asUnavailable } from './s3-answers.ts'
import { head, listUploads, removeSurely } from './s3-remove.ts'
import { uploadParts } from './s3-upload.ts'
import { iterate } from './store.ts'

/** What is wrong with the settings, by the code that the store answers. */
const problems: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'The file store does not know ROLECALL_FILES_S3_KEY.',
  SignatureDoesNotMatch: 'ROLECALL_FILES_S3_SECRET is not the secret of ROLECALL_FILES_S3_KEY.',
  NoSuchBucket: 'The file store has no bucket of the name in ROLECALL_FILES_S3_BUCKET.',
  InvalidBucketName: 'ROLECALL_FILES_S3_BUCKET cannot be the name of a bucket.',
  PermanentRedirect: 'The bucket is in another region than ROLECALL_FILES_S3_REGION.',
  AuthorizationHeaderMalformed: 'The bucket is in another region than ROLECALL_FILES_S3_REGION.',
}

const keepsUnfinished =
  'The file store does not list unfinished uploads, or does not end them: give ROLECALL_FILES_S3_KEY s3:ListBucketMultipartUploads, or, ' +
  'where the store cannot do it, have the bucket delete unfinished uploads by itself after a day.'

/**
 * Does once what is needed of the store, with a file of its own: of an error at the first upload or deletion only the person who waits for
 * it would hear.
 * @returns what the store cannot do that others can; null if there is no such thing.
 * @throws BadSettings that names the right that is missing; FilesUnavailable.
 */
export async function checkStore(access: Access): Promise<string | null> {
  const key = randomUUID()
  await needs('s3:GetObject and s3:ListBucket', async () => await askForNothing(access, key))
  const content = iterate(Buffer.from('Rolecall tries what it may do with this bucket.'))
  await needs('s3:PutObject', async () => await uploadParts(access, content, { key, type: 'text/plain', mark: key }))
  let endsUploads = true
  try {
    await needs('s3:GetObject', async () => await head(access, key))
    await needs('s3:PutObject and s3:AbortMultipartUpload', async () => (endsUploads = await beginAndAbort(access)))
  } finally {
    await needs('s3:DeleteObject and s3:DeleteObjectVersion', async () => await removeSurely(access, key))
  }
  const listed = await listUploads(access, key).catch(asProblem)
  return endsUploads && listed !== null ? null : keepsUnfinished
}

/** Of a file that cannot be there, 'no such key' alone says that everything is right. */
async function askForNothing({ client, sdk, bucket }: Access, key: string): Promise<void> {
  try {
    const found = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }))
    await found.Body?.transformToWebStream().cancel()
  } catch (error) {
    if (answerOf(error).name !== 'NoSuchKey') throw error
  }
}

/** @returns false where the store does not know how to end an upload. */
async function beginAndAbort({ client, sdk, bucket }: Access): Promise<boolean> {
  const about = { Bucket: bucket, Key: randomUUID() }
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(about))
  try {
    await client.send(new sdk.AbortMultipartUploadCommand({ ...about, UploadId }))
    return true
  } catch (error) {
    if ([405, 501].includes(answerOf(error).status)) return false
    throw error
  }
}

async function needs(rights: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (answerOf(error).status === 403 && problems[answerOf(error).name] === undefined)
      throw new BadSettings(
        `ROLECALL_FILES_S3_KEY may not use the bucket as it must: it needs ${rights}. docs/settings.md lists all rights.`,
      )
    asProblem(error)
  }
}

function asProblem(error: unknown): never {
  const problem = problems[answerOf(error).name]
  throw problem === undefined ? asUnavailable(error) : new BadSettings(problem)
}
