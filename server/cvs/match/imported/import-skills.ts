import { readRows } from '../../../jobs/import/read-rows.ts'
import type { Command } from '../../../platform/commands.ts'
import { connect, type Database } from '../../../platform/database.ts'
import { readTaxonomyRow, type TaxonomyRow } from './esco-rows.ts'
import { keepTaxonomyRows } from './imported.ts'

export type SkillImportCounts = {
  skills: number
  occupations: number
  relations: number
  skipped: Record<string, number>
}

/**
 * `import-skills FILE…`: skills and occupations beside our own, as of ESCO: its CSV download (`skills_en.csv`, `occupations_en.csv`,
 * `occupationSkillRelations_en.csv`) or JSON lines of the same content, gzipped or not. It may be stopped and run again. Programs that
 * run use it from their next match.
 */
export const importSkillsCommand: Command = {
  name: 'import-skills',
  summary:
    'import-skills FILE…  add skills and occupations of ESCO (CSV or JSONL, .gz or not) to those that CVs are matched by',
  async run(files, { log, databaseUrl, print, signal }) {
    if (files.length === 0)
      throw new Error('import-skills needs a file: import-skills skills_en.csv occupations_en.csv')
    const db = connect(databaseUrl, {
      name: 'rolecall import-skills',
      max: 2,
      onError: (error) => log.warn({ err: error }, 'a database connection broke'),
    })
    try {
      for (const file of files) {
        const counts = await importSkills(db, file, { signal, now: new Date() })
        const { skills, occupations, relations, skipped } = counts
        const told = [
          `${inWords(skills)} skills`,
          `${inWords(occupations)} occupations`,
          `${inWords(relations)} skills of occupations`,
          ...Object.entries(skipped).map(([why, count]) => `${inWords(count)} skipped: ${why}`),
        ]
        print(`${file}: ${told.join(', ')}`)
        if (skills + occupations + relations === 0)
          throw new Error(`Found no rows of skills or occupations in ${file}: see docs/cv-match.md for what is read`)
        if (signal.aborted) throw new Error('Stopped. What was read is kept; run it again for the rest.')
      }
    } finally {
      await db.end()
    }
  },
}

const batchSize = 1_000

export async function importSkills(
  db: Database,
  file: string,
  { signal, now }: { signal: AbortSignal; now: Date },
): Promise<SkillImportCounts> {
  const counts: SkillImportCounts = { skills: 0, occupations: 0, relations: 0, skipped: {} }
  let batch: Exclude<TaxonomyRow, { kind: 'skipped' }>[] = []
  const { rows } = await readRows(file)
  for await (const raw of rows) {
    const row = readTaxonomyRow(raw)
    if (row.kind === 'skipped') counts.skipped[row.why] = (counts.skipped[row.why] ?? 0) + 1
    else {
      counts[`${row.kind}s`]++
      batch.push(row)
    }
    if (batch.length < batchSize) continue
    await keepTaxonomyRows(db, batch, now)
    batch = []
    if (signal.aborted) return counts
  }
  if (batch.length > 0) await keepTaxonomyRows(db, batch, now)
  return counts
}

function inWords(count: number): string {
  return count.toLocaleString('en-GB')
}
