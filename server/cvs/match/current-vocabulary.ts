import type { Database } from '../../platform/database.ts'
import { ownTaxonomy } from './taxonomy/own.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

let own: Vocabulary | null = null

/** What matches are made with: our own taxonomy. Made at the first use, for the rest of the process. */
export async function currentVocabulary(_db: Database): Promise<Vocabulary> {
  return await Promise.resolve((own ??= createVocabulary([ownTaxonomy])))
}
