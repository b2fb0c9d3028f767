import type { AnswerOrigin, AnswerValue, FormAnswer, FormQuestion } from '../../contract/applications/applications.ts'
import { asksForStoredCv } from '../../contract/applications/stored-cv.ts'
import type { ApplicationOrder, Document } from './application-form.ts'
import { notePut, noteSeen, type Attached } from './attached.ts'
import { decideAnswer } from './form/decide.ts'
import { fitPhones } from './form/phones.ts'
import { isCv } from './form/kinds.ts'
import { documentAsked } from './form/meaning.ts'
import { plain, questionsIn, type AskedField } from './form/questions.ts'
import { tooLong } from './form/too-long.ts'
import { attachFile, fillField, NotTaken } from './page/fill-field.ts'
import type { PageView } from './page/page-view.ts'
import { keepsStill } from './page/settled.ts'
import { click } from './press.ts'
import { look, type Session } from './session.ts'
import { Stopped } from './stopped.ts'

/** Answers so far, by the keys of their questions, in the order of the form. */
export type Answers = Map<string, FormAnswer>

/** Answers bring further questions; the bound stops endless forms. */
const mostRounds = 6

/**
 * Reads the questions of a page, asks for the answers, fills them in, and notes what the form then shows.
 * @throws Stopped where a question that must be answered has no answer, or a part of the form could not be read
 */
export async function fillPage(
  session: Session,
  first: PageView,
  { order, answers, attached }: { order: ApplicationOrder; answers: Answers; attached: Attached },
): Promise<PageView> {
  const given = new Map<string, FormAnswer>()
  let view = first
  for (let round = 0; round < mostRounds; round++) {
    stopAtUnread(view)
    stopWithoutStoredCv(session, view, order)
    const asked = askedOf(view, order)
    const isNew = ({ question }: AskedField) => !given.has(question.key)
    const next = asked.filter(isNew)
    if (next.length === 0) break
    if (round === 0) await session.say('fill')
    const known = await order.answer(next.filter(isToAsk).map(({ question }) => question))
    for (const one of next) given.set(one.question.key, decide(one, known, order))
    fitPhones(asked, given)
    note(answers, next, given, order)
    stopAtUnknown(next, given, answers)
    stopAtTooLong(session, next, given, answers)
    view = await fillAll(session, view, { order, given, answers, attached })
  }
  const last = askedOf(view, order)
  // What an answer took away again is not asked; a field for a file may go once it has one.
  for (const [key, { question }] of given)
    if (question.type !== 'file' && last.every((one) => one.question.key !== key)) answers.delete(key)
  note(answers, last, given, order)
  await noteSeen(session, view, attached)
  return view
}

/** What a page asks; not for a CV of ours, where the person wants the one that the board stores. */
function askedOf({ fields }: PageView, { documents: { storedCv } }: ApplicationOrder): AskedField[] {
  return questionsIn(fields).filter(({ question }) => storedCv === undefined || !isOurCv(question))
}

function isOurCv(question: FormQuestion): boolean {
  return question.type === 'file' && documentAsked(question) === 'cv'
}

/** @throws Stopped where the person wants the CV that the board stores, and the place for a CV does not show it */
function stopWithoutStoredCv(
  { board }: Session,
  { fields }: PageView,
  { documents: { storedCv } }: ApplicationOrder,
): void {
  if (storedCv === undefined) return
  const places = questionsIn(fields).filter(({ question }) => isOurCv(question) || asksForStoredCv(question))
  const isShown = places.some(
    ({ field, question }) =>
      question.options.includes(storedCv) || (field.control === 'file' && field.value === storedCv),
  )
  if (places.length === 0 || isShown) return
  const text = `You chose to use the CV “${storedCv}” that ${board.name} stores, and its form does not offer it`
  throw new Stopped('cv-not-attached', `We could not attach your CV. ${text}.`)
}

/** A form of which a part cannot be read is not whole: nobody can say what it asks. */
function stopAtUnread({ unread }: PageView): void {
  const [first] = unread
  if (first !== undefined) throw new Stopped('changed-form', `A part of the form could not be read: ${first}`)
}

function isToAsk({ question, field }: AskedField): boolean {
  return !field.isFixed && question.kind !== 'optional-consent'
}

const onTheForm = { from: 'board', text: 'already in the form' } as const satisfies AnswerOrigin

/** What is shown and cannot be changed is left as it is. */
function decide({ question, field }: AskedField, known: readonly FormAnswer[], order: ApplicationOrder): FormAnswer {
  return field.isFixed ? { question, value: null, origin: null } : decideAnswer(question, known, order.documents)
}

function stopAtUnknown(asked: readonly AskedField[], given: ReadonlyMap<string, FormAnswer>, answers: Answers): void {
  const unknown = asked.filter(
    ({ question, field }) =>
      question.isRequired &&
      // A box that must be ticked is for the person where nobody else may tick it, and where it is off until its text was read to the end.
      (!field.isFixed || shownBy(field) === false) &&
      given.get(question.key)?.value === null &&
      // A file that the board happens to hold is not the one that was chosen to go with this.
      (shownBy(field) === null || shownBy(field) === false || field.control === 'stored-files'),
  )
  const [first] = unknown
  if (!first) return
  for (const { question } of unknown) answers.set(question.key, { question, value: null, origin: null })
  const more = unknown.length > 1 ? ` (and ${unknown.length - 1} more)` : ''
  throw new Stopped('unknown-question', `${first.question.label}${more}`)
}

/** @throws Stopped where a text is longer than its field takes: what is cut is not what the person wrote */
function stopAtTooLong(
  { board }: Session,
  asked: readonly AskedField[],
  given: ReadonlyMap<string, FormAnswer>,
  answers: Answers,
): void {
  for (const { question } of asked) {
    const answer = given.get(question.key)
    const problem = answer ? tooLong(answer, board.name) : null
    if (!answer || problem === null) continue
    answers.set(question.key, { ...answer, question: { ...question, isRequired: true }, problem, isFoundByUs: true })
    throw new Stopped('unknown-question', problem)
  }
}

/** Fills field by field; where a page makes itself again in between, by what it shows then. */
async function fillAll(
  session: Session,
  first: PageView,
  {
    order,
    given,
    answers,
    attached,
  }: { order: ApplicationOrder; given: Map<string, FormAnswer>; answers: Answers; attached: Attached },
): Promise<PageView> {
  let view = first
  let isAttaching = false
  let hasChosen = false
  const asked = questionsIn(first.fields)
  for (const [index, { question }] of asked.entries()) {
    const value = given.get(question.key)?.value ?? null
    const isSame = (one: AskedField): boolean => one.question.key === question.key
    // A form may ask for the same twice.
    const found = questionsIn(view.fields).filter(isSame).at(asked.slice(0, index).filter(isSame).length)
    if (value === null || !found || isShown(found.field, value)) continue
    try {
      if (typeof value === 'object' && 'file' in value) {
        if (!isAttaching) await session.say('attach')
        isAttaching = true
        const file = documentOf(order, value.file)
        await notePut(session, attached, { name: file.name, document: file === order.documents.cv ? 'cv' : 'letter' })
        await attach(session, view, found, file)
      } else await fillField({ page: session.page, view, field: found.field, question, value })
    } catch (error) {
      // The board offers its own, as of the addresses that an account has: that stays.
      const isKept = question.kind === 'about-you' && found.field.options.length > 0 && shownBy(found.field) !== null
      if (error instanceof NotTaken && isKept) {
        given.set(question.key, { question, value: null, origin: null })
        continue
      }
      if (error instanceof NotTaken) {
        answers.set(question.key, {
          question: { ...question, isRequired: true },
          value,
          origin: given.get(question.key)?.origin ?? null,
          problem: error.message,
        })
        throw new Stopped('unknown-question', error.message)
      }
      throw new Stopped('changed-form', `“${question.label}” could not be filled in`)
    }
    // Only what makes the page again makes the old reading of it useless.
    if (isLively(found)) view = await look(session)
    hasChosen ||= isLively(found)
  }
  // Questions may come a moment after the answer that calls for them.
  if (hasChosen) await keepsStill(session.page, stillness)
  view = await look(session)
  checkShown(view, given, answers)
  if (isAttaching) checkStoredFile(view, order)
  return view
}

/** In milliseconds. */
const stillness = { forMs: 250, withinMs: 2_000 }

const confirmsFile =
  /^(?:upload|save|confirm|done|replace|update|use)(?: (?:my |this |the |it)?(?:cv|r[eé]sum[eé]|file|document)?)?(?: and close)?$/iu

/** A button may open a part of the page with the field for the file in it, and another to confirm it. */
async function attach(session: Session, view: PageView, asked: AskedField, file: Document): Promise<void> {
  if (await attachFile(view, asked, file)) return
  await keepsStill(session.page, stillness)
  const opened = await look(session)
  const isField = ({ field }: AskedField): boolean => field.control === 'file' && field.inputType !== 'button'
  const fields = questionsIn(opened.fields).filter(isField)
  const field = fields.find(({ question }) => isCv(question.label)) ?? fields[0]
  if (!field) throw new NotTaken(`${asked.question.label}: the button does not lead to the choice of a file`)
  await attachFile(opened, field, file)
  await keepsStill(session.page, stillness)
  const after = await look(session)
  const confirm = after.isDialog
    ? after.buttons.find(({ words, isDisabled, isLink }) => !isDisabled && !isLink && confirmsFile.test(words))
    : undefined
  if (!confirm) return
  await click(session, after, confirm)
  await keepsStill(session.page, stillness)
}

/** @throws Stopped where another file of those that the board keeps would go with it than the one that was uploaded */
function checkStoredFile({ fields }: PageView, { documents }: ApplicationOrder): void {
  for (const field of fields.filter(({ control }) => control === 'stored-files')) {
    const chosen = field.options.find(({ isOn }) => isOn)?.words
    const own = new Set([documents.cv.name, documents.letter?.name, documents.storedCv])
    // One of ours that stands there is chosen in the next round.
    if (chosen === undefined || own.has(chosen) || field.options.some(({ words }) => own.has(words))) continue
    throw new Stopped('cv-not-attached', `The board still has “${chosen}”, and not the file that was uploaded`)
  }
}

function isLively({ field }: AskedField): boolean {
  return !['text', 'date-parts'].includes(field.control)
}

function documentOf({ documents }: ApplicationOrder, name: string): Document {
  return documents.letter?.name === name ? documents.letter : documents.cv
}

/** @throws Stopped where the form shows something else than it was given */
function checkShown(view: PageView, given: ReadonlyMap<string, FormAnswer>, answers: Answers): void {
  for (const { question, field } of questionsIn(view.fields)) {
    const answer = given.get(question.key)
    if (!answer || answer.value === null || field.isFixed || isShown(field, answer.value)) continue
    // Files that are sent off at once leave an empty field behind, and a name beside it.
    if (field.control === 'file') continue
    const problem = field.error || `The form does not accept the answer to “${question.label}”`
    answers.set(question.key, { ...answer, question: { ...question, isRequired: true }, problem })
    throw new Stopped('unknown-question', problem)
  }
}

function isShown(field: AskedField['field'], value: AnswerValue): boolean {
  const shown = shownBy(field)
  if (typeof value === 'boolean' && field.control === 'checkbox') return (shown === true) === value
  if (shown === null) return false
  const words = (one: AnswerValue): string => {
    if (typeof one === 'boolean') return one ? 'yes' : 'no'
    if (typeof one === 'string') return plain(one)
    return Array.isArray(one) ? one.map(plain).toSorted().join('|') : one.file
  }
  const [a, b] = [words(shown), words(value)]
  const dialled = (text: string) => /\+\d+/u.exec(text)?.[0]
  if (dialled(a) !== undefined && field.options.length > 0 && dialled(a) === dialled(b)) return true
  const isLoose =
    ['date-parts', 'typeahead'].includes(field.control) ||
    /date|tel/u.test(field.inputType) ||
    /phone|date/iu.test(field.label)
  // Of a date some forms want the month alone.
  const isMonth = field.inputType === 'month' || (field.control === 'date-parts' && a !== '' && b.startsWith(a))
  if (isMonth && b.startsWith(a)) return true
  const isSame = a.startsWith(b) || digits(a) === digits(b) || dayFirst(a) === dayFirst(b)
  // Shown with or without the 0 that it is dialled with at home.
  const isSameNumber = field.inputType === 'tel' && digits(a).length >= 9 && digits(b) === `0${digits(a)}`
  return a === b || (isLoose && a !== '' && (isSame || isSameNumber))
}

function digits(text: string): string {
  return text.replaceAll(/\D/gu, '') || text
}

/** '2026-12-01' and '1/12/2026' are one day. */
function dayFirst(text: string): string {
  const parts = text.split(/\D+/u).filter(Boolean).map(Number)
  return ((parts[0] ?? 0) > 31 ? parts.toReversed() : parts).join('/')
}

/** What stands in a field; null: nothing. */
export function shownBy(field: AskedField['field']): AnswerValue | null {
  const on = field.options.filter(({ isOn }) => isOn).map(({ words }) => words)
  switch (field.control) {
    case 'checkbox':
      return field.value === 'on'
    case 'radios':
    case 'pressed':
    case 'stored-files':
      return on[0] ?? null
    case 'checkboxes':
      return on.length > 0 ? on : null
    case 'file':
      return field.value === '' ? null : { file: field.value }
    default:
      if (field.inputType === 'multiple') return on.length > 0 ? on : null
      return field.value === '' ? null : field.value
  }
}

/** Keeps what the form shows, with where it is from. */
function note(
  answers: Answers,
  asked: readonly AskedField[],
  given: ReadonlyMap<string, FormAnswer>,
  { documents: { storedCv } }: ApplicationOrder,
): void {
  for (const { question, field } of asked) {
    const answer = given.get(question.key)
    const shown = shownBy(field)
    const isOurs = answer !== undefined && answer.value !== null
    // The file that was uploaded stands for it.
    const isStoredCv = storedCv !== undefined && answer?.value === storedCv
    if (field.control === 'stored-files' && !question.isRequired && !isStoredCv) answers.delete(question.key)
    else if (question.type === 'file' && isOurs) answers.set(question.key, { ...answer, question })
    else if (shown === null && !isOurs) answers.set(question.key, { question, value: null, origin: null })
    else
      answers.set(question.key, {
        question,
        value: shown ?? answer?.value ?? null,
        origin: isOurs ? answer.origin : onTheForm,
      })
  }
}
