import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import type { Command, CommandContext } from '../platform/commands.ts'
import type { Platform } from '../platform/platform.ts'
import { replaceRegister } from './sponsors.ts'

type OpenServices = (
  given: Pick<CommandContext, 'config' | 'log' | 'databaseUrl'> & { program: string },
) => Promise<Platform & { stop: () => Promise<void> }>

/**
 * `import-sponsors FILE`: the Home Office's register of licensed sponsors (workers), as it publishes it: CSV, gzipped or not.
 * @param given.afterwards makes the search again, so that its filter knows them; says how many jobs it has.
 */
export const importSponsorsCommand = <Services extends Platform & { stop: () => Promise<void> }>(given: {
  openServices: (...context: Parameters<OpenServices>) => Promise<Services>
  afterwards: (services: Services) => Promise<number>
}): Command => ({
  name: 'import-sponsors',
  summary: 'import-sponsors FILE  take the register of licensed sponsors from a CSV file, gzipped or not',
  async run(args, { config, log, databaseUrl, print }) {
    const [file, ...others] = args
    if (file === undefined || others.length > 0) throw new Error('import-sponsors needs one file: register.csv')
    const services = await given.openServices({ config, log, databaseUrl, program: 'import-sponsors' })
    try {
      const organisations = await readRegister(file)
      const names = await replaceRegister(services.db, organisations)
      print(`${organisations.size.toLocaleString('en-GB')} organisations under ${names.toLocaleString('en-GB')} names`)
      print(`${(await given.afterwards(services)).toLocaleString('en-GB')} jobs are in the search index`)
    } finally {
      await services.stop()
    }
  },
})

/** Headings of the column with the name: of the Home Office, and of copies that use names of fields. */
const nameColumns = ['Organisation Name', 'organisationName']

/** @throws where the file has no column of names, or no row: the register in use then stays. */
async function readRegister(file: string): Promise<Set<string>> {
  const organisations = new Set<string>()
  const bytes = createReadStream(file)
  const text = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
  bytes.on('error', (error) => text.destroy(error))
  const rows = text.pipe(parse({ columns: true, bom: true, relax_column_count: true, relax_quotes: true, trim: true }))
  text.on('error', (error: Error) => rows.destroy(error))
  for await (const row of rows as AsyncIterable<Record<string, string>>) {
    const column = nameColumns.find((name) => name in row)
    if (column === undefined) throw new Error(`no column '${nameColumns[0]}' in ${file}`)
    const name = row[column]?.trim() ?? ''
    if (name !== '') organisations.add(name)
  }
  if (organisations.size === 0) throw new Error(`no organisations in ${file}`)
  return organisations
}
