import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Extract, extract } from 'tar-stream'
import { BackupFailed, Header, Manifest } from './archive.ts'
import { digestOfArchive } from './seal-keys.ts'

export type ArchiveEntry = Extract extends AsyncIterable<infer Entry> ? Entry : never

/** The entries of a backup in their order. Each must be read to its end before the next. */
export async function* entriesOf(file: string, signal: AbortSignal): AsyncGenerator<ArchiveEntry> {
  const tar = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), tar, { signal })
  // Where the reader turns away, the file is not read to its end, and that is no news.
  reading.catch(() => {})
  yield* tar
  await reading
}

/** The table or the file that an entry holds (a part of). */
export function contentOf({ header: { name } }: ArchiveEntry): { kind: 'table' | 'file'; name: string } | null {
  const [kind, ...rest] = name.split('/')
  if (kind === 'tables') return { kind: 'table', name: rest.slice(0, -1).join('/') }
  if (kind === 'files') return { kind: 'file', name: rest.join('/') }
  return null
}

export type Archive = {
  header: Header
  manifest: Manifest
  /** Stands for all that is in it; sealed keys are bound to it. */
  digest: Buffer
}

/**
 * Reads a backup once, from end to end, and changes nothing.
 * @throws BackupFailed where anything in it is not as it was written.
 */
export async function checkArchive(file: string, signal: AbortSignal): Promise<Archive> {
  const found = new Map<string, { bytes: number; hash: ReturnType<typeof createHash> }>()
  let header: Header | null = null
  let headerSha256 = ''
  let manifest: Manifest | null = null
  try {
    for await (const entry of entriesOf(file, signal)) {
      const content = contentOf(entry)
      if (header === null) {
        const bytes = await buffer(entry)
        headerSha256 = createHash('sha256').update(bytes).digest('hex')
        header = readHeader(entry.header.name, jsonIn(bytes))
      } else if (content) {
        const key = `${content.kind} ${content.name}`
        const sum = found.get(key) ?? { bytes: 0, hash: createHash('sha256') }
        found.set(key, sum)
        for await (const chunk of entry as AsyncIterable<Buffer>) {
          sum.bytes += chunk.length
          sum.hash.update(chunk)
        }
      } else if (entry.header.name === 'manifest.json') {
        manifest = Manifest.parse(jsonIn(await buffer(entry)))
      }
    }
  } catch (cause) {
    if (cause instanceof BackupFailed) throw cause
    signal.throwIfAborted()
    throw new BackupFailed(`${file} cannot be read as a backup: ${(cause as Error).message}`, { cause })
  }
  if (!header || !manifest) throw new BackupFailed(`${file} is not a whole backup: its end is missing.`)

  const nothing = createHash('sha256').digest('hex')
  const sums = new Map([...found].map(([key, { bytes, hash }]) => [key, { bytes, sha256: hash.digest('hex') }]))
  for (const [kind, expected] of [
    ['table', manifest.tables],
    ['file', manifest.files],
  ] as const) {
    for (const [name, { bytes, sha256 }] of Object.entries(expected)) {
      const sum = sums.get(`${kind} ${name}`) ?? { bytes: 0, sha256: nothing }
      if (sum.bytes !== bytes || sum.sha256 !== sha256) {
        throw new BackupFailed(`${file} is damaged: the ${kind} ${name} is not what was written.`)
      }
      sums.delete(`${kind} ${name}`)
    }
  }
  const [stray] = sums.keys()
  if (stray) throw new BackupFailed(`${file} is damaged: it holds the ${stray}, which its list does not name.`)
  return { header, manifest, digest: digestOfArchive(headerSha256, manifest) }
}

function readHeader(name: string, value: unknown): Header {
  const header = Header.safeParse(value)
  if (name !== 'header.json' || !header.success) throw new BackupFailed('This is not a backup of Rolecall.')
  return header.data
}

function jsonIn(bytes: Buffer): unknown {
  return JSON.parse(bytes.toString('utf8'))
}
