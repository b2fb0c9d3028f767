import { keysOfAd } from '../keys-of-ad.ts'
import type { Queryable } from '../../platform/database.ts'
import type { ReadAd } from '../read-ad.ts'
import type { Unusable } from '../../../engines/ads/index.ts'

/** One row of the list that the operator sees. */
export type KeptAlias = {
  alias: string
  main: string
  source: 'ads' | 'register'
  vacancies: number
  isDropped: boolean
}

/** Gives each ad whose employer goes by another name the main name and the keys of it. Changes the ads that are given. */
export async function useMainNames(db: Queryable, ads: readonly (ReadAd | Unusable)[]): Promise<void> {
  const read = ads.filter((ad) => 'facts' in ad)
  const mains = await mainNames(
    db,
    read.map((ad) => ad.facts.employerKey),
  )
  if (mains.size === 0) return
  for (const ad of read) {
    const main = mains.get(ad.facts.employerKey ?? '')
    if (main === undefined) continue
    ad.facts = { ...ad.facts, mainKey: main }
    ad.keys = keysOfAd(ad.facts)
  }
}

async function mainNames(db: Queryable, names: readonly (string | null)[]): Promise<Map<string, string>> {
  const asked = [...new Set(names.filter((name) => name !== null))]
  if (asked.length === 0) return new Map()
  const { rows } = await db.query<{ alias_key: string; main_key: string }>(
    'select alias_key, main_key from employer_aliases where alias_key = any($1::text[]) and dropped_at is null',
    [asked],
  )
  return new Map(rows.map((row) => [row.alias_key, row.main_key]))
}

/** All aliases in order of the main name, with those that were dropped. */
export async function keptAliases(db: Queryable): Promise<KeptAlias[]> {
  const { rows } = await db.query<{
    alias_key: string
    main_key: string
    source: 'ads' | 'register'
    vacancies: number
    dropped: boolean
  }>(
    `select alias_key, main_key, source, vacancies, dropped_at is not null as dropped
       from employer_aliases order by main_key, alias_key`,
  )
  return rows.map((row) => ({
    alias: row.alias_key,
    main: row.main_key,
    source: row.source,
    vacancies: row.vacancies,
    isDropped: row.dropped,
  }))
}
