import { Readable } from 'node:stream'
import { type Access, asUnavailable } from './s3-answers.ts'
import { FilesUnavailable } from './store.ts'

type Given = {
  key: string
  /** Of the file as it was found: what goes on after a break is of the same. */
  etag: string
  first: number
  last: number
  /** Milliseconds without a byte after which an answer counts as broken off. */
  silence: number
  tries: number
}

/** As in folder.ts; smaller, because these are cut from the 64 KiB that are read from the network in any case. */
const pieceBytes = 2 * 1024

/** The bytes of a range. An answer that breaks off, or stays silent, is asked for again from where it ended. */
export function resumingRead(access: Access, given: Given): Readable {
  return Readable.from(read(access, given), { objectMode: false })
}

async function* read({ client, sdk, bucket }: Access, given: Given): AsyncGenerator<Buffer> {
  const { key, etag, last, silence, tries } = given
  let from = given.first
  let failures = 0
  while (from <= last) {
    const stop = new AbortController()
    try {
      const { Body } = await client.send(
        new sdk.GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${from}-${last}`, IfMatch: etag }),
        { abortSignal: stop.signal },
      )
      for await (const chunk of unlessSilent(Body as Readable, silence)) {
        from += chunk.length
        // Anyone who sends more than was asked for is not to be believed.
        if (from > last + 1) throw new FilesUnavailable('The file store sent more than it was asked for')
        failures = 0
        yield chunk
      }
      if (from <= last) throw new FilesUnavailable('The file store closed the connection')
    } catch (error) {
      if (++failures >= tries) throw asUnavailable(error)
    } finally {
      // Anyone who reads no further need not be sent the rest.
      stop.abort()
    }
  }
}

/** The clock runs only while the store is waited for, not while the reader takes its time. */
async function* unlessSilent(body: Readable, ms: number): AsyncGenerator<Buffer> {
  const chunks = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const clock = clockOf(ms, () => body.destroy(new FilesUnavailable('The file store stopped responding')))
      const next = await chunks.next().finally(clock.stop)
      if (next.done === true) return
      for (let at = 0; at < next.value.length; at += pieceBytes) yield next.value.subarray(at, at + pieceBytes)
    }
  } finally {
    body.destroy()
  }
}

/** Rings after so many milliseconds, but first lets in what came while this process was too busy to look: that is no silence. */
function clockOf(ms: number, ring: () => void): { stop: () => void } {
  let looking: NodeJS.Immediate | undefined
  const timer = setTimeout(() => (looking = setImmediate(ring)), ms)
  return {
    stop() {
      clearTimeout(timer)
      clearImmediate(looking)
    },
  }
}
