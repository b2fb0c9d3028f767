import type { Command } from '../../platform/commands.ts'
import type { Tasks } from '../../platform/tasks.ts'
import { loadExtraPlaces } from '../../places/index.ts'
import type { OpenServices } from '../commands.ts'
import { startReadingThread } from './reading-thread.ts'
import { importAds, type ImportCounts } from './import-ads.ts'
import { readRows } from './read-rows.ts'

/**
 * `import-ads FILE… [--open]`: ads from files, through the same stages as ads from boards.
 * @param given.readingWorker the program of the thread that reads them.
 * @param given.afterwards what follows the jobs, for anyone who need not wait for its hour.
 */
export const importAdsCommand = ({
  openServices,
  readingWorker,
  afterwards,
}: {
  openServices: OpenServices
  readingWorker: URL
  afterwards: (tasks: Tasks) => Promise<void>
}): Command => ({
  name: 'import-ads',
  summary:
    'import-ads FILE… [--open]  take ads from JSONL or CSV files, gzipped or not; --open: whatever their dates, they are open',
  async run(args, { config, log, databaseUrl, print, signal }) {
    const files = args.filter((arg) => !arg.startsWith('--'))
    const unknown = args.filter((arg) => arg.startsWith('--') && arg !== '--open')
    if (unknown.length > 0) throw new Error(`import-ads does not know ${unknown.join(' ')}`)
    if (files.length === 0) throw new Error('import-ads needs at least one file: import-ads jobs.jsonl.gz')

    const services = await openServices({ config, log, databaseUrl, program: 'import-ads' })
    const thread = startReadingThread(readingWorker, await loadExtraPlaces(services.db))
    const store = { ...services.store, readAds: thread.readAds }
    const bulk = await services.startBulkIndexing()
    try {
      for (const file of files) {
        if (signal.aborted) break
        await importFile(file)
      }
    } finally {
      await bulk.end()
      await services.refreshTitles()
      await afterwards(services.tasks)
      await thread.stop()
      await services.stop()
    }

    async function importFile(file: string): Promise<void> {
      const { rows, progress } = await readRows(file)
      const startedAt = performance.now()
      let lastTold = startedAt
      const counts = await importAds(store, rows, {
        now: new Date(),
        keepOpen: args.includes('--open'),
        signal,
        onProgress: (soFar) => {
          if (performance.now() - lastTold < 2_000) return
          lastTold = performance.now()
          print(`  ${Math.round(progress() * 100)} %  ${line(soFar)}`)
        },
      })
      const seconds = (performance.now() - startedAt) / 1000
      print(
        `${file}: ${line(counts)}, ${number(counts.read / seconds)} a second${signal.aborted ? '; stopped: run it again to go on' : ''}`,
      )
      for (const [reason, count] of Object.entries(counts.skipped)) print(`  skipped ${number(count)}: ${reason}`)
    }
  },
})

function line(counts: ImportCounts): string {
  const skipped = Object.values(counts.skipped).reduce((sum, count) => sum + count, 0)
  return (
    `${number(counts.read)} read, ${number(counts.fresh)} new, ${number(counts.changed)} changed, ${number(counts.unchanged)} unchanged, ` +
    `${number(counts.folded)} folded, ${number(skipped)} skipped`
  )
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en-GB')
}
