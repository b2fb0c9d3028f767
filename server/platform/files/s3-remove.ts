import { type Access, answerOf, asUnavailable } from './s3-answers.ts'
import { FilesUnavailable } from './store.ts'

type Found = { size: number; etag: string; version: string | undefined; mark: string | undefined }

/** What the store says of a file; null if not found. */
export async function head({ client, sdk, bucket }: Access, key: string): Promise<Found | null> {
  try {
    const found = await client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: key }))
    return {
      size: found.ContentLength ?? 0,
      etag: found.ETag ?? '',
      version: found.VersionId,
      mark: found.Metadata?.['put'],
    }
  } catch (error) {
    if (answerOf(error).status === 404) return null
    throw asUnavailable(error)
  }
}

/** A bucket that keeps versions would only hide the file: the version itself is deleted, and looked for again. */
export async function removeSurely(access: Access, key: string): Promise<void> {
  const { client, sdk, bucket } = access
  try {
    for (let tries = 0; tries < 3; tries++) {
      const found = await head(access, key)
      if (found === null) return await abortUploads(access, key)
      const version = found.version === undefined ? {} : { VersionId: found.version }
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key, ...version }))
    }
  } catch (error) {
    throw asUnavailable(error)
  }
  throw new FilesUnavailable('The file store still has a file that it was told to delete')
}

/**
 * Parts of an upload that a crash broke off are kept, and paid for, until somebody ends it. A store that does not list them, or not for
 * our key, has to let them expire by itself: that keeps no deletion from being done (`check` tells the operator at each start).
 */
async function abortUploads(access: Access, key: string): Promise<void> {
  const { client, sdk, bucket } = access
  for (const UploadId of (await listUploads(access, key)) ?? [])
    await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId })).catch(unlessGone)
}

/** Ids of the unfinished uploads of a key; null where the store does not say. */
export async function listUploads({ client, sdk, bucket }: Access, key: string): Promise<string[] | null> {
  try {
    const { Uploads = [] } = await client.send(new sdk.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: key }))
    return Uploads.flatMap(({ Key, UploadId }) => (Key === key && UploadId !== undefined ? [UploadId] : []))
  } catch (error) {
    const { name, status } = answerOf(error)
    if ([403, 405, 501].includes(status) || name === 'NotImplemented') return null
    throw error
  }
}

/** Somebody else ended it. */
function unlessGone(error: unknown): void {
  if (answerOf(error).name !== 'NoSuchUpload') throw error
}
