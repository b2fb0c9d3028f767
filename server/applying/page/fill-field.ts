import type { ElementHandle, Locator, Page } from 'playwright-core'
import type { AnswerValue, FormQuestion } from '../../../contract/applications/applications.ts'
import type { Document } from '../application-form.ts'
import { inOrder, orderIn } from '../form/date-order.ts'
import { plain } from '../form/questions.ts'
import type { PageView } from './page-view.ts'
import type { RawField } from './raw-page.ts'

/** An answer that the form does not take; the words are for the person. */
export class NotTaken extends Error {}

type Given = { page: Page; view: PageView; field: RawField; question: FormQuestion; value: AnswerValue }

const patience = { timeout: 3_000 }

/**
 * Puts an answer into its field, as a person would.
 * @throws NotTaken where the form has no room for it
 */
export async function fillField(given: Given): Promise<void> {
  const { field, value, view } = given
  switch (field.control) {
    case 'checkbox':
      return await setTicked(await view.element(field.element), value === true, field.value === 'on')
    case 'radios':
    case 'pressed':
    case 'stored-files':
      return await pressOption(given, textOf(value))
    case 'checkboxes':
      return await tickAll(given, Array.isArray(value) ? value : [textOf(value)])
    case 'menu':
      return given.field.inputType === 'multiple'
        ? await chooseSeveral(given, Array.isArray(value) ? value : [textOf(value)])
        : await chooseFromMenu(given, textOf(value))
    case 'select':
      return await chooseFromSelect(given, Array.isArray(value) ? value : [textOf(value)])
    case 'typeahead':
      return await chooseSuggestion(given, textOf(value))
    case 'date-parts':
      return await fillDateParts(given, textOf(value))
    case 'text':
      return await fillText(given, textOf(value))
    case 'file':
      throw new NotTaken(`${field.label}: a file is attached, not filled in`)
  }
}

/**
 * Puts a file into its field, or into the choice of a file that a button opens.
 * @returns false where the button opened something else, in which a field for it may stand
 * @throws NotTaken where it is of another kind or too large
 */
export async function attachFile(
  view: PageView,
  { field, question }: { field: RawField; question: FormQuestion },
  file: Document,
): Promise<boolean> {
  const ending = /\.([^.]+)$/u.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const { fileTypes, max, label } = question
  if (fileTypes.length > 0 && !fileTypes.includes(ending)) {
    throw new NotTaken(
      `${label}: the form takes ${fileTypes.join(', ')} and the file is ${ending || 'of another kind'}`,
    )
  }
  if (max !== null && file.bytes.length > max) throw new NotTaken(`${label}: the file is larger than the form takes`)
  const element = await view.element(field.element)
  const given = { name: file.name, mimeType: file.type, buffer: Buffer.from(file.bytes) }
  if (field.inputType !== 'button') {
    await element.setInputFiles(given, { timeout: 10_000 })
    return true
  }
  const page = (await element.ownerFrame())?.page()
  if (!page) return false
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser', { timeout: 2_500 }).catch(() => null),
    press(element),
  ])
  await chooser?.setFiles(given, { timeout: 10_000 })
  return chooser !== null
}

function textOf(value: AnswerValue): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : value.file
}

function optionOf({ options, label }: RawField, words: string): RawField['options'][number] {
  const wanted = plain(words)
  const [dialled] = /\+\d+/u.exec(words) ?? []
  const found =
    options.find((option) => plain(option.words) === wanted) ??
    // '+44' and 'United Kingdom (+44)' are the same answer.
    options.find((option) => dialled !== undefined && /\+\d+/u.exec(option.words)?.[0] === dialled)
  if (found) return found
  throw new NotTaken(`${label}: “${words}” is not among the answers to choose from`)
}

/** Where something lies over it, or it is drawn by its label, the click is given to the element itself. */
async function press(element: ElementHandle<Element>): Promise<void> {
  try {
    await element.click({ timeout: 2_000 })
  } catch {
    await element.evaluate((one) => (one instanceof HTMLElement ? one.click() : undefined))
  }
}

async function isTicked(element: ElementHandle<Element>): Promise<boolean> {
  return await element.evaluate((one) =>
    one instanceof HTMLInputElement ? one.checked : one.getAttribute('aria-checked') === 'true',
  )
}

async function setTicked(element: ElementHandle<Element>, shouldBe: boolean, is: boolean): Promise<void> {
  if (shouldBe === is) return
  await press(element)
  if ((await isTicked(element)) !== shouldBe) {
    await element.evaluate((one) => ((one as HTMLInputElement).labels?.[0] ?? (one as HTMLElement)).click())
  }
}

async function pressOption({ view, field }: Given, words: string): Promise<void> {
  const { element: number, isOn } = optionOf(field, words)
  const element = await view.element(number)
  const isInput = await element.evaluate((one) => one instanceof HTMLInputElement)
  if (field.control !== 'pressed' && isInput) return await setTicked(element, true, isOn)
  if (!isOn) await press(element)
}

async function tickAll({ view, field }: Given, wanted: readonly string[]): Promise<void> {
  const chosen = new Set(wanted.map((words) => optionOf(field, words)))
  for (const option of field.options) {
    await setTicked(await view.element(option.element), chosen.has(option), option.isOn)
  }
}

async function chooseFromSelect({ view, field }: Given, wanted: readonly string[]): Promise<void> {
  const labels = wanted.map((words) => optionOf(field, words).words)
  const element = await view.element(field.element)
  await element.selectOption(
    labels.map((label) => ({ label })),
    patience,
  )
}

async function chooseFromMenu({ page, view, field }: Given, words: string): Promise<void> {
  const button = await view.element(field.element)
  const offered = await itemsOf(page, button)
  const item = itemNamed(offered, words)
  await press(button)
  try {
    await item.waitFor({ timeout: 800 })
  } catch {
    // Where others stand there, this one is none of them; where nothing does, the list has not opened.
    if ((await offered.count()) === 0) await press(button)
  }
  try {
    await item.click(patience)
  } catch {
    await page.keyboard.press('Escape')
    throw new NotTaken(`${field.label}: “${words}” is not among the answers to choose from`)
  }
}

/** Ticks and unticks in a list that stays open, and closes it. */
async function chooseSeveral({ page, view, field }: Given, wanted: readonly string[]): Promise<void> {
  const button = await view.element(field.element)
  const chosen = new Set(wanted.map((words) => optionOf(field, words).words))
  const offered = await itemsOf(page, button)
  await press(button)
  try {
    await offered.first().waitFor({ timeout: 800 })
  } catch {
    await press(button)
  }
  for (const { words, isOn } of field.options) {
    if (chosen.has(words) === isOn) continue
    try {
      await itemNamed(offered, words).click(patience)
    } catch {
      throw new NotTaken(`${field.label}: “${words}” is not among the answers to choose from`)
    }
  }
  await page.keyboard.press('Escape')
  if ((await offered.count()) > 0) await press(button)
}

/** What a list offers while it is open, in the frame of its button. */
async function itemsOf(page: Page, button: ElementHandle<Element>): Promise<Locator> {
  const frame = (await button.ownerFrame()) ?? page.mainFrame()
  const items = '[role=option],[role=menuitem],[role=menuitemradio],[role=menuitemcheckbox]'
  return frame.locator(items).filter({ visible: true })
}

function itemNamed(offered: Locator, words: string): Locator {
  return offered.filter({ hasText: new RegExp(`^\\s*${escaped(words)}\\s*$`, 'iu') }).first()
}

async function chooseSuggestion({ page, view, field }: Given, words: string): Promise<void> {
  const element = await view.element(field.element)
  const list = await element.getAttribute('list')
  await element.fill('', patience)
  if (list !== null) return await element.fill(words, patience)
  await element.click(patience)
  await page.keyboard.type(words)
  const frame = (await element.ownerFrame()) ?? page.mainFrame()
  const offered = frame.locator('[role=option]').filter({ visible: true })
  try {
    await offered.first().waitFor({ timeout: 2_500 })
  } catch {
    throw new NotTaken(`${field.label}: the board suggests nothing for “${words}”`)
  }
  const texts = (await offered.allInnerTexts()).map((text) => text.trim())
  const at = bestOf(texts, words)
  if (at === -1)
    throw new NotTaken(`${field.label}: the board suggests ${texts.slice(0, 5).join('; ')}, and not “${words}”`)
  await offered.nth(at).click(patience)
}

/** The same words, or the only one that begins with them: 'Leeds' of 'Leeds, West Yorkshire'. */
function bestOf(texts: readonly string[], words: string): number {
  const wanted = plain(words)
  const same = texts.findIndex((text) => plain(text) === wanted)
  if (same !== -1) return same
  const beginning = texts.flatMap((text, at) => (`${plain(text)} `.startsWith(`${wanted} `) ? [at] : []))
  return beginning.length === 1 ? (beginning[0] ?? -1) : -1
}

async function fillDateParts({ view, field }: Given, iso: string): Promise<void> {
  const [year = '', month = '', day = ''] = dateParts(iso, field)
  const parts: Record<string, string> = { year, month: String(Number(month)), day: String(Number(day)) }
  for (const option of field.options) {
    const element = await view.element(option.element)
    const part = parts[option.words] ?? ''
    if (await element.evaluate((one) => one instanceof HTMLSelectElement)) await choosePart(element, part, field)
    else await element.fill(part, patience)
  }
}

/** A day, month or year in a list: '3', '03' or 'March'. */
async function choosePart(element: ElementHandle<Element>, part: string, { label }: RawField): Promise<void> {
  const offered = await element.evaluate((one) =>
    one instanceof HTMLSelectElement ? [...one.options].map(({ text }) => text.trim()) : [],
  )
  const month = months[Number(part) - 1] ?? '-'
  const at = offered.findIndex(
    (text) => (/^\d+$/u.test(text) && Number(text) === Number(part)) || text.toLowerCase().startsWith(month),
  )
  if (at === -1) throw new NotTaken(`${label}: “${part}” is not among the answers to choose from`)
  await element.selectOption({ index: at }, patience)
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

async function fillText({ view, field, question }: Given, text: string): Promise<void> {
  if (question.type !== 'number' && question.max !== null && text.length > question.max) {
    throw new NotTaken(`${field.label}: the form takes ${question.max} characters, and the answer has ${text.length}`)
  }
  if (question.type === 'number') checkNumber(text, question)
  const element = await view.element(field.element)
  if (field.inputType === 'range' && (await element.getAttribute('aria-valuenow')) !== null)
    return await slideTo(element, Number(text), field)
  await element.fill(question.type === 'date' ? dateFor(field, text) : text, patience)
  // Some forms only look again once a field is left.
  await element.evaluate((one) => (one instanceof HTMLElement ? one.blur() : undefined)).catch(() => {})
}

/** Keys move what is no input. */
async function slideTo(element: ElementHandle<Element>, wanted: number, { label }: RawField): Promise<void> {
  await element.focus()
  for (let steps = 0; steps < 200; steps++) {
    const now = Number(await element.getAttribute('aria-valuenow'))
    if (now === wanted) return
    await element.press(now < wanted ? 'ArrowRight' : 'ArrowLeft')
    if (Number(await element.getAttribute('aria-valuenow')) === now) break
  }
  throw new NotTaken(`${label}: the form does not take ${wanted}`)
}

function checkNumber(text: string, { label, min, max }: FormQuestion): void {
  const number = Number(text)
  if (text.trim() === '' || Number.isNaN(number)) throw new NotTaken(`${label}: the form takes a number only`)
  if (min !== null && number < min) throw new NotTaken(`${label}: the form takes ${min} or more`)
  if (max !== null && number > max) throw new NotTaken(`${label}: the form takes ${max} or less`)
}

/** Of a month without a day, which some forms ask for, the day is left out. */
function dateParts(iso: string, { label, options, inputType, hint }: RawField): string[] {
  const order = orderIn(`${label} ${hint}`)
  const isMonth =
    inputType === 'month' ||
    (options.length > 0
      ? options.every(({ words }) => words !== 'day')
      : order !== null && !order.parts.includes('day'))
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/u.exec(iso) ?? []
  if (year === undefined || month === undefined || (day === undefined && !isMonth))
    throw new NotTaken(`${label}: the form takes a date`)
  return isMonth ? [year, month] : [year, month, day ?? '']
}

/** A field for dates takes them as they are; one for text as they are written here. */
function dateFor(field: RawField, iso: string): string {
  const parts = dateParts(iso, field)
  if (field.inputType === 'date' || field.inputType === 'month') return parts.join('-')
  const order = orderIn(`${field.label} ${field.hint}`) ?? { parts: ['day', 'month', 'year'], between: '/' }
  return inOrder(parts.join('-'), order)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
}
