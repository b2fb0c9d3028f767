import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { recordingLimits as limits } from '../../../contract/recordings/limits.ts'
import { refusedBecause, type Refusal } from '../../../contract/recordings/texts.ts'
import { inTransaction } from '../../platform/database.ts'
import { removeDroppedFiles } from '../../platform/files/dropped-files.ts'
import { claimFile, dropFile, putFile } from '../../platform/files/put-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { findRecording, partsOf, type StoredRecording } from '../queries.ts'
import { illustrateRecording } from './illustrate.ts'
import { runRemux, type Remux } from './run-remux.ts'
import { dropTry } from '../tries.ts'

type Deps = Pick<Platform, 'db' | 'files' | 'log' | 'tasks' | 'virusScanner'>

/**
 * Makes what is played of a recording whose parts are all here, or refuses it. The parts stay until the new file has been read back. Done twice, also at once,
 * the first to finish counts.
 * @param remux looks at the file and writes it anew: a program of its own, but in tests of what becomes of a recording.
 * @throws where the store or the virus scanner does not answer: it is to be tried again
 */
export async function processOne(deps: Deps, recordingId: string, remux: Remux = runRemux): Promise<void> {
  const recording = await findRecording(deps.db, recordingId)
  if (recording?.status !== 'processing') return
  const folder = await mkdtemp(join(tmpdir(), 'rolecall-recording-'))
  try {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')]
    await stage(deps, recording, from)
    if (deps.virusScanner !== null && (await deps.virusScanner(createReadStream(from))) === 'infected')
      return await refuse(deps, recording, 'virus')
    const { media, secondsAllowed } = recording
    const answer = await remux({ from, to, media, most: secondsAllowed + limits.over, least: limits.shortest }, folder)
    if (answer.kind === 'refused') return await refuse(deps, recording, answer.because)
    await keep(deps, recording, { file: to, ...answer })
  } finally {
    await rm(folder, { recursive: true, force: true })
    await removeDroppedFiles(deps)
  }
}

/** The parts one after the other as one file on this machine: nothing of it is in memory as a whole. */
async function stage(deps: Deps, recording: StoredRecording, to: string): Promise<void> {
  const parts = await partsOf(deps.db, recording.uuid)
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (const { fileKey, index } of parts) {
      const found = await deps.files.get(fileKey)
      if (found === null) throw new Error(`Part ${index} of a recording is not in the store`)
      yield* found.content as AsyncIterable<Uint8Array>
    }
  }
  await pipeline(Readable.from(bytes()), createWriteStream(to, { mode: 0o600 }))
}

async function keep(
  deps: Deps,
  { uuid }: StoredRecording,
  { file, seconds, type }: { file: string; seconds: number; type: string },
): Promise<void> {
  const { key, size, sha256 } = await putFile(deps, createReadStream(file), { type, maxBytes: limits.bytes })
  let isKept = false
  try {
    if ((await hashInStore(deps, key)) !== sha256)
      throw new Error('A recording did not come back from the store as it went in')
    isKept = await inTransaction(deps.db, async (client) => {
      const { rowCount } = await client.query(
        `update recordings set status = 'ready', mime_type = $2, file_key = $3, file_bytes = $4, seconds = $5
          where id = $1 and status = 'processing'`,
        [uuid, type, key, size, seconds],
      )
      if (rowCount !== 1) return false
      await claimFile(client, key)
      await client.query('delete from recording_parts where recording_id = $1', [uuid])
      await deps.tasks.send(illustrateRecording, { recordingId: uuid }, { within: client, key: uuid })
      return true
    })
  } finally {
    if (!isKept) await dropFile(deps.db, key)
  }
}

async function hashInStore({ files }: Deps, key: string): Promise<string | null> {
  const found = await files.get(key)
  if (found === null) return null
  const hash = createHash('sha256')
  for await (const chunk of found.content as AsyncIterable<Uint8Array>) hash.update(chunk)
  return hash.digest('hex')
}

/** The bytes go, the row stays and says why. */
async function refuse({ db }: Deps, { uuid }: StoredRecording, because: Refusal): Promise<void> {
  await inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update recordings set status = 'refused', problem = $2 where id = $1 and status = 'processing'`,
      [uuid, refusedBecause[because]],
    )
    if (rowCount !== 1) return
    await client.query('delete from recording_parts where recording_id = $1', [uuid])
    await dropTry(client, uuid)
  })
}
