import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import { checkedFiles } from './checked-files.ts'
import { sumsInDatabase } from './file-sums.ts'
import { createFolderFiles } from './folder.ts'
import { createS3Files } from './s3.ts'
import { type Files, FilesUnavailable } from './store.ts'

type Given = { config: Config; secrets: Secrets; clock: Clock; db: Database; log: Log }

/** The store that the settings name; what it gives back is compared with what it was given. */
export function createFiles({ config, secrets, clock, db, log }: Given): Files {
  const store =
    config.filesS3 === null
      ? createFolderFiles(filesFolder(config), { signingKey: () => fileSigningKey(secrets), clock })
      : createS3Files(config.filesS3)
  return checkedFiles(store, sumsInDatabase({ db, log }))
}

export function filesFolder({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return join(dataFolder, 'files')
}

/** What addresses of the folder store are signed with. */
export function fileSigningKey(secrets: Secrets): Buffer {
  return secrets.keyFor('file-addresses')
}

/** At the start of a program. A store that is away is no reason not to start: it may be back before the first file. @throws BadSettings */
export async function checkFiles(files: Files, log: Log): Promise<void> {
  try {
    const lacking = await files.check()
    if (lacking !== null) log.warn(lacking)
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    log.warn({ err: error }, 'the file store cannot be used now')
  }
}
