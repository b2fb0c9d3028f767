import type { Database } from '../../platform/database.ts'
import { besideOwn } from './imported/beside-own.ts'
import { importedState, loadImported } from './imported/imported.ts'
import { ownTaxonomy, createVocabulary, type Vocabulary } from '../../../engines/matching/index.ts'

let own: Vocabulary | null = null
/** Of one state of the imported tables, for each database: tests have several. */
const withImported = new WeakMap<Database, { state: string; vocabulary: Promise<Vocabulary> }>()

/** What matches are made with: our own taxonomy and what was imported beside it. Made at the first use, and again after an import. */
export async function currentVocabulary(db: Database): Promise<Vocabulary> {
  own ??= createVocabulary([ownTaxonomy])
  const state = await importedState(db)
  if (state === null) return own
  const before = withImported.get(db)
  if (before?.state === state) return await before.vocabulary
  const vocabulary = readImported(db, own)
  withImported.set(db, { state, vocabulary })
  // What failed is tried again with the next match.
  vocabulary.catch(() => withImported.delete(db))
  return await vocabulary
}

async function readImported(db: Database, vocabulary: Vocabulary): Promise<Vocabulary> {
  return createVocabulary([ownTaxonomy, await besideOwn(vocabulary, await loadImported(db))])
}
