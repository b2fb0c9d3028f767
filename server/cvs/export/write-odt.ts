import { escapeUTF8 } from 'entities'
import { strToU8, zipSync, type Zippable } from 'fflate'
import type { PaperRun, PaperStyle, Paper, Paragraph } from './paper.ts'
import { pageSize, sheetOf, type Look, type Sheet } from './paper-styles.ts'
import { deepestList } from '../../../engines/cv-printing/index.ts'

const kind = 'application/vnd.oasis.opendocument.text'
const listIndent = 6

/** LibreOffice's own names, so that its navigator and its styles know them. */
const styleNames: Record<PaperStyle, { name: string; shown: string }> = {
  text: { name: 'Text_20_body', shown: 'Text body' },
  name: { name: 'Title', shown: 'Title' },
  headline: { name: 'Subtitle', shown: 'Subtitle' },
  contacts: { name: 'Contacts', shown: 'Contacts' },
  section: { name: 'Heading_20_1', shown: 'Heading 1' },
  entry: { name: 'Heading_20_2', shown: 'Heading 2' },
  where: { name: 'Where', shown: 'Where' },
  facts: { name: 'Facts', shown: 'Facts' },
  address: { name: 'Address', shown: 'Address' },
  date: { name: 'Date', shown: 'Date' },
  subject: { name: 'Subject', shown: 'Subject' },
  heading3: { name: 'Heading_20_3', shown: 'Heading 3' },
  heading4: { name: 'Heading_20_4', shown: 'Heading 4' },
  heading5: { name: 'Heading_20_5', shown: 'Heading 5' },
}

const namespaces = [
  ['office', 'urn:oasis:names:tc:opendocument:xmlns:office:1.0'],
  ['style', 'urn:oasis:names:tc:opendocument:xmlns:style:1.0'],
  ['text', 'urn:oasis:names:tc:opendocument:xmlns:text:1.0'],
  ['draw', 'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0'],
  ['fo', 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0'],
  ['svg', 'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0'],
  ['meta', 'urn:oasis:names:tc:opendocument:xmlns:meta:1.0'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['xlink', 'http://www.w3.org/1999/xlink'],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ')

/** Writes an OpenDocument text (ODF 1.3): real styles, headings, lists and links, A4, British English. */
export function writeOdt(paper: Paper): Uint8Array {
  const sheet = sheetOf(paper.look)
  const picture = pictureOf(paper)
  const files: Zippable = {
    // First, and not packed: it is how the file's kind is told.
    mimetype: [strToU8(kind), { level: 0 }],
    'META-INF/manifest.xml': strToU8(manifest(picture !== null)),
    'content.xml': strToU8(content(paper, sheet, picture !== null)),
    'styles.xml': strToU8(styles(paper, sheet)),
    'meta.xml': strToU8(meta(paper)),
    ...(picture === null ? {} : { 'Pictures/picture.jpg': [picture, { level: 0 }] }),
  }
  return zipSync(files, { level: 6 })
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

function manifest(hasPicture: boolean): string {
  const entries = [
    ['/', kind],
    ['content.xml', 'text/xml'],
    ['styles.xml', 'text/xml'],
    ['meta.xml', 'text/xml'],
    ...(hasPicture ? [['Pictures/picture.jpg', 'image/jpeg']] : []),
  ].map(([path, type]) => {
    const version = path === '/' ? ' manifest:version="1.3"' : ''
    return `<manifest:file-entry manifest:full-path="${path}"${version} manifest:media-type="${type}"/>`
  })
  return `${head}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">${entries.join('')}</manifest:manifest>`
}

function meta({ title, author }: Paper): string {
  return `${head}<office:document-meta ${namespaces} office:version="1.3"><office:meta><dc:title>${xml(title)}</dc:title><dc:creator>${xml(author)}</dc:creator><dc:language>en-GB</dc:language></office:meta></office:document-meta>`
}

function styles({ author }: Paper, sheet: Sheet): string {
  const { top, right, bottom, left } = sheet.margins
  const named = Object.entries(sheet.looks).map(([style, look]) => styleOf(style as PaperStyle, look, sheet))
  const foot = (words: string) => `<text:p text:style-name="Page_20_line">${words}</text:p>`
  const name = author === '' ? '' : `${xml(author)} · `
  const number = `${name}page <text:page-number text:select-page="current">2</text:page-number> of <text:page-count>2</text:page-count>`
  return `${head}<office:document-styles ${namespaces} office:version="1.3"><office:styles>
<style:default-style style:family="paragraph"><style:paragraph-properties fo:orphans="2" fo:widows="2"/><style:text-properties fo:language="en" fo:country="GB"/></style:default-style>
<style:style style:name="Standard" style:family="paragraph" style:class="text"/>
${named.join('\n')}
<style:style style:name="Page_20_line" style:display-name="Page line" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:text-align="end"/><style:text-properties ${fontOf(sheet.looks.facts.font)} fo:font-size="9pt" fo:color="#4C5A53"/></style:style>
<style:style style:name="Strong_20_Emphasis" style:display-name="Strong Emphasis" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Emphasis" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
<style:style style:name="Internet_20_link" style:display-name="Internet link" style:family="text"><style:text-properties fo:color="#0B6B4C" style:text-underline-style="solid" style:text-underline-width="auto"/></style:style>
</office:styles><office:automatic-styles>
<style:page-layout style:name="Sheet"><style:page-layout-properties fo:page-width="${pageSize.width}mm" fo:page-height="${pageSize.height}mm" fo:margin-top="${top}mm" fo:margin-right="${right}mm" fo:margin-bottom="${bottom - 8}mm" fo:margin-left="${left}mm"/><style:footer-style><style:header-footer-properties fo:min-height="8mm" fo:margin-top="3mm"/></style:footer-style></style:page-layout>
</office:automatic-styles><office:master-styles>
<style:master-page style:name="First_20_Page" style:display-name="First Page" style:page-layout-name="Sheet" style:next-style-name="Standard"><style:footer>${foot('')}</style:footer></style:master-page>
<style:master-page style:name="Standard" style:page-layout-name="Sheet"><style:footer>${foot(number)}</style:footer></style:master-page>
</office:master-styles></office:document-styles>`
}

function styleOf(style: PaperStyle, look: Look, sheet: Sheet): string {
  const { name, shown } = styleNames[style]
  const width = pageSize.width - sheet.margins.left - sheet.margins.right
  const tabs =
    sheet.aside > 0 && (style === 'entry' || style === 'text')
      ? tabStop(0, 'left')
      : style === 'where' && sheet.aside === 0
        ? tabStop(width, 'right')
        : ''
  const rule = `${look.ruleWidth}pt solid #${look.ruleColor}`
  const border =
    look.rule === null
      ? ''
      : look.rule === 'below'
        ? ` fo:border-bottom="${rule}" fo:padding-bottom="5pt"`
        : ` fo:border-top="${rule}" fo:padding-top="5pt"`
  const outline = look.outline === null || look.outline === 0 ? '' : ` style:default-outline-level="${look.outline}"`
  return (
    `<style:style style:name="${name}" style:display-name="${shown}" style:family="paragraph" style:parent-style-name="Standard" style:class="text"${outline}>` +
    `<style:paragraph-properties fo:margin-top="${look.before}pt" fo:margin-bottom="${look.after}pt" fo:line-height="${Math.round(look.lineHeight * 105)}%"${look.isCentred ? ' fo:text-align="center"' : ''}${look.keepsNext ? ' fo:keep-with-next="always"' : ''}${border}>${tabs}</style:paragraph-properties>` +
    `<style:text-properties ${fontOf(look.font)} fo:font-size="${look.size}pt" fo:color="#${look.color}" fo:font-weight="${look.isBold ? 'bold' : 'normal'}" fo:font-style="${look.isItalic ? 'italic' : 'normal'}"/></style:style>`
  )
}

function fontOf(font: string): string {
  return `fo:font-family="'${font}'"`
}

/** From the paragraph's own left side. */
function tabStop(at: number, type: 'left' | 'right'): string {
  return `<style:tab-stops><style:tab-stop style:position="${at}mm" style:type="${type}"/></style:tab-stops>`
}

/** Styles of single paragraphs: an indent, or the first page's master. */
class Automatic {
  private readonly styles = new Map<string, string>()

  of(parent: string, { left, hanging, isFirst }: { left: number; hanging: number; isFirst: boolean }): string {
    if (left === 0 && !isFirst) return parent
    const properties = left === 0 ? '' : ` fo:margin-left="${left}mm" fo:text-indent="${-hanging}mm"`
    const key = `<style:style style:name="@" style:family="paragraph" style:parent-style-name="${parent}"${isFirst ? ' style:master-page-name="First_20_Page"' : ''}><style:paragraph-properties${properties}/></style:style>`
    const name = this.styles.get(key) ?? `P${this.styles.size + 1}`
    this.styles.set(key, name)
    return name
  }

  toString(): string {
    return [...this.styles].map(([style, name]) => style.replace('@', name)).join('\n')
  }
}

function content(paper: Paper, sheet: Sheet, hasPicture: boolean): string {
  const automatic = new Automatic()
  const body = new Body(automatic, sheet)
  for (const [index, paragraph] of paper.paragraphs.entries()) {
    body.add(paragraph, { isFirst: index === 0, before: index === 0 && hasPicture ? frame(paper.author) : '' })
  }
  const text = body.finish()
  return `${head}<office:document-content ${namespaces} office:version="1.3"><office:automatic-styles>
${automatic.toString()}
${listStyles(sheet.aside)}
<style:style style:name="Picture" style:family="graphic"><style:graphic-properties style:wrap="left" style:horizontal-pos="right" style:horizontal-rel="paragraph-content" style:vertical-pos="top" style:vertical-rel="paragraph-content" fo:margin-left="4mm"/></style:style>
</office:automatic-styles><office:body><office:text>
${text}
</office:text></office:body></office:document-content>`
}

/** Writes paragraphs one after the other, and opens and closes the lists that they stand in. */
class Body {
  private readonly parts: string[] = []
  /** The lists that are open, the outermost first; each has a point open. */
  private readonly open: number[] = []
  private readonly automatic: Automatic
  private readonly sheet: Sheet

  constructor(automatic: Automatic, sheet: Sheet) {
    this.automatic = automatic
    this.sheet = sheet
  }

  add(paragraph: Paragraph, { isFirst, before }: { isFirst: boolean; before: string }): void {
    const { style, runs, point, depth = 0, isAside } = paragraph
    this.closeTo(depth)
    if (point) this.openPoint(point, { depth, isAside: isAside === true })
    const aside = isAside === true ? this.sheet.aside : 0
    const isColumned = this.sheet.aside > 0 && isAside !== true && runs.includes('tab')
    // In a list it is the list that says how far in.
    const left = isColumned ? this.sheet.aside : depth > 0 ? 0 : aside
    const hanging = isColumned ? this.sheet.aside : 0
    const name = this.automatic.of(styleNames[style].name, { left, hanging, isFirst })
    const words = before + runs.map(runXml).join('')
    const { outline } = this.sheet.looks[style]
    this.parts.push(
      outline === null || outline === 0
        ? `<text:p text:style-name="${name}">${words}</text:p>`
        : `<text:h text:style-name="${name}" text:outline-level="${outline}">${words}</text:h>`,
    )
  }

  finish(): string {
    this.closeTo(0)
    return this.parts.join('\n')
  }

  private openPoint(
    point: { list: number; isOrdered: boolean },
    { depth, isAside }: { depth: number; isAside: boolean },
  ) {
    if (this.open.length === depth && this.open.at(-1) === point.list) {
      this.parts.push('</text:list-item><text:list-item>')
      return
    }
    this.closeTo(depth - 1)
    const style = listName(point.isOrdered, isAside ? this.sheet.aside : 0)
    while (this.open.length < depth) {
      this.parts.push(`<text:list text:style-name="${style}"><text:list-item>`)
      this.open.push(point.list)
    }
  }

  private closeTo(depth: number): void {
    while (this.open.length > depth) {
      this.parts.push('</text:list-item></text:list>')
      this.open.pop()
    }
  }
}

function listName(isOrdered: boolean, aside: number): string {
  return `${isOrdered ? 'Numbers' : 'Points'}_${aside}`
}

/** Lists of both kinds, in both columns where there are two. */
function listStyles(aside: number): string {
  const levels = Array.from({ length: deepestList + 1 }, (_, index) => index + 1)
  return [...new Set([0, aside])]
    .flatMap((from) => [true, false].map((isOrdered) => ({ from, isOrdered })))
    .map(({ from, isOrdered }) => {
      const lines = levels.map((level) => {
        const place = `<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="${from + level * listIndent}mm" fo:text-indent="-${listIndent}mm" fo:margin-left="${from + level * listIndent}mm"/></style:list-level-properties>`
        return isOrdered
          ? `<text:list-level-style-number text:level="${level}" style:num-suffix="." style:num-format="1">${place}</text:list-level-style-number>`
          : `<text:list-level-style-bullet text:level="${level}" text:bullet-char="${level % 2 === 1 ? '•' : '–'}">${place}</text:list-level-style-bullet>`
      })
      return `<text:list-style style:name="${listName(isOrdered, from)}">${lines.join('')}</text:list-style>`
    })
    .join('\n')
}

function runXml(run: PaperRun): string {
  if (run === 'tab') return '<text:tab/>'
  if (run === 'break') return '<text:line-break/>'
  let words = spaced(run.text)
  if (run.italic) words = `<text:span text:style-name="Emphasis">${words}</text:span>`
  if (run.bold) words = `<text:span text:style-name="Strong_20_Emphasis">${words}</text:span>`
  if (run.href === null) return words
  return `<text:a xlink:type="simple" xlink:href="${xml(run.href)}" text:style-name="Internet_20_link">${words}</text:a>`
}

/** In the file a run of spaces is one: the author's own are elements. */
function spaced(text: string): string {
  return xml(text)
    .replaceAll('\t', '<text:tab/>')
    .replaceAll(/^ | {2,}| $/gu, (spaces) => `<text:s text:c="${spaces.length}"/>`)
}

/** In the corner, with the words beside it. */
function frame(author: string): string {
  return `<draw:frame draw:style-name="Picture" draw:name="Picture" text:anchor-type="paragraph" svg:width="28mm" svg:height="28mm"><draw:image xlink:href="Pictures/picture.jpg" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/><svg:title>${xml(`Picture of ${author}`)}</svg:title></draw:frame>`
}

function pictureOf({ picture }: Paper): Uint8Array | null {
  const data = /^data:image\/jpeg;base64,(.+)$/u.exec(picture)?.[1]
  return data === undefined ? null : new Uint8Array(Buffer.from(data, 'base64'))
}

function xml(text: string): string {
  return escapeUTF8(text)
}
