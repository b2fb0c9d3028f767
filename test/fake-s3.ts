import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { signatureProblem } from './s3-signature.ts'

type Stored = { bytes: Buffer; etag: string; type: string; mark: string; version: string | undefined }
type Upload = { key: string; type: string; mark: string; parts: Map<number, Buffer> }

/** What goes wrong with a call: named by what it does, as in Amazon's reference. */
type Fault =
  | { kind: 'status'; status: number; code: string }
  /** Done, but the caller is not told: the connection ends. */
  | { kind: 'done-unheard' }
  /** So many bytes of the answer's body, then the connection ends. */
  | { kind: 'break-after'; bytes: number }
  /** So many bytes of the answer's body, then nothing. */
  | { kind: 'silent-after'; bytes: number }
  | { kind: 'silent' }

export type S3Call =
  | 'PutObject'
  | 'GetObject'
  | 'HeadObject'
  | 'DeleteObject'
  | 'CreateMultipartUpload'
  | 'UploadPart'
  | 'CompleteMultipartUpload'
  | 'AbortMultipartUpload'
  | 'ListMultipartUploads'

/**
 * An S3-compatible store on this machine, of what the product calls: signatures checked in full, conditional writes, multipart, ranges,
 * versions. Written after Amazon's reference, because no stand-in that npm has knows all of that.
 */
export async function anS3Store(
  given: { keepsVersions?: boolean; /** Only the host names the bucket. */ byHost?: boolean } = {},
) {
  const [bucket, key, secret] = ['rolecall-files', 'AKIATEST', 'the-secret-of-the-store']
  const objects = new Map<string, Stored[]>()
  const uploads = new Map<string, Upload>()
  const calls: S3Call[] = []
  const faults: { call: S3Call; fault: Fault }[] = []

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const body = await bodyOf(request)
    const call = callOf(request.method ?? '', url)
    calls.push(call)
    const at = faults.findIndex((one) => one.call === call)
    const fault = at === -1 ? null : faults.splice(at, 1)[0]!.fault
    if (fault?.kind === 'silent') return
    if (fault?.kind === 'status') return refuse(response, fault.status, fault.code)
    const problem = signatureProblem(request, url, { keys: { [key]: secret }, body })
    if (problem !== null) return refuse(response, 403, problem)
    const path = given.byHost ? `/${url.hostname.split('.')[0]}${url.pathname}` : url.pathname
    const [, ofBucket, ...rest] = path.split('/')
    if (ofBucket !== bucket) return refuse(response, 404, 'NoSuchBucket')
    const md5 = request.headers['content-md5']
    if (typeof md5 === 'string' && md5 !== createHash('md5').update(body).digest('base64'))
      return refuse(response, 400, 'BadDigest')
    if (fault?.kind === 'done-unheard') {
      perform(call, rest.join('/'), { request, url, body, response: null })
      response.destroy()
      return
    }
    const done = perform(call, rest.join('/'), { request, url, body, response })
    if (done.status >= 400) return refuse(response, done.status, done.code ?? 'Error')
    response.writeHead(done.status, done.headers)
    if (fault?.kind === 'break-after' || fault?.kind === 'silent-after') {
      response.write(done.body?.subarray(0, fault.bytes) ?? '')
      await sleep(20)
      if (fault.kind === 'break-after') response.destroy()
      return
    }
    response.end(request.method === 'HEAD' ? undefined : done.body)
  }

  type Done = { status: number; code?: string; headers?: Record<string, string>; body?: Buffer }
  type Asked = { request: IncomingMessage; url: URL; body: Buffer; response: ServerResponse | null }

  function perform(call: S3Call, name: string, { request, url, body }: Asked): Done {
    const versions = objects.get(name) ?? []
    const latest = versions.at(-1)
    const uploadId = url.searchParams.get('uploadId') ?? ''
    const upload = uploads.get(uploadId)
    const isTaken = request.headers['if-none-match'] === '*' && latest !== undefined
    const about = {
      type: request.headers['content-type'] ?? '',
      mark: String(request.headers['x-amz-meta-put'] ?? ''),
    }
    switch (call) {
      case 'PutObject': {
        if (isTaken) return { status: 412, code: 'PreconditionFailed' }
        return { status: 200, headers: { etag: keep(name, body, about).etag } }
      }
      case 'CreateMultipartUpload': {
        const id = randomUUID()
        uploads.set(id, { key: name, ...about, parts: new Map() })
        return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
      }
      case 'UploadPart': {
        if (!upload) return { status: 404, code: 'NoSuchUpload' }
        upload.parts.set(Number(url.searchParams.get('partNumber')), body)
        return { status: 200, headers: { etag: etagOf(body) } }
      }
      case 'CompleteMultipartUpload': {
        if (!upload) return { status: 404, code: 'NoSuchUpload' }
        if (isTaken) return { status: 412, code: 'PreconditionFailed' }
        const named = [...body.toString('utf8').matchAll(/<PartNumber>(\d+)<\/PartNumber>/gu)].map(([, n]) => Number(n))
        const parts = named.map((number) => upload.parts.get(number))
        if (parts.some((part) => part === undefined)) return { status: 400, code: 'InvalidPart' }
        const tooSmall = parts.slice(0, -1).some((part) => part!.length < 5 * 1024 * 1024)
        if (tooSmall) return { status: 400, code: 'EntityTooSmall' }
        uploads.delete(uploadId)
        const { etag } = keep(name, Buffer.concat(parts as Buffer[]), upload)
        return xml(`<CompleteMultipartUploadResult><ETag>${etag}</ETag></CompleteMultipartUploadResult>`)
      }
      case 'AbortMultipartUpload':
        return uploads.delete(uploadId) ? { status: 204 } : { status: 404, code: 'NoSuchUpload' }
      case 'ListMultipartUploads': {
        const prefix = url.searchParams.get('prefix') ?? ''
        const found = [...uploads].filter(([, one]) => one.key.startsWith(prefix))
        const list = found.map(([id, one]) => `<Upload><Key>${one.key}</Key><UploadId>${id}</UploadId></Upload>`)
        return xml(`<ListMultipartUploadsResult>${list.join('')}</ListMultipartUploadsResult>`)
      }
      case 'DeleteObject': {
        const version = url.searchParams.get('versionId')
        const left = version === null ? [] : versions.filter((one) => one.version !== version)
        // Without its version, what a bucket with versions has is hidden and not deleted.
        if (given.keepsVersions && version === null) return { status: 204, headers: { 'x-amz-delete-marker': 'true' } }
        if (left.length > 0) objects.set(name, left)
        else objects.delete(name)
        return { status: 204 }
      }
      case 'HeadObject':
      case 'GetObject': {
        if (!latest) return { status: 404, code: 'NoSuchKey' }
        if (request.headers['if-match'] !== undefined && request.headers['if-match'] !== latest.etag)
          return { status: 412, code: 'PreconditionFailed' }
        return read(latest, request, url)
      }
    }
  }

  function keep(name: string, bytes: Buffer, { type, mark }: { type: string; mark: string }): Stored {
    const version = given.keepsVersions ? randomUUID() : undefined
    const stored = { bytes, etag: etagOf(bytes), type, mark, version }
    objects.set(name, given.keepsVersions ? [...(objects.get(name) ?? []), stored] : [stored])
    return stored
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { endpoint, bucket, region: 'eu-west-1', key, secret, addressing: 'path' as const },
    environment: {
      ROLECALL_FILES_S3_ENDPOINT: endpoint,
      ROLECALL_FILES_S3_BUCKET: bucket,
      ROLECALL_FILES_S3_REGION: 'eu-west-1',
      ROLECALL_FILES_S3_KEY: key,
      ROLECALL_FILES_S3_SECRET: secret,
    },
    /** In the order in which they came. */
    calls,
    /** Keys of the files, versions that are hidden among them. */
    keys: () => [...objects.keys()],
    /** Turns one bit of a file, as a disk may. */
    loseBit: (name: string, at: number) => {
      const { bytes } = objects.get(name)!.at(-1)!
      bytes[at] = bytes[at]! ^ 1
    },
    bytesOf: (name: string) => objects.get(name)?.at(-1)?.bytes ?? null,
    unfinished: () => uploads.size,
    /** The next call of this kind goes wrong; said several times, as many. */
    fail: (call: S3Call, fault: Fault, times = 1) => {
      for (let i = 0; i < times; i++) faults.push({ call, fault })
    },
    /** What should still have gone wrong does not. */
    forgive: () => void faults.splice(0),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function read(stored: Stored, request: IncomingMessage, url: URL) {
  const { bytes, etag, type, mark, version } = stored
  const headers: Record<string, string> = {
    etag,
    'content-type': url.searchParams.get('response-content-type') ?? type,
    'x-amz-meta-put': mark,
    ...(version === undefined ? {} : { 'x-amz-version-id': version }),
  }
  const disposition = url.searchParams.get('response-content-disposition')
  if (disposition !== null) headers['content-disposition'] = disposition
  const [, from, to] = /^bytes=(\d+)-(\d*)$/u.exec(request.headers.range ?? '') ?? []
  if (from === undefined)
    return { status: 200, headers: { ...headers, 'content-length': `${bytes.length}` }, body: bytes }
  if (Number(from) >= bytes.length) return { status: 416, code: 'InvalidRange' }
  const body = bytes.subarray(Number(from), to ? Number(to) + 1 : undefined)
  const range = `bytes ${from}-${Number(from) + body.length - 1}/${bytes.length}`
  return { status: 206, headers: { ...headers, 'content-length': `${body.length}`, 'content-range': range }, body }
}

function callOf(method: string, { searchParams }: URL): S3Call {
  if (searchParams.has('uploads')) return method === 'POST' ? 'CreateMultipartUpload' : 'ListMultipartUploads'
  if (searchParams.has('uploadId')) {
    if (method === 'PUT') return 'UploadPart'
    return method === 'POST' ? 'CompleteMultipartUpload' : 'AbortMultipartUpload'
  }
  if (method === 'PUT') return 'PutObject'
  if (method === 'DELETE') return 'DeleteObject'
  return method === 'HEAD' ? 'HeadObject' : 'GetObject'
}

function xml(text: string) {
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
  return { status: 200, headers: { 'content-type': 'application/xml' }, body }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml(`<Error><Code>${code}</Code></Error>`).body)
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}
