import { BadFile } from '../../../../contract/cvs/bad-file.ts'
import { refuseBadFields } from './fields.ts'
import { mainPart } from './read-docx.ts'
import { elementsIn, parseXml, textIn } from '../../../../engines/xml/index.ts'
import type { ZipEntries } from './zip.ts'

/** @throws BadFile where a Word document has macros, objects of other programs, or loads something when it is opened. */
export function checkDocx(entries: ZipEntries): void {
  const types = entries.get('[Content_Types].xml')
  if (!types) throw new BadFile(entries.has('EncryptedPackage') ? 'encrypted' : 'broken')
  for (const { attribs } of elementsIn(parseXml(types))) {
    const type = attribs['ContentType'] ?? ''
    if (/macroEnabled|vbaProject|vbaData|activeX/iu.test(type)) throw new BadFile('macros')
    if (/oleObject/iu.test(type)) throw new BadFile('holds-a-program')
  }
  for (const [name, content] of entries) {
    if (/vbaProject|vbaData|\/activeX\//iu.test(name)) throw new BadFile('macros')
    if (/^(?=[^]*\.bin$)[^]*\/embeddings\//iu.test(name)) throw new BadFile('holds-a-program')
    if (name.endsWith('.rels')) checkLinks(content)
    else if (/\.xml$/iu.test(name)) checkPart(name, content)
  }
  mainPart(entries)
}

/** Relationships to outside load by themselves, but for links that are clicked. */
function checkLinks(content: Uint8Array): void {
  for (const { name, attribs } of elementsIn(parseXml(content))) {
    if (name !== 'Relationship' || attribs['TargetMode'] !== 'External') continue
    if (attribs['Type']?.endsWith('/hyperlink') || isOwnDrive(attribs['Target'] ?? '')) continue
    throw new BadFile('loads-from-elsewhere')
  }
}

/** Where the author's template lay, as Word notes it in many documents: a drive of theirs is nowhere for anybody else. */
function isOwnDrive(target: string): boolean {
  return /^(?:file:\/{3})?[a-z](?::|%3a)(?:[\\/]|%5c)/iu.test(target)
}

function checkPart(name: string, content: Uint8Array): void {
  const nodes = parseXml(content)
  if (!name.startsWith('word/')) return
  const instructions: string[] = []
  for (const element of elementsIn(nodes)) {
    if (element.name === 'w:instrText') instructions.push(textIn(element.children))
    else if (element.name === 'w:fldSimple') instructions.push(element.attribs['w:instr'] ?? '', '\n')
    // Where one field ends and the next begins.
    else if (element.name === 'w:fldChar') instructions.push('\n')
    else if (element.name === 'w:control') throw new BadFile('macros')
  }
  for (const instruction of instructions.join('').split('\n')) refuseBadFields(instruction)
}
