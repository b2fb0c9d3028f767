import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { canSandbox, type ChromiumLaunch, findChromium } from '../../platform/chromium.ts'
import { inTransaction } from '../../platform/database.ts'
import { claimFile, dropFile, putFile } from '../../platform/files/put-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { task } from '../../platform/tasks.ts'
import { findRecording, type StoredRecording } from '../queries.ts'
import { draw, drawLimits, type Drawn } from './draw.ts'

type Deps = Pick<Platform, 'db' | 'files' | 'log'>

/**
 * Gives a recording that can be played its poster and its level curve. Both are left out where Chromium has no sandbox, as for root, where there is none, and
 * where it does not come to an end: a recording is as good without.
 */
export const illustrateRecording = task({
  name: 'illustrate-recording',
  input: z.object({ recordingId: z.uuid() }),
  expireSeconds: 180,
  retries: 1,
  // A browser each.
  atATime: 1,
  async run({ recordingId }, services: Platform) {
    const { config, log } = services
    if (!canSandbox()) return
    try {
      const find = { setting: config.chromium, folder: join(config.dataFolder, 'chromium') }
      await illustrate(services, recordingId, await findChromium(find))
    } catch (error) {
      log.warn({ err: error }, 'a recording has no poster')
    }
  },
})

/** @param browser that decodes what a stranger has recorded */
export async function illustrate(deps: Deps, recordingId: string, browser: ChromiumLaunch): Promise<void> {
  const recording = await findRecording(deps.db, recordingId)
  if (recording?.status !== 'ready' || recording.fileKey === null || recording.seconds === null) return
  if (recording.posterKey !== null || recording.levels.length > 0) return
  const { mimeType: type, media, seconds } = recording
  const folder = await mkdtemp(join(tmpdir(), 'rolecall-poster-'))
  try {
    const file = join(folder, 'recording')
    const found = await deps.files.get(recording.fileKey)
    if (found === null) return
    await pipeline(found.content, createWriteStream(file, { mode: 0o600 }))
    await keep(deps, recording, await draw(browser, { file, type, media, seconds }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Beside the file that they were made of, and no other. */
async function keep(deps: Deps, { uuid, fileKey }: StoredRecording, { poster, levels }: Drawn): Promise<void> {
  const given = { type: 'image/jpeg', maxBytes: drawLimits.posterBytes }
  const key = poster === null ? null : (await putFile(deps, poster, given)).key
  let isKept = false
  try {
    isKept = await inTransaction(deps.db, async (client) => {
      const { rowCount } = await client.query(
        `update recordings set poster_key = $3, levels = $4 where id = $1 and file_key = $2 and poster_key is null`,
        [uuid, fileKey, key, levels],
      )
      if (rowCount === 1 && key !== null) await claimFile(client, key)
      return rowCount === 1
    })
  } finally {
    if (!isKept && key !== null) await dropFile(deps.db, key)
  }
}
