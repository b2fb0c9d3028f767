import { refuseBadFields } from './fields.ts'
import { BadFile } from '../../../../contract/cvs/bad-file.ts'
import { rtfTokens } from './rtf-tokens.ts'

/** @throws BadFile where a rich text has objects of other programs in it, loads something when it is opened, or is not whole. */
export function checkRtf(bytes: Uint8Array): void {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  // Wherever it stands: what one program skips as data, another may read.
  if (/\\(?:objdata|objemb|objlink|objautlink|objocx|objupdate|objhtml|object)(?![a-z])/iu.test(raw))
    throw new BadFile('holds-a-program')
  let depth = 0
  let isOver = false
  let instruction: { depth: number; text: string } | null = null
  let isTemplate = false
  for (const token of rtfTokens(bytes)) {
    if (isOver) {
      // A zero or a line end is what some programs put behind the last brace.
      if (token.kind !== 'byte' || ![0, 9, 32].includes(token.byte)) throw new BadFile('two-files-in-one')
    } else if (token.kind === 'open') depth++
    else if (token.kind === 'close') {
      if (instruction?.depth === depth) {
        if (isTemplate && /(?:https?|ftp):|\\\\/iu.test(instruction.text)) throw new BadFile('loads-from-elsewhere')
        refuseBadFields(instruction.text)
        instruction = null
      }
      depth--
      isOver = depth === 0
    } else if (token.kind === 'byte') {
      if (instruction) instruction.text += String.fromCharCode(token.byte)
    } else if (token.word === 'fldinst' || token.word === 'template') {
      instruction = { depth, text: '' }
      isTemplate = token.word === 'template'
    }
  }
  if (!isOver) throw new BadFile('broken')
}
