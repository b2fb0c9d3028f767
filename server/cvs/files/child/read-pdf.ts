import { getDocumentProxy } from 'unpdf'
import { printBlocks, tidyLines } from './blocks.ts'
import { layOut } from './pdf-layout.ts'
import type { TextItem } from './pdf-segments.ts'
import { BadFile } from '../../../../contract/cvs/bad-file.ts'

/** A CV has two pages, an academic one forty. */
const mostPages = 100
const mostItems = 200_000

/** The text of a PDF, page by page, and what our own export put into it. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ text: string; pages: number; embedded: Uint8Array | null }> {
  const document = await openPdf(bytes)
  const texts: string[] = []
  let left = mostItems
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
    const page = await document.getPage(number)
    const { height } = page.getViewport({ scale: 1, rotation: 0 })
    const { items } = await page.getTextContent({ disableNormalization: false })
    left -= items.length
    if (left < 0) throw new BadFile('too-much-inside')
    const placed = items.flatMap((item) => ('str' in item ? placedItem(item, height) : []))
    const upright = placed.filter(({ isUpright }) => isUpright)
    // What is written up the side of a page is read last.
    const aside = placed.filter(({ isUpright }) => !isUpright).map(({ text }) => text)
    texts.push(tidyLines([...printBlocks(layOut(upright)), '', ...aside]).join('\n'))
    page.cleanup()
  }
  const embedded = await embeddedCv(document)
  return { text: texts.filter((text) => text !== '').join('\n\n'), pages: document.numPages, embedded }
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

export async function openPdf(bytes: Uint8Array): Promise<Document> {
  try {
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      // Only the letters are wanted: no picture is decoded, no font is made, no form is filled in.
      maxImageSize: 1,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: false,
    })
  } catch (error) {
    throw new BadFile(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken')
  }
}

type DrawnItem = { str: string; transform: unknown[]; width: number; height: number }

function placedItem(item: DrawnItem, pageHeight: number): (TextItem & { isUpright: boolean })[] {
  if (item.str.trim() === '') return []
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number)
  const height = item.height > 0 ? item.height : Math.hypot(c, d) || 10
  if (![x, y, item.width, height].every(Number.isFinite)) return []
  return [
    {
      text: item.str,
      x,
      y: pageHeight - y,
      width: item.width,
      height,
      isUpright: a > 0 && Math.abs(b) < 0.3 * Math.abs(a),
    },
  ]
}

/** The copy of our own export; else the XML that Europass attached to its PDF files until 2020. */
async function embeddedCv(document: Document): Promise<Uint8Array | null> {
  const attachments = [...((await document.getAttachments()) ?? [])].slice(0, mostAttachments)
  const own = attachments.find(([, { filename }]) => filename === 'rolecall-cv.json')
  const xml = attachments.filter(([, { filename }]) => /\.xml$/iu.test(filename))
  for (const [id] of own === undefined ? xml : [own]) {
    const content: unknown = await document.getAttachmentContent(id)
    if (content instanceof Uint8Array && (own !== undefined || isEuropass(content))) return content
  }
  return null
}

/** Nobody attaches more to a CV. */
const mostAttachments = 20

/** By its root, which stands near the beginning. */
function isEuropass(content: Uint8Array): boolean {
  return /<(?:[\w-]{1,20}:)?(?:SkillsPassport|LearnerInfo|Candidate)[\s>]/u.test(
    new TextDecoder().decode(content.subarray(0, 2_000)),
  )
}
