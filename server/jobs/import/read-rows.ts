import { parse } from 'csv-parse'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'

export type RowsRead = {
  rows: AsyncIterable<unknown>
  /** 0 to 1 of the file, for the progress line. */ progress: () => number
}

/**
 * Opens a file of ads: JSONL, or CSV with a header; gzipped where its name ends in .gz. A line that is not JSON comes as a text,
 * so that the import counts it instead of stopping.
 */
export async function readRows(file: string): Promise<RowsRead> {
  const { size } = await stat(file)
  let read = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length
      done(null, chunk)
    },
  })
  const raw = createReadStream(file).pipe(counted)
  const plain = file.endsWith('.gz') ? raw.pipe(createGunzip()) : raw
  // An error of an earlier stream does not travel down a pipe by itself.
  raw.on('error', (error) => plain.destroy(error))
  const isCsv = /\.csv(?:\.gz)?$/iu.test(file)
  const rows = isCsv
    ? plain.pipe(parse({ columns: true, bom: true, relax_column_count: true, skip_empty_lines: true }))
    : jsonLines(createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY }))
  return { rows, progress: () => (size === 0 ? 1 : read / size) }
}

async function* jsonLines(lines: AsyncIterable<string>): AsyncGenerator<unknown> {
  for await (const line of lines) {
    if (line.trim() === '') continue
    try {
      yield JSON.parse(line)
    } catch {
      yield line
    }
  }
}
