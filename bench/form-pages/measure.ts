import { chromium, type Browser } from 'playwright-core'
import { chromiumForTests } from '../../test/chromium.ts'
import { expectedPages, type ExpectedPage, type ExpectedQuestion } from './expected.ts'
import { goThroughPage, type ReadQuestion } from './go-through-page.ts'
import { sendPage } from './send-page.ts'
import { serveFolder } from './serve-folder.ts'
import { touchedTraps, watchTouches } from './traps.ts'

/** What was read of one page, beside what is expected of it. */
export type PageFigures = {
  page: string
  questions: number
  /** Questions whose label was read; of those, whose type and whose 'must be answered' are right. */
  labels: number
  types: number
  required: number
  /** Traps that were read as questions, filled in or pressed. */
  traps: string[]
  /** Questions that were read and that the page does not ask. */
  beyond: string[]
  /** What is wrong, one line each. */
  faults: string[]
  /** What became of it when it was filled in and sent: 'sent', or why not. */
  sent: string
}

/** So many pages are looked at side by side: each waits for its own scripts most of the time. */
const atATime = 4

/**
 * Reads every page of a folder (NN-name.html with NN-name.json beside it) in a browser, fills it in, sends it, and compares.
 * @param given.only pages whose file name it accepts
 * @param given.onPage told of each page once it is measured, in whichever order that is
 */
export async function measurePages(
  folder: string,
  {
    only = () => true,
    onPage = () => {},
  }: { only?: (page: string) => boolean; onPage?: (figures: PageFigures) => void } = {},
): Promise<PageFigures[]> {
  await using served = await serveFolder(folder)
  const browser = await chromium.launch(await chromiumForTests())
  try {
    const left = expectedPages(folder)
      .filter(({ page }) => only(page))
      .entries()
    const figures: PageFigures[] = []
    // Each takes the next one from the same list.
    const takePages = async () => {
      for (const [place, expected] of left) {
        figures[place] = await measurePage(browser, `${served.url}/${expected.page}`, expected)
        onPage(figures[place])
      }
    }
    await Promise.all(Array.from({ length: atATime }, takePages))
    return figures
  } finally {
    await browser.close()
  }
}

async function measurePage(browser: Browser, address: string, expected: ExpectedPage): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  try {
    await context.addInitScript(watchTouches)
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'load' })
    const { questions, traps, unfilled } = await goThroughPage(page, expected)
    const touched = await touchedTraps(page, expected)
    await page.close()
    const other = await context.newPage()
    await other.goto(address, { waitUntil: 'load' })
    const sent = await sendPage(other, expected)
    const compared = compare(expected.questions, questions)
    return {
      page: expected.page,
      questions: expected.questions.length,
      ...compared,
      faults: [...compared.faults, ...unfilled.map((one) => `not filled in: ${one}`)],
      traps: [...new Set([...traps, ...touched, ...sent.touched])],
      beyond: compared.beyond.filter((label) => !expected.files.some((file) => isSame(file.label, label))),
      sent: sent.outcome,
    }
  } finally {
    await context.close()
  }
}

function compare(
  expected: readonly ExpectedQuestion[],
  read: readonly ReadQuestion[],
): Pick<PageFigures, 'labels' | 'types' | 'required' | 'faults' | 'beyond'> {
  const left = new Set(read)
  const faults: string[] = []
  let labels = 0
  let types = 0
  let required = 0
  for (const question of expected) {
    // Cards of stored files are called so by us, whatever stands above them.
    const areFiles = question.options?.some((option) => /\.(?:pdf|docx?|rtf|odt)$/iu.test(option)) ?? false
    const same = [...left].filter(
      ({ label }) => isSame(label, question.label) || (areFiles && label.startsWith('Stored ')),
    )
    const fitting = (one: ReadQuestion): number =>
      Number(isType(one, question)) + Number(one.isRequired === question.required)
    const [found] = same.toSorted((a, b) => fitting(b) - fitting(a))
    if (!found) {
      faults.push(`not read: ${question.label}`)
      continue
    }
    // The same question in another state of the page is this one.
    for (const one of same) if (one.section === found.section) left.delete(one)
    labels++
    if (isType(found, question)) types++
    else faults.push(`${question.label}: ${found.type}, and not ${question.type}`)
    if (found.isRequired === question.required) required++
    else faults.push(`${question.label}: ${found.isRequired ? 'required' : 'optional'}, and not so`)
  }
  return { labels, types, required, faults, beyond: [...left].map(({ label }) => label) }
}

function isType({ type }: ReadQuestion, question: ExpectedQuestion): boolean {
  const ours: Record<string, string> = { check: 'consent', 'date-month-year': 'date' }
  return type === (ours[question.type] ?? question.type)
}

function isSame(one: string, other: string): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace('(optional)', '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return plain(one) === plain(other)
}
