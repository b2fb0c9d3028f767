import { createHash } from 'node:crypto'
import type { PDFDict, PDFDocument, PDFObject, PDFPage, PDFRef } from '@cantoo/pdf-lib'
import { markArtefacts } from './artefacts.ts'
import { describePdf } from './describe-pdf.ts'

type Library = typeof import('@cantoo/pdf-lib')

/**
 * Says whose a printed document is, and makes it one that screen readers can be sure of (PDF/UA-1, ISO 14289-1): its tags, title and
 * language are the browser's doing; what that leaves out is ours.
 * With `isWithoutFiles`, nothing may be attached to it afterwards.
 */
export async function namePdf(
  pdf: Uint8Array,
  { title, author, isWithoutFiles = true }: { title: string; author: string; isWithoutFiles?: boolean },
): Promise<Uint8Array> {
  const library = await import('@cantoo/pdf-lib')
  const document = await library.PDFDocument.load(pdf, { updateMetadata: false })
  document.setTitle(title, { showInWindowTitleBar: true })
  if (author !== '') document.setAuthor(author)
  for (const page of document.getPages()) {
    nameLinks(library, document, page)
    dropMarks(library, document, { page: page.ref, gone: rewrite(library, document, page) })
  }
  tidyStructure(library, document)
  describePdf(library, document, { title, author, isWithoutFiles })
  // Which file it is (PDF/A, 6.1.3): nobody else's bytes have that name.
  const id = library.PDFHexString.of(createHash('sha256').update(pdf).digest('hex').slice(0, 32))
  document.context.trailerInfo.ID = document.context.obj([id, id])
  return await document.save()
}

/** Each link says where it leads (7.18.1, 7.18.5), and is printed with the page. */
function nameLinks(
  { PDFDict, PDFHexString, PDFName, PDFNumber, PDFString }: Library,
  { context }: PDFDocument,
  page: PDFPage,
): void {
  for (const entry of page.node.Annots()?.asArray() ?? []) {
    const link = context.lookupMaybe(entry, PDFDict)
    const action = link?.lookupMaybe(PDFName.of('A'), PDFDict)
    const address = action?.lookupMaybe(PDFName.of('URI'), PDFString, PDFHexString)?.decodeText() ?? ''
    link?.set(PDFName.of('Contents'), PDFHexString.fromText(`Link to ${address.replace(/^(?:mailto|tel):/u, '')}`))
    link?.set(PDFName.of('F'), PDFNumber.of(4))
  }
}

/** @returns the numbers of the marks that the page's content has no longer. */
function rewrite(
  { decodePDFRawStream, PDFArray, PDFName, PDFRawStream }: Library,
  { context }: PDFDocument,
  page: PDFPage,
): Set<number> {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray().map((one) => context.lookup(one)) : [contents]
  const bytes = streams.flatMap((stream) =>
    stream instanceof PDFRawStream ? [decodePDFRawStream(stream).decode()] : [],
  )
  const { content, gone } = markArtefacts(bytes.map((part) => Buffer.from(part).toString('latin1')).join('\n'))
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(Buffer.from(content, 'latin1'))))
  return gone
}

/** Takes marks of a page out of the structure, whose content is an artefact now. */
function dropMarks(library: Library, document: PDFDocument, { page, gone }: { page: PDFRef; gone: Set<number> }): void {
  const { PDFDict, PDFName, PDFNumber } = library
  for (const element of elements(library, document)) {
    const isHere = element.get(PDFName.of('Pg')) === page
    const kept = childrenOf(library, document, element).filter((child) => {
      const one = document.context.lookup(child)
      if (one instanceof PDFNumber) return !(isHere && gone.has(one.asNumber()))
      const mark = one instanceof PDFDict ? one.lookupMaybe(PDFName.of('MCID'), PDFNumber) : undefined
      return !(mark !== undefined && (one as PDFDict).get(PDFName.of('Pg')) === page && gone.has(mark.asNumber()))
    })
    element.set(PDFName.of('K'), document.context.obj(kept))
  }
}

/** Names that PDF 1.7 does not know are told by ones that it does (7.1), and a point of a list has a label and a body (7.2). */
function tidyStructure(library: Library, document: PDFDocument): void {
  const { PDFDict, PDFName } = library
  const { context } = document
  // An empty page has no structure.
  const root = document.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
  root?.set(PDFName.of('RoleMap'), context.obj({ Strong: 'Span', Em: 'Span' }))
  for (const element of elements(library, document)) {
    if (element.get(PDFName.of('S')) !== PDFName.of('LI')) continue
    const children = childrenOf(library, document, element)
    const isPart = (child: PDFObject) => {
      const one = context.lookup(child)
      const kind = one instanceof PDFDict ? one.get(PDFName.of('S')) : undefined
      return kind === PDFName.of('Lbl') || kind === PDFName.of('LBody')
    }
    const loose = children.filter((child) => !isPart(child))
    if (loose.length === 0) continue
    const owner = document.context.getObjectRef(element)
    const body = context.obj({ Type: 'StructElem', S: 'LBody' })
    if (owner !== undefined) body.set(PDFName.of('P'), owner)
    const page = element.get(PDFName.of('Pg'))
    if (page !== undefined) body.set(PDFName.of('Pg'), page)
    body.set(PDFName.of('K'), context.obj(loose))
    const reference = context.register(body)
    for (const child of loose) {
      const one = context.lookup(child)
      if (one instanceof PDFDict && one.has(PDFName.of('P'))) one.set(PDFName.of('P'), reference)
    }
    element.set(PDFName.of('K'), context.obj([...children.filter(isPart), reference]))
  }
}

/** All elements of the structure, from the top. */
function elements(library: Library, document: PDFDocument): PDFDict[] {
  const { PDFDict, PDFName } = library
  const root = document.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
  const found: PDFDict[] = []
  const waiting = root === undefined ? [] : childrenOf(library, document, root)
  while (waiting.length > 0) {
    const one = document.context.lookup(waiting.pop())
    if (!(one instanceof PDFDict) || !one.has(PDFName.of('S'))) continue
    found.push(one)
    waiting.push(...childrenOf(library, document, one))
  }
  return found
}

function childrenOf({ PDFArray, PDFName }: Library, document: PDFDocument, element: PDFDict): PDFObject[] {
  const children = element.get(PDFName.of('K'))
  const list = document.context.lookup(children)
  if (list instanceof PDFArray) return list.asArray()
  return children === undefined ? [] : [children]
}
