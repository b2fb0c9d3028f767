import { z } from 'zod'
import type { Reach } from '../../../../engines/matching/index.ts'

/** A row of a file of skills or occupations, in our words. */
export type TaxonomyRow =
  | { kind: 'skill'; uri: string; label: string; names: string[]; reach: Reach }
  | { kind: 'occupation'; uri: string; label: string; names: string[]; isco: string; essential: string[] }
  | { kind: 'relation'; occupation: string; skill: string }
  | { kind: 'skipped'; why: string }

const Text = z.union([z.string(), z.number().transform(String)]).default('')
const Names = z.union([z.array(z.string()), z.string().transform((text) => text.split('\n'))]).default([])

/** ESCO's own columns as its CSV has them, and the shorter ones of JSON lines. */
const Row = z.object({
  conceptUri: Text,
  uri: Text,
  preferredLabel: Text,
  label: Text,
  altLabels: Names,
  hiddenLabels: Names,
  conceptType: Text,
  skillType: Text,
  reuseLevel: Text,
  iscoGroup: Text,
  isco08: Text,
  status: Text,
  essentialSkills: Names,
  occupationUri: Text,
  relationType: Text,
  skillUri: Text,
})

/**
 * Reads a row of `skills_en.csv`, `occupations_en.csv` or `occupationSkillRelations_en.csv` of ESCO's download, or a JSON object of the
 * same content (`uri`, `label`, `altLabels`, and `isco08` or `skillType`).
 */
export function readTaxonomyRow(raw: unknown): TaxonomyRow {
  const parsed = Row.safeParse(raw)
  if (!parsed.success) return { kind: 'skipped', why: 'not readable' }
  const row = parsed.data
  if (row.occupationUri !== '' && row.skillUri !== '') {
    if (row.relationType !== 'essential') return { kind: 'skipped', why: 'an optional skill of an occupation' }
    return { kind: 'relation', occupation: row.occupationUri, skill: row.skillUri }
  }
  const uri = row.conceptUri || row.uri
  const label = tidyName(row.preferredLabel || row.label)
  if (uri === '' || label === '') return { kind: 'skipped', why: 'without a URI or a label' }
  if (row.status !== '' && row.status !== 'released') return { kind: 'skipped', why: 'not released' }
  const names = [...new Set([label, ...[...row.altLabels, ...row.hiddenLabels].map(tidyName)])].filter(isUsable)
  if (names.length === 0) return { kind: 'skipped', why: 'without a name that can be looked for' }
  const isco = (row.iscoGroup || row.isco08).replace(/^C/u, '')
  if (isco !== '' || row.conceptType === 'Occupation')
    return { kind: 'occupation', uri, label, names, isco, essential: row.essentialSkills.map(tidyName) }
  return { kind: 'skill', uri, label, names, reach: reachOf(row.reuseLevel) }
}

/** 'Python (computer programming)' is Python. */
function tidyName(name: string): string {
  return name
    .replace(/(?<!\s)\s*\([^()]*\)\s*$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Long names are sentences that nobody writes in a CV. */
function isUsable(name: string): boolean {
  return name.length >= 2 && name.length <= 60 && name.split(' ').length <= 6
}

function reachOf(reuseLevel: string): Reach {
  if (reuseLevel === 'transversal') return 'soft'
  return reuseLevel === 'cross-sector' ? 'common' : 'special'
}
