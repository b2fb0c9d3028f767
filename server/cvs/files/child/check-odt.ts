import { BadFile } from '../../../../contract/cvs/bad-file.ts'
import { elementsIn, findElement, parseXml } from '../../../../engines/xml/index.ts'
import type { ZipEntries } from './zip.ts'

/** LibreOffice writes -web where a document came from a web page. */
const textType = /^application\/vnd\.oasis\.opendocument\.text(?:-web|-template)?$/u
/** Followed when they are clicked, or kept as a note of where the document came from. */
const harmlessLinks = new Set(['text:a', 'draw:a', 'meta:template'])

/** @throws BadFile where an OpenDocument text has macros, objects of other programs, or loads something when it is opened. */
export function checkOdt(entries: ZipEntries): void {
  const type = entries.get('mimetype')
  if (!type || !textType.test(Buffer.from(type).toString('latin1').trim())) throw new BadFile('broken')
  const manifest = entries.get('META-INF/manifest.xml')
  if (manifest && findElement(parseXml(manifest), 'manifest:encryption-data')) throw new BadFile('encrypted')
  if (!entries.has('content.xml')) throw new BadFile('broken')
  for (const [name, content] of entries) {
    if (/^(?:Basic|Scripts)\/./u.test(name)) throw new BadFile('macros')
    if (/\.xml$/iu.test(name)) checkPart(content)
  }
}

function checkPart(content: Uint8Array): void {
  for (const { name, attribs } of elementsIn(parseXml(content))) {
    if (name === 'script:event-listener' || name === 'office:script' || name === 'presentation:event-listener')
      throw new BadFile('macros')
    if (name === 'draw:object-ole' || name === 'draw:applet' || name === 'draw:plugin')
      throw new BadFile('holds-a-program')
    if (name.endsWith('dde-source') || name.endsWith('dde-connection-decl')) throw new BadFile('holds-a-program')
    const link = attribs['xlink:href'] ?? ''
    if (!harmlessLinks.has(name) && isElsewhere(link)) throw new BadFile('loads-from-elsewhere')
  }
}

/** Within the document links are names of its entries; a drive of the author's is nowhere for anybody else. */
function isElsewhere(link: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]+:|\/\/|\\\\)/iu.test(link) && !/^file:\/{3}[a-z]:/iu.test(link)
}
