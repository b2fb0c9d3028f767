import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toListing } from '../../server/jobs/import/row.ts'
import { cleanDescription, shownTitle } from '../../engines/ads/index.ts'
import { plainLines } from '../../engines/matching/index.ts'
import { rowsOf, type EscoTitles, type Occupation } from './titles.ts'

export type Ad = { id: string; title: string; text: string; occupations: readonly Occupation[] }

const files = [
  'nhs-jobs-2020-jsonld',
  'boards-2025-26-full',
  'reed-api-2026-full',
  'ireland-2026-full',
  'adzuna-2013-full',
]

/** The ads of the collections that have their whole text. */
export function readAds(folder: string, titles: EscoTitles): Ad[] {
  const ads: Ad[] = []
  for (const name of files) {
    const file = join(folder, 'jobs', `${name}.jsonl.gz`)
    if (!existsSync(file)) continue
    for (const row of rowsOf(file)) {
      const listing = toListing(row, new Date(0))
      if ('unusable' in listing) continue
      const title = shownTitle(listing.title)
      const text = plainLines(cleanDescription(listing.description, listing.descriptionFormat).html).join('\n')
      if (text.length < 600) continue
      ads.push({ id: String(row['id']), title, text, occupations: titles.of(title) })
    }
  }
  return ads
}
