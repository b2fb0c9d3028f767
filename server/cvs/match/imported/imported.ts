import type { Queryable } from '../../../platform/database.ts'
import type { Reach } from '../../../../engines/matching/index.ts'
import type { TaxonomyRow } from './esco-rows.ts'

export type ImportedSkill = { uri: string; label: string; names: string[]; reach: Reach }
export type ImportedOccupation = { uri: string; label: string; names: string[]; isco: string; skills: string[] }
export type Imported = { skills: ImportedSkill[]; occupations: ImportedOccupation[] }

type Kept = Exclude<TaxonomyRow, { kind: 'skipped' }>

/** Writes rows; the same row imported again is the same row. */
export async function keepTaxonomyRows(db: Queryable, rows: readonly Kept[], now: Date): Promise<void> {
  const skills = lastOf(rows.flatMap((row) => (row.kind === 'skill' ? [row] : [])))
  const occupations = lastOf(rows.flatMap((row) => (row.kind === 'occupation' ? [row] : [])))
  const relations = rows.flatMap((row) => {
    if (row.kind === 'relation') return [row]
    return row.kind === 'occupation' ? row.essential.map((skill) => ({ occupation: row.uri, skill })) : []
  })
  if (skills.length > 0)
    await db.query(
      `insert into imported_skills (uri, label, names, reach, imported_at)
       select uri, label, array(select jsonb_array_elements_text(names)), reach, $2
         from jsonb_to_recordset($1) as given (uri text, label text, names jsonb, reach text)
       on conflict (uri) do update set label = excluded.label, names = excluded.names, reach = excluded.reach,
         imported_at = excluded.imported_at`,
      [JSON.stringify(skills), now],
    )
  if (occupations.length > 0)
    await db.query(
      `insert into imported_occupations (uri, label, names, isco, imported_at)
       select uri, label, array(select jsonb_array_elements_text(names)), isco, $2
         from jsonb_to_recordset($1) as given (uri text, label text, names jsonb, isco text)
       on conflict (uri) do update set label = excluded.label, names = excluded.names, isco = excluded.isco,
         imported_at = excluded.imported_at`,
      [JSON.stringify(occupations), now],
    )
  if (relations.length > 0)
    await db.query(
      `insert into imported_occupation_skills (occupation, skill, imported_at)
       select distinct occupation, skill, $2::timestamptz
         from jsonb_to_recordset($1) as given (occupation text, skill text)
       on conflict do nothing`,
      [JSON.stringify(relations), now],
    )
}

/** One statement may not write a row twice: of what stands twice, the later counts. */
function lastOf<One extends { uri: string }>(rows: readonly One[]): One[] {
  return [...new Map(rows.map((row) => [row.uri, row])).values()]
}

/** Tells one state of the imported tables from another; null: nothing has been imported. */
export async function importedState(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ state: string | null }>(
    `select string_agg(part, ' ') as state from (
       select count(*) || ':' || max(imported_at) as part from imported_skills having count(*) > 0
       union all
       select count(*) || ':' || max(imported_at) from imported_occupations having count(*) > 0
       union all
       select count(*) || ':' || max(imported_at) from imported_occupation_skills having count(*) > 0) as parts`,
  )
  return rows[0]?.state ?? null
}

/** Everything that was imported, in one order always. */
export async function loadImported(db: Queryable): Promise<Imported> {
  const { rows: skills } = await db.query<ImportedSkill>(
    'select uri, label, names, reach from imported_skills order by uri',
  )
  const { rows: occupations } = await db.query<ImportedOccupation>(
    `select o.uri, o.label, o.names, o.isco,
            array(select coalesce(s.label, r.skill) from imported_occupation_skills r left join imported_skills s on s.uri = r.skill
                   where r.occupation = o.uri order by 1) as skills
       from imported_occupations o order by o.uri`,
  )
  return { skills, occupations }
}
