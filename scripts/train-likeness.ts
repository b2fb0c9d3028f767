import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { tableBytes } from '../engines/title-likeness/index.ts'
import { knownNames, knownNamesModule } from './likeness/known-names.ts'
import { groupsFrom } from './likeness/sources.ts'
import { train } from './likeness/train.ts'

/*
 * Writes the names of jobs that may be shown and the table of word vectors that says how alike two titles are:
 *   node scripts/train-likeness.ts ../shared/data
 * The folder has `taxonomy/` (ESCO, O*NET, ONS) and `vectors/` (GloVe) in the shapes that scripts/likeness/ names. The same files give the same table.
 */
const [folder = ''] = process.argv.slice(2)
const target = 'engines/title-likeness'
writeFileSync(`${target}/known-names.ts`, knownNamesModule(knownNames(folder)))
const { keys, numbers } = train(folder, groupsFrom(folder), 38)
const bytes = tableBytes(keys, numbers)
writeFileSync(`${target}/table.bin`, bytes)
process.stdout.write(
  `${keys.length} rows, ${(bytes.length / 1e6).toFixed(2)} MB, sha256 ${createHash('sha256').update(bytes).digest('hex')}\n`,
)
