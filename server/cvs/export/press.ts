import { createHash } from 'node:crypto'
import { chromiumFinder } from '../../platform/chromium-finder.ts'
import type { Log } from '../../platform/log.ts'
import { createPageDrawer } from './page-drawer.ts'
import { createPrinter, type Printer } from './printer.ts'

/** A printed document. */
type Printed = { pdf: Uint8Array; pages: number }

/** Prints documents, draws their pages and reads their words; what it printed in the last minutes it has still. */
export type Press = {
  /** @throws PrintFailed */
  print: (html: string) => Promise<Printed>
  /**
   * A page as a PNG picture, counted from 1; null if there is none of that number.
   * @throws PrintFailed
   */
  draw: (html: string, page: number) => Promise<Uint8Array | null>
  /**
   * The words of a PDF as a library reads them that did not write it: 'words again' by another one.
   * @throws PrintFailed
   */
  read: (pdf: Uint8Array, reader: 'words' | 'words again') => Promise<string>
  /**
   * The first of several documents that has one page only, where each is shorter than the one before; null: not even the last has.
   * @throws PrintFailed
   */
  firstOnOnePage: (htmls: readonly string[]) => Promise<number | null>
  stop: () => Promise<void>
}

/** Preview, page count and download ask for one document in turn. */
const kept = { documents: 40, milliseconds: 5 * 60_000 }

export function createPress(given: Parameters<typeof createPrinter>[0]): Press {
  return pressOf(createPrinter(given), given.log, given.limits?.seconds)
}

/** With the browser of a setting, of the system, or among the packages. */
export function pressWithChromium(given: { setting: string | null; folder: string; log: Log }): Press {
  return createPress({ find: chromiumFinder(given), log: given.log })
}

/** @param seconds that drawing a page or reading a document may take; left out: as usual. */
export function pressOf(printer: Printer, log: Log, seconds?: number): Press {
  const documents = createKept<Printed>()
  const pictures = createKept<Uint8Array>()
  const fitting = createKept<number | null>()
  const drawer = createPageDrawer(log, seconds)
  const print = async (html: string): Promise<Printed> =>
    await documents(hash(html), async () => {
      const pdf = await printer.print(html)
      const { PDFDocument } = await import('@cantoo/pdf-lib')
      return { pdf, pages: (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount() }
    })
  return {
    print,
    draw: async (html, page) => {
      const { pdf, pages } = await print(html)
      if (page < 1 || page > pages) return null
      return await pictures(`${hash(html)}:${page}`, async () => await drawer.draw(pdf, page))
    },
    read: async (pdf, reader) => await drawer.read(pdf, reader),
    firstOnOnePage: async (htmls) =>
      await fitting(hash(htmls.join('\n')), async () => {
        const isOne = async (at: number) => (await print(htmls[at] ?? '')).pages === 1
        const last = htmls.length - 1
        if (await isOne(0)) return 0
        if (!(await isOne(last))) return null
        let [tooLong, short] = [0, last]
        while (short - tooLong > 1) {
          const middle = Math.floor((tooLong + short) / 2)
          if (await isOne(middle)) short = middle
          else tooLong = middle
        }
        return short
      }),
    stop: async () => {
      await Promise.all([printer.stop(), drawer.stop()])
    },
  }
}

/** Of several who ask at once the first makes it; a failure is not kept. */
function createKept<Value>(): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const values = new Map<string, { value: Promise<Value>; forget: NodeJS.Timeout }>()
  const drop = (key: string) => {
    clearTimeout(values.get(key)?.forget)
    values.delete(key)
  }
  return async (key, make) => {
    const known = values.get(key)
    if (known) return await known.value
    const value = make()
    values.set(key, { value, forget: setTimeout(() => drop(key), kept.milliseconds).unref() })
    const [oldest] = values.keys()
    if (values.size > kept.documents && oldest !== undefined) drop(oldest)
    try {
      return await value
    } catch (error) {
      if (values.get(key)?.value === value) drop(key)
      throw error
    }
  }
}

function hash(html: string): string {
  return createHash('sha256').update(html).digest('base64')
}
