import { inTransaction, type Database, type Queryable } from '../../platform/database.ts'
import { tradingNames } from '../../sponsors/index.ts'
import {
  type ListingFacts,
  chooseAliases,
  type Alias,
  type KnownName,
  AliasEvidence,
} from '../../../engines/folding/index.ts'
import { lockFolding } from '../lock-folding.ts'
import { employerKey } from '../../../engines/ads/index.ts'
import { keptAliases } from './aliases.ts'
import { renewNames } from './renew-names.ts'
import type { Say } from '../../platform/events.ts'

export type Learnt = { aliases: number; fresh: number; gone: number; ads: number }

type Given = { db: Database; now: Date; say: Say }

/**
 * Learns which names are one employer's from all kept ads and from the register of sponsors, and puts that in the place of what was learnt
 * before; what the operator dropped stays dropped. Reads keys in batches, so memory does not grow with the ads. Kept ads get the keys of
 * their main names at once, and join its jobs with `reprocess`.
 */
export async function learnAliases({ db, now, say }: Given): Promise<Learnt> {
  const evidence = new AliasEvidence()
  for await (const group of groupsOfAds(db)) evidence.add(group)
  const pairs = evidence.pairs().filter(({ agreed, contradicted }) => agreed.size > 0 || contradicted > 0)
  const registered = (await tradingNames(db)).flatMap(([company = '', ...others]) =>
    others.map((other): [string, string] => [employerKey(company), employerKey(other)]),
  )
  const known = await knownNames(db, [
    ...new Set([...pairs.filter(({ agreed }) => agreed.size > 0).map(({ names }) => names), ...registered].flat()),
  ])
  return await inTransaction(db, async (client) => {
    await lockFolding(client)
    const before = await keptAliases(client)
    const dropped = before
      .filter(({ isDropped }) => isDropped)
      .map(({ alias, main }): [string, string] => [alias, main])
    const aliases = chooseAliases({ pairs, registered, known, dropped })
    const used = new Map(before.filter(({ isDropped }) => !isDropped).map(({ alias, main }) => [alias, main]))
    const mains = new Map(aliases.map(({ alias, main }) => [alias, main]))
    await writeAliases(client, aliases, now)
    const changed = [...new Set([...used.keys(), ...mains.keys()])].filter(
      (alias) => used.get(alias) !== mains.get(alias),
    )
    return {
      aliases: aliases.length,
      fresh: changed.filter((alias) => mains.has(alias)).length,
      gone: changed.filter((alias) => !mains.has(alias)).length,
      ads: await renewNames(client, changed, { mains, say }),
    }
  })
}

/**
 * Takes an alias back for good.
 * @returns null if none is in use.
 */
export async function dropAlias({ db, now, say }: Given, name: string): Promise<{ main: string; ads: number } | null> {
  return await inTransaction(db, async (client) => {
    await lockFolding(client)
    const { rows } = await client.query<{ alias_key: string; main_key: string }>(
      'update employer_aliases set dropped_at = $2 where alias_key = $1 and dropped_at is null returning alias_key, main_key',
      [employerKey(name), now],
    )
    const [row] = rows
    if (!row) return null
    return {
      main: row.main_key,
      ads: await renewNames(client, [row.alias_key], { mains: new Map(), say }),
    }
  })
}

/** Keys that are asked for at once, and the latest ads of each that are compared. */
const keysAtOnce = 500
const mostOfKey = 40

/** Ads that share a long title, or nearly all their words. */
async function* groupsOfAds(db: Queryable): AsyncGenerator<ListingFacts[]> {
  for (const column of ['title_key', 'text_key_2'] as const) {
    for (let after = '-9223372036854775808'; ;) {
      const { rows: keys } = await db.query<{ key: string }>(
        `select ${column}::text as key from listings where ${column} > $1 group by ${column} having count(*) > 1
          order by ${column} limit ${keysAtOnce}`,
        [after],
      )
      const last = keys.at(-1)
      if (!last) break
      after = last.key
      const { rows } = await db.query<{ key: string; facts: ListingFacts }>(
        `select asked.key::text as key, l.facts from unnest($1::bigint[]) as asked (key)
          cross join lateral (
            select facts from listings where ${column} = asked.key order by id desc limit ${mostOfKey}) l`,
        [keys.map((row) => row.key)],
      )
      for (const group of Map.groupBy(rows, (row) => row.key).values()) yield group.map((row) => row.facts)
    }
  }
}

/** A name is a recruiter's if more than this share of its ads says so; one ad of an employer may speak of 'our client'. */
const recruitersShare = 0.1

async function knownNames(db: Queryable, names: readonly string[]): Promise<Map<string, KnownName>> {
  const { rows } = await db.query<{ name: string; ads: number; recruiting: number }>(
    `select name, count(*)::int as ads,
            (count(*) filter (where l.facts ->> 'poster' in ('agency', 'course')))::int as recruiting
       from unnest($1::text[]) as name join listings l on name = l.facts ->> 'employerKey' group by name`,
    [names],
  )
  return new Map(
    rows.map((row) => [row.name, { ads: row.ads, isRecruiter: row.recruiting > row.ads * recruitersShare }]),
  )
}

async function writeAliases(db: Queryable, aliases: readonly Alias[], now: Date): Promise<void> {
  await db.query('delete from employer_aliases where dropped_at is null and not (alias_key = any($1::text[]))', [
    aliases.map(({ alias }) => alias),
  ])
  await db.query(
    `insert into employer_aliases (alias_key, main_key, source, vacancies, learnt_at)
     select alias, main, source, vacancies, $5
       from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as learnt (alias, main, source, vacancies)
     on conflict (alias_key) do update
        set main_key = excluded.main_key, source = excluded.source, vacancies = excluded.vacancies
      where employer_aliases.dropped_at is null`,
    [
      aliases.map(({ alias }) => alias),
      aliases.map(({ main }) => main),
      aliases.map(({ source }) => source),
      aliases.map(({ vacancies }) => vacancies),
      now,
    ],
  )
}
