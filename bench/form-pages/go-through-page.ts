import type { Page } from 'playwright-core'
import type { AnswerValue, FormQuestion } from '../../contract/applications/applications.ts'
import { questionsIn, type AskedField } from '../../server/applying/form/questions.ts'
import { attachFile, fillField } from '../../server/applying/page/fill-field.ts'
import { viewBehindConsent, type PageView } from '../../server/applying/page/page-view.ts'
import type { ExpectedPage } from './expected.ts'
import { trapsRead } from './traps.ts'

export type ReadQuestion = Pick<FormQuestion, 'label' | 'type' | 'isRequired'> & { section: string }

/** All that a page asked on the way, each question once, and the traps that were read as questions. */
export type Seen = { questions: ReadQuestion[]; traps: string[]; unfilled: string[] }

/** In milliseconds: pages take a moment to bring what an answer calls for. */
const moment = 220
/** Of a choice, so many ways are tried. */
const mostWays = 10

/**
 * Goes through a page and its steps: reads, answers what must be answered, and each question with a few choices in every way, so that
 * what hangs on an answer is seen. The last button is not pressed.
 */
export async function goThroughPage(page: Page, expected: ExpectedPage): Promise<Seen> {
  const seen: Seen = { questions: [], traps: [], unfilled: [] }
  const ways = expected.buttons.filter(({ does }) => does === 'open' || does === 'next')
  const steps = ways.toSorted((a, b) => (a.step ?? 0) - (b.step ?? 0))
  if (steps[0]?.does !== 'open') await readStep(page, expected, seen)
  for (const { selector } of steps) {
    if (!(await pressed(page, selector))) break
    await readStep(page, expected, seen)
  }
  return seen
}

async function readStep(page: Page, expected: ExpectedPage, seen: Seen): Promise<void> {
  await page.waitForTimeout(moment)
  const asker: Asker = { page, expected, seen, done: new Set(), looked: new Set() }
  await answerAll(asker)
  for (const words of brought(expected)) {
    if (await pressed(page, `:is(button,a,[role=button]):text-is("${words}")`)) {
      await page.waitForTimeout(moment)
      await answerAll(asker)
    }
  }
}

/** Words of buttons that bring questions: "'Add' was pressed". */
function brought({ questions }: ExpectedPage): string[] {
  return [...new Set(questions.flatMap(({ shownWhen }) => /^'([^'"]+)' was pressed/u.exec(shownWhen ?? '')?.[1] ?? []))]
}

type Asker = { page: Page; expected: ExpectedPage; seen: Seen; done: Set<string>; looked: Set<string> }

async function look({ page, expected, seen, looked }: Asker): Promise<PageView> {
  const view = await viewBehindConsent(page)
  for (const { question, field } of questionsIn(view.fields)) {
    const { label, type, isRequired } = question
    const one = { label, type, isRequired, section: field.section }
    const isKnown = seen.questions.some((other) => JSON.stringify(other) === JSON.stringify(one))
    if (!isKnown) seen.questions.push(one)
  }
  for (const trap of await trapsRead(view, expected, looked)) if (!seen.traps.includes(trap)) seen.traps.push(trap)
  return view
}

/** Answers what is not answered yet, and what those answers bring. */
async function answerAll(asker: Asker): Promise<void> {
  for (;;) {
    const view = await look(asker)
    const next = questionsIn(view.fields).find((one) => !asker.done.has(nameOf(one)) && !one.field.isFixed)
    if (!next) return
    asker.done.add(nameOf(next))
    const { question } = next
    const isChoice = ['yes-no', 'choice'].includes(question.type) && next.field.control !== 'stored-files'
    if (isChoice && question.options.length <= mostWays) {
      for (const option of question.options) {
        if (!(await given(asker, next, option))) break
        await asker.page.waitForTimeout(moment)
        await answerAll(asker)
      }
    } else if (question.isRequired) {
      const value = made(question)
      if (value !== null) await given(asker, next, value)
    }
  }
}

function nameOf({ question, field }: AskedField): string {
  return `${question.key} ${field.section} ${field.marks}`
}

/** Reads anew, as the page may have made itself again, and fills in. */
async function given(asker: Asker, { question, field }: AskedField, value: AnswerValue): Promise<boolean> {
  const view = await viewBehindConsent(asker.page)
  const same = questionsIn(view.fields).filter((one) => one.question.key === question.key)
  const found = same.find((one) => one.field.marks === field.marks && one.field.section === field.section) ?? same[0]
  try {
    if (!found) throw new Error('gone')
    if (question.type === 'file') await attachFile(view, found, madeUpCv)
    else await fillField({ page: asker.page, view, field: found.field, question: found.question, value })
    return true
  } catch (error) {
    asker.seen.unfilled.push(`${question.label}: ${(error as Error).message.split('\n')[0]}`)
    return false
  }
}

export const madeUpCv = {
  name: 'Made Up CV.pdf',
  type: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF-1.4 made up'),
  text: '',
}

/** Something that a form takes, said of nobody. */
export function made({ type, label, options, min, kind }: FormQuestion): AnswerValue | null {
  switch (type) {
    case 'email':
      return 'made.up@example.org'
    case 'phone':
      return '07700 900123'
    case 'number':
      return /salary|pay\b/iu.test(label) ? '30000' : String(Math.max(3, min ?? 0))
    case 'date':
      return /birth/iu.test(label) ? '1990-03-27' : '2027-03-27'
    case 'suggestion':
      return 'Bristol'
    case 'choices':
      return options.slice(0, 1)
    case 'yes-no':
    case 'choice':
      return options[0] ?? null
    case 'consent':
      return kind === 'optional-consent' ? null : true
    case 'file':
      return /letter|sample|certificate/iu.test(label) ? null : { file: madeUpCv.name }
    default:
      return /salary|pay\b/iu.test(label) ? '30000' : /post ?code|zip/iu.test(label) ? 'BS1 4DJ' : 'Made up'
  }
}

/** Presses the first shown element of the selector, in whatever frame it stands. */
async function pressed(page: Page, selector: string): Promise<boolean> {
  for (const frame of page.frames()) {
    const found = frame.locator(selector).filter({ visible: true }).first()
    if ((await found.count()) === 0) continue
    try {
      await found.click({ timeout: 1_500 })
      return true
    } catch {
      return false
    }
  }
  return false
}
