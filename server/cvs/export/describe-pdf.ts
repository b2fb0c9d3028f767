import type { PDFDocument } from '@cantoo/pdf-lib'
import { escapeUTF8 } from 'entities'
import { srgbProfile } from './srgb-profile.ts'

type Library = typeof import('@cantoo/pdf-lib')

/** What a program is told of PDF/UA's own words, as PDF/A asks for: those of XMP it knows. */
const uaSchema = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of PDF/UA that the document keeps to</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`

/**
 * The description that programs look for beside the pages (XMP, ISO 16684-1): title, author and language, that it keeps to PDF/UA-1, and
 * where nothing is to be attached to it, to PDF/A-2b, for which the colours are said to be sRGB.
 */
export function describePdf(
  { PDFName, PDFString }: Library,
  document: PDFDocument,
  { title, author, isWithoutFiles }: { title: string; author: string; isWithoutFiles: boolean },
): void {
  const { context, catalog } = document
  const moment = document.getCreationDate() ?? new Date(0)
  document.setModificationDate(moment)
  const date = moment.toISOString().replace(/\.\d+Z$/u, 'Z')
  const program = escapeUTF8(document.getCreator() ?? '')
  const producer = escapeUTF8(document.getProducer() ?? '')
  const creator =
    author === '' ? '' : `<dc:creator><rdf:Seq><rdf:li>${escapeUTF8(author)}</rdf:li></rdf:Seq></dc:creator>`
  const archive = isWithoutFiles ? '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>' : ''
  const packet = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeUTF8(title)}</rdf:li></rdf:Alt></dc:title>${creator}
<dc:language><rdf:Bag><rdf:li>en-GB</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${program}</xmp:CreatorTool><pdf:Producer>${producer}</pdf:Producer>
<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate>
<pdfuaid:part>1</pdfuaid:part>${archive}
</rdf:Description>
${uaSchema}
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
  const stream = context.stream(Buffer.from(packet), { Type: 'Metadata', Subtype: 'XML' })
  catalog.set(PDFName.of('Metadata'), context.register(stream))
  if (!isWithoutFiles) return
  const profile = context.register(context.flateStream(srgbProfile(), { N: 3 }))
  const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFA1', DestOutputProfile: profile })
  intent.set(PDFName.of('OutputConditionIdentifier'), PDFString.of('sRGB'))
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]))
}
