import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { namesOfJobs } from '../../engines/title-likeness/index.ts'
import { ownMeanings } from '../../engines/words/index.ts'
import { ownTaxonomy } from '../../engines/matching/index.ts'

/** Names that mean one occupation, and how much oftener than others they are drawn. */
export type Group = { names: readonly string[]; weight: number }

/** The search's meanings and the names that people use are few and sure. */
const ownWeight = 4

/**
 * The groups of names that the table is tuned on.
 * @param folder has `taxonomy/`: ESCO 1.2 (`esco-occupations.jsonl.gz`, CC BY 4.0), O*NET 29.2 (`onet-occupations.csv.gz`,
 * `onet-alternate-titles.csv.gz`, CC BY 4.0) and the coding index of the ONS (`uk-job-titles-soc2010.csv.gz`, OGL v3).
 */
export function groupsFrom(folder: string): Group[] {
  const taxonomy = (name: string) => gunzipSync(readFileSync(join(folder, 'taxonomy', name))).toString('utf8')
  const esco = lines(taxonomy('esco-occupations.jsonl.gz')).map((line) => {
    const { label, altLabels } = JSON.parse(line) as { label: string; altLabels: string[] }
    return [label, ...altLabels]
  })
  const onet = new Map<string, string[]>()
  for (const file of ['onet-occupations.csv.gz', 'onet-alternate-titles.csv.gz']) {
    for (const [code = '', title = '', short = ''] of csvRows(taxonomy(file))) {
      addTo(onet, code, [title, ...(file.includes('alternate') ? [short] : [])])
    }
  }
  const ons = new Map<string, string[]>()
  for (const [code = '', title = ''] of csvRows(taxonomy('uk-job-titles-soc2010.csv.gz'))) addTo(ons, code, [title])
  const taxonomies = [
    ...esco,
    ...onet.values(),
    ...ons.values(),
    ...ownTaxonomy.occupations.map(({ names }) => names.map(({ text }) => text)),
  ]
  return [
    ...taxonomies.map((names) => ({ names, weight: 1 })),
    ...[...ownMeanings, ...namesOfJobs].map((names) => ({ names, weight: ownWeight })),
  ].flatMap(({ names, weight }) => {
    const distinct = [...new Set(names.map((name) => name.trim().toLowerCase()).filter((name) => name !== ''))]
    return distinct.length > 1 ? [{ names: distinct, weight }] : []
  })
}

function addTo(groups: Map<string, string[]>, key: string, names: readonly string[]): void {
  const before = groups.get(key)
  if (before === undefined) groups.set(key, [...names])
  else before.push(...names)
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}

/** The rows below the heading of a file whose fields may stand in quotes. */
function csvRows(text: string): string[][] {
  return lines(text)
    .slice(1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
}
