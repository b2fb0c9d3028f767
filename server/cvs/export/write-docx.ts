import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  ExternalHyperlink,
  Footer,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TextRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
  type INumberingOptions,
  type IParagraphStyleOptions,
  type ParagraphChild,
} from 'docx'
import type { PaperRun, PaperStyle, Paper, Paragraph as PaperParagraph } from './paper.ts'
import { pageSize, sheetOf, type Look, type Sheet } from './paper-styles.ts'
import { deepestList } from '../../../engines/cv-printing/index.ts'

/** Word's own names, so that its outline, its gallery of styles and screen readers know them. */
const styleIds: Record<PaperStyle, { id: string; name: string }> = {
  text: { id: 'Normal', name: 'Normal' },
  name: { id: 'Title', name: 'Title' },
  headline: { id: 'Subtitle', name: 'Subtitle' },
  contacts: { id: 'Contacts', name: 'Contacts' },
  section: { id: 'Heading1', name: 'heading 1' },
  entry: { id: 'Heading2', name: 'heading 2' },
  where: { id: 'Where', name: 'Where' },
  facts: { id: 'Facts', name: 'Facts' },
  address: { id: 'Address', name: 'Address' },
  date: { id: 'Date', name: 'Date' },
  subject: { id: 'Subject', name: 'Subject' },
  heading3: { id: 'Heading3', name: 'heading 3' },
  heading4: { id: 'Heading4', name: 'heading 4' },
  heading5: { id: 'Heading5', name: 'heading 5' },
}

const listIndent = 6
const mm = convertMillimetersToTwip
const points = (size: number) => Math.round(size * 20)

/** Writes a Word document: real styles, lists and links, A4, British English. */
export async function writeDocx(paper: Paper): Promise<Uint8Array> {
  const sheet = sheetOf(paper.look)
  const document = new Document({
    title: paper.title,
    creator: paper.author,
    lastModifiedBy: paper.author,
    description: '',
    styles: {
      default: { document: { run: { language: { value: 'en-GB' } } } },
      paragraphStyles: Object.entries(sheet.looks).map(([style, look]) => styleOf(style as PaperStyle, look, sheet)),
    },
    numbering: lists,
    sections: [
      {
        properties: {
          // The first page has no line at its foot.
          titlePage: true,
          page: {
            size: { width: mm(pageSize.width), height: mm(pageSize.height) },
            margin: {
              top: mm(sheet.margins.top),
              right: mm(sheet.margins.right),
              bottom: mm(sheet.margins.bottom),
              left: mm(sheet.margins.left),
              footer: mm(9),
            },
          },
        },
        footers: { first: new Footer({ children: [new Paragraph({})] }), default: pageLine(paper.author) },
        children: paper.paragraphs.map((paragraph, index) =>
          paragraphOf(paragraph, sheet, index === 0 ? pictureOf(paper) : []),
        ),
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

function paragraphOf(
  { style, runs, point, depth = 0, isAside }: PaperParagraph,
  sheet: Sheet,
  before: ParagraphChild[],
) {
  const aside = isAside === true ? sheet.aside : 0
  const left = mm(aside + depth * listIndent)
  const isColumned = sheet.aside > 0 && isAside !== true && runs.includes('tab')
  return new Paragraph({
    style: styleIds[style].id,
    children: [...before, ...runs.map(runOf)],
    ...(point
      ? { numbering: { reference: point.isOrdered ? 'numbers' : 'points', level: depth - 1, instance: point.list } }
      : {}),
    ...(isColumned
      ? { indent: { left: mm(sheet.aside), hanging: mm(sheet.aside) } }
      : left > 0
        ? { indent: { left, ...(point ? { hanging: mm(listIndent) } : {}) } }
        : {}),
  })
}

function runOf(run: PaperRun): ParagraphChild {
  if (run === 'tab') return new TextRun({ children: [new Tab()] })
  if (run === 'break') return new TextRun({ break: 1 })
  const text = { text: run.text, ...(run.bold ? { bold: true } : {}), ...(run.italic ? { italics: true } : {}) }
  if (run.href === null) return new TextRun(text)
  return new ExternalHyperlink({ link: run.href, children: [new TextRun({ ...text, style: 'Hyperlink' })] })
}

function styleOf(style: PaperStyle, look: Look, sheet: Sheet): IParagraphStyleOptions {
  const { id, name } = styleIds[style]
  const rule = { style: BorderStyle.SINGLE, size: look.ruleWidth * 8, color: look.ruleColor, space: 5 }
  const right = mm(pageSize.width - sheet.margins.left - sheet.margins.right)
  return {
    id,
    name,
    ...(style === 'text' ? {} : { basedOn: 'Normal', next: 'Normal' }),
    quickFormat: true,
    run: {
      font: look.font,
      size: look.size * 2,
      color: look.color,
      bold: look.isBold,
      italics: look.isItalic,
    },
    paragraph: {
      ...(look.isCentred ? { alignment: AlignmentType.CENTER } : {}),
      spacing: {
        before: points(look.before),
        after: points(look.after),
        line: Math.round(look.lineHeight * 240),
        // Said, because LibreOffice takes a line of 240 for twelve points where it is not.
        lineRule: LineRuleType.AUTO,
      },
      keepNext: look.keepsNext,
      ...(look.outline === null || look.outline === 0 ? {} : { outlineLevel: look.outline - 1 }),
      ...(look.rule === 'below' ? { border: { bottom: rule } } : {}),
      ...(look.rule === 'above' ? { border: { top: rule } } : {}),
      ...(style === 'where' && sheet.aside === 0 ? { rightTabStop: right } : {}),
      ...(sheet.aside > 0 && (style === 'entry' || style === 'text') ? { leftTabStop: mm(sheet.aside) } : {}),
    },
  }
}

const levels = Array.from({ length: deepestList + 1 }, (_, level) => level)

const lists: INumberingOptions = {
  config: [
    {
      reference: 'points',
      levels: levels.map((level) => ({
        level,
        format: LevelFormat.BULLET,
        text: level % 2 === 0 ? '•' : '–',
        alignment: AlignmentType.LEFT,
      })),
    },
    {
      reference: 'numbers',
      levels: levels.map((level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        alignment: AlignmentType.LEFT,
      })),
    },
  ],
}

function pageLine(author: string): Footer {
  const children = [author === '' ? 'page ' : `${author} · page `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES]
  const text = new TextRun({ children, size: 18, color: '4C5A53' })
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [text] })] })
}

/** In the corner, with the words beside it. */
function pictureOf({ picture, author }: Paper): ParagraphChild[] {
  const data = /^data:image\/jpeg;base64,(.+)$/u.exec(picture)?.[1]
  if (data === undefined) return []
  const side = 106
  return [
    new ImageRun({
      type: 'jpg',
      data: Buffer.from(data, 'base64'),
      transformation: { width: side, height: side },
      altText: { name: 'Picture', title: 'Picture', description: `Picture of ${author}` },
      floating: {
        horizontalPosition: { relative: HorizontalPositionRelativeFrom.MARGIN, align: HorizontalPositionAlign.RIGHT },
        verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
        wrap: { type: TextWrappingType.SQUARE },
        margins: { left: 120_000, top: 0, right: 0, bottom: 60_000 },
      },
    }),
  ]
}
