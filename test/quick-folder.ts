import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Bytes that a run of tests may take up at once, with room to spare. */
const enough = 4 * 1024 ** 3

/**
 * Where to put what does not outlive a run: in memory where the system has a folder for that, else in the folder for temporary
 * files. A database a test is some 700 files, which a disk makes and removes about ten times as slowly.
 */
export function quickFolder(): string {
  const inMemory = '/dev/shm'
  try {
    accessSync(inMemory, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= enough ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
