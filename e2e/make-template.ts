import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { startSandbox } from '../sandbox/server.ts'
import { cacheFolder } from '../test/chromium.ts'
import { databaseAt, prepareDatabase, startQuickPostgres, withClient } from '../test/database-server.ts'
import { quickFolder } from '../test/quick-folder.ts'
import { fillTemplate } from './fill-template.ts'
import { takeAds } from './take-ads.ts'
import { templateName, tellWorkers } from './template.ts'

/**
 * Once a run: a database server, and in it the database of a product that has some demo ads and read its boards. Workers copy it, with the data
 * folder beside it. @returns what ends the server, and what takes ads for all products.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(quickFolder(), `rolecall-journeys-${process.pid}-`))
  // The database may have to run as another user, who passes through here.
  chmodSync(folder, 0o711)
  const postgres = await startQuickPostgres(folder)
  const takesAds = await takeAds()
  const end = async () => {
    await takesAds.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await withClient(postgres.url, async (client) => {
      await client.query(`create database ${templateName} encoding 'UTF8' template template0`)
    })
    const sandbox = await startSandbox()
    const dataFolder = join(folder, 'data')
    // The browser by which the product prints and applies: unpacked once for all tests, not once for each product.
    mkdirSync(dataFolder)
    symlinkSync(cacheFolder(), join(dataFolder, 'chromium'))
    const databaseUrl = databaseAt(postgres.url, templateName)
    await prepareDatabase(databaseUrl)
    await fillTemplate({ dataFolder, databaseUrl, sandboxUrl: sandbox.url })
    await sandbox.stop()
    tellWorkers({ folder, dataFolder, adminUrl: postgres.url, adsUrl: takesAds.url })
    return end
  } catch (error) {
    await end()
    throw error
  }
}
