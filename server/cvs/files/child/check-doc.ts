import type { CompoundFile } from './compound-file.ts'
import { refuseBadFields } from './fields.ts'
import { BadFile } from '../../../../contract/cvs/bad-file.ts'
import { fieldInstructions, isEncryptedDoc } from './read-doc.ts'

/** @throws BadFile where an old Word document has macros, objects of other programs, or a password. */
export function checkDoc(file: CompoundFile): void {
  for (const name of file.names) {
    if (name === 'EncryptedPackage' || name === 'EncryptionInfo') throw new BadFile('encrypted')
    if (/^(?:Macros|VBA|_VBA_PROJECT(?:_CUR)?)$/u.test(name)) throw new BadFile('macros')
    // Each object has a storage named by a number; Word makes the place for them in documents without any too.
    if (name === '\u0001Ole10Native' || /^_\d{6,}$/u.test(name)) throw new BadFile('holds-a-program')
  }
  const document = file.streams.get('WordDocument')
  if (!document) throw new BadFile('broken')
  if (isEncryptedDoc(document)) throw new BadFile('encrypted')
  for (const instruction of fieldInstructions(file)) refuseBadFields(instruction)
}
