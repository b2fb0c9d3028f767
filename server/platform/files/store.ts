import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/**
 * Keeps bytes that people gave us, in a folder or in an S3-compatible store. The database says whose they are and what they are called;
 * here they have a key that tells nothing. Nothing lists them all: whoever puts bytes first writes their key down (see put-file.ts).
 */
export type Files = {
  /**
   * Keeps what comes in, counted and hashed on the way, without holding it in memory. A key is written once and never over.
   * @throws FileTooLarge above `maxBytes`; FileKeyTaken where there is a file of that key; FilesUnavailable. Nothing is kept then.
   */
  put: (content: Content, options: PutOptions) => Promise<StoredFile>
  /**
   * The bytes, or a range of them, read as they are asked for.
   * @returns null if not found.
   * @throws RangeOutside where the file ends before the range begins; FilesUnavailable. Its content ends with FileDamaged where what is
   * read is not what was stored.
   */
  get: (key: string, options?: { range?: ByteRange }) => Promise<FileContent | null>
  /**
   * An address that gives the file to whoever has it, as a download, until it expires. That of the folder store is a path of this site.
   * Does not ask whether the file is there.
   */
  urlFor: (key: string, options: AddressOptions) => Promise<string>
  /** Returns once no bytes of that key are left, half-written ones included; one that is not there is removed. */
  remove: (key: string) => Promise<void>
  /**
   * Tries each thing that is needed of the store.
   * @returns what it cannot do that others can, in words for the operator; null if there is no such thing.
   * @throws BadSettings where the store cannot be used as it is set; FilesUnavailable where it does not answer.
   */
  check: () => Promise<string | null>
  close: () => void
}

export type Content = Uint8Array | AsyncIterable<Uint8Array>

type PutOptions = {
  key: string
  /** Its media type, for anyone who looks at the store itself. */
  type: string
  maxBytes: number
}

export type StoredFile = {
  key: string
  size: number
  /** The hash of its bytes, as hex. */
  sha256: string
}

/** From the first byte, counted from 0, to the last one; without a last one, to the end. */
export type ByteRange = { first: number; last?: number }

export type FileContent = {
  /** The bytes of the whole file. */
  size: number
  /** Where `content` begins and ends in it: of all of an empty file, 0 and -1. */
  first: number
  last: number
  /** To be read to its end or destroyed. */
  content: Readable
}

type AddressOptions = {
  /** How long it can be used: a week at most. */
  seconds: number
  /** What it is saved as. */
  name: string
  type: string
}

export class FileTooLarge extends Error {
  readonly maxBytes: number
  constructor(maxBytes: number) {
    super(`The file has more than ${maxBytes} bytes`)
    this.maxBytes = maxBytes
  }
}

export class FileKeyTaken extends Error {
  constructor() {
    super('There is a file of that key')
  }
}

export class RangeOutside extends Error {
  readonly size: number
  constructor(size: number) {
    super('The file ends before that range begins')
    this.size = size
  }
}

/** What the store has under a key is not what was stored there. */
export class FileDamaged extends Error {
  constructor() {
    super('A stored file is damaged')
  }
}

/** The store does not answer, refuses, or breaks off. Later it may work. */
export class FilesUnavailable extends Error {
  /** What it answered: the code of the error, and the HTTP status, 0 where there was no answer. */
  readonly answer: { name: string; status: number }
  constructor(message: string, answer = { name: 'unknown', status: 0 }) {
    super(message)
    this.answer = answer
  }
}

export function newFileKey(): string {
  return randomUUID()
}

/** @throws where a text cannot be a key of ours: no key leads out of the store. */
export function checkKey(key: string): void {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(key)) throw new Error('Not the key of a file')
}

/** @throws RangeOutside. A last byte beyond the end is the end. */
export function settleRange(range: ByteRange | undefined, size: number): { first: number; last: number } {
  if (range === undefined) return { first: 0, last: size - 1 }
  const { first, last = size - 1 } = range
  if (first >= size || last < first) throw new RangeOutside(size)
  return { first, last: Math.min(last, size - 1) }
}

/** Counts and hashes what passes. */
export function measure(content: Content, maxBytes: number) {
  const hash = createHash('sha256')
  let size = 0
  let problem: { error: unknown } | null = null
  return {
    async *through(): AsyncGenerator<Uint8Array> {
      const chunks = (content instanceof Uint8Array ? iterate(content) : content)[Symbol.asyncIterator]()
      try {
        for (;;) {
          const next = await chunks.next().catch((error: unknown) => {
            problem = { error }
            throw error
          })
          if (next.done === true) return
          size += next.value.length
          if (size > maxBytes) throw new FileTooLarge(maxBytes)
          hash.update(next.value)
          yield next.value
        }
      } finally {
        await chunks.return?.()
      }
    },
    /** What broke where it comes from; null if that has not. */
    problem: () => problem,
    /** Once all has passed. */
    sum: () => ({ size, sha256: hash.digest('hex') }),
  }
}

/** Bytes that are there already, as those that come. */
export async function* iterate(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}

/** A small file as a whole; null if not found. @throws FileTooLarge before any of it is read. */
export async function readFile(files: Pick<Files, 'get'>, key: string, maxBytes: number): Promise<Buffer | null> {
  const found = await files.get(key)
  if (found === null) return null
  if (found.size > maxBytes) {
    found.content.destroy()
    throw new FileTooLarge(maxBytes)
  }
  const chunks: Buffer[] = []
  for await (const chunk of found.content as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The value of Content-Disposition for a file to be saved (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%;]/gu, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
