import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { fileOfPeer, type Peer, startPeer } from './peer.ts'

export type Skip = (why: string) => never
export type StoreKind = 'moto' | 's3rver'

/** The key and its secret, in both. */
export const secret = 'S3RVER'

/** Starts an S3-compatible store that others wrote: moto plays Amazon's, s3rver is one that knows less. */
export async function startStore(kind: StoreKind, skip: Skip): Promise<Peer> {
  if (kind === 'moto') {
    const program = fileOfPeer('python/bin/moto_server', skip)
    return await startPeer(program, { args: (port) => ['-H', '127.0.0.1', '-p', String(port)], path: '/moto-api/' })
  }
  const program = fileOfPeer('node/node_modules/s3rver/bin/s3rver.js', skip)
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-s3rver-'))
  const args = (port: number) => [program, '-d', folder, '-a', '127.0.0.1', '-p', String(port), '--silent']
  const peer = await startPeer(process.execPath, { args })
  return {
    ...peer,
    async [Symbol.asyncDispose]() {
      await peer[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes a bucket. @returns a client of the store, to look into it by. */
export async function clientOf({ port }: Peer, bucket: string): Promise<S3Client> {
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    region: 'us-east-1',
    credentials: { accessKeyId: secret, secretAccessKey: secret },
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  return client
}
