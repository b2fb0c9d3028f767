import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startServer, testNow } from '../../../../test/server.ts'
import { currentVocabulary } from '../current-vocabulary.ts'
import { readTitle, titleLikeness } from '../../../../engines/matching/titles.ts'
import { readTaxonomyRow } from './esco-rows.ts'
import { importSkills } from './import-skills.ts'

const skillsCsv = `conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,scopeNote,definition,inScheme,description
KnowledgeSkillCompetence,http://example.org/skill/1,knowledge,sector-specific,thatch laying,"straw thatching
reed thatching",,released,2024-01-01,,,,
KnowledgeSkillCompetence,http://example.org/skill/2,knowledge,sector-specific,Python (computer programming),,,released,2024-01-01,,,,
KnowledgeSkillCompetence,http://example.org/skill/3,knowledge,sector-specific,old thing,,,obsolete,2024-01-01,,,,
`
const occupationsCsv = `conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status,code
Occupation,http://example.org/occupation/1,7121,thatcher,master thatcher,,released,7121.1
Occupation,http://example.org/occupation/2,2221,sea rescue nurse,,,released,2221.9
`
const relationsCsv = `occupationUri,relationType,skillType,skillUri
http://example.org/occupation/1,essential,skill/competence,http://example.org/skill/1
http://example.org/occupation/1,optional,skill/competence,http://example.org/skill/2
`

test('ESCO’s own download is read by its columns', () => {
  expect(
    readTaxonomyRow({ conceptUri: 'u', preferredLabel: 'Python (computer programming)', reuseLevel: 'cross-sector' }),
  ).toEqual({
    kind: 'skill',
    uri: 'u',
    label: 'Python',
    names: ['Python'],
    reach: 'common',
  })
  expect(readTaxonomyRow({ uri: 'u', label: 'thatcher', altLabels: ['roof thatcher'], isco08: '7121' })).toEqual({
    kind: 'occupation',
    uri: 'u',
    label: 'thatcher',
    names: ['thatcher', 'roof thatcher'],
    isco: '7121',
    essential: [],
  })
  for (const unusable of ['no object', null, {}, { uri: 'u' }, { uri: 'u', label: 'x'.repeat(80) }])
    expect(readTaxonomyRow(unusable).kind).toBe('skipped')
})

test('what is imported is found beside our own, once, whatever the order, and again', async () => {
  await using server = await startServer({ boards: [] })
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-skills-'))
  const file = (name: string, content: string): string => {
    const path = join(folder, name)
    writeFileSync(path, name.endsWith('.gz') ? gzipSync(content) : content)
    return path
  }
  const take = async (path: string, now = testNow) =>
    await importSkills(server.db, path, { signal: new AbortController().signal, now })
  try {
    const own = await currentVocabulary(server.db)
    expect(own.skillsIn(own.read('Reed thatching of old roofs')).map(({ value }) => value.id)).not.toContain(
      'thatch laying',
    )

    expect(await take(file('relations.csv', relationsCsv))).toMatchObject({ relations: 1 })
    expect(await take(file('occupations.csv', occupationsCsv))).toMatchObject({ occupations: 2 })
    const counts = await take(file('skills.csv.gz', skillsCsv))
    expect(counts).toMatchObject({ skills: 2, skipped: { 'not released': 1 } })
    await take(file('skills.csv.gz', skillsCsv), new Date(testNow.getTime() + 1000))

    const vocabulary = await currentVocabulary(server.db)
    expect(await currentVocabulary(server.db)).toBe(vocabulary)
    const found = vocabulary.skillsIn(vocabulary.read('Reed thatching, Python')).map(({ value }) => value.id)
    expect(found).toEqual(['thatch laying', 'Python'])
    const [thatcher] = readTitle(vocabulary, 'Master Thatcher').occupations
    expect(thatcher).toMatchObject({ id: 'thatcher', implies: ['thatch laying'] })
    // A nurse is a nurse, wherever they are.
    const rescue = readTitle(vocabulary, 'Sea rescue nurse')
    expect(titleLikeness(vocabulary, rescue, readTitle(vocabulary, 'Staff Nurse')).by).toBe('occupation')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
