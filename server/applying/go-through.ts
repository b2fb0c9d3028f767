import type { ApplicationOrder } from './application-form.ts'
import { noteSeen, throwIfNoCv, type Attached } from './attached.ts'
import { nextButton, pick, submitButton, type BoardForm } from './board-form.ts'
import { fillPage, type Answers } from './fill-page.ts'
import { keyOf, plain, questionsIn } from './form/questions.ts'
import { isLogin } from './log-in.ts'
import { brokenIn, captchaAfter, captchaIn, knockOutIn } from './obstacles.ts'
import type { PageView } from './page/page-view.ts'
import type { RawButton } from './page/raw-page.ts'
import { click, press } from './press.ts'
import { noteReadBack, type ReadBack } from './read-back.ts'
import { isForm, throwIfStopped } from './reach-form.ts'
import { look, type Session } from './session.ts'
import { LoggedOut, Stopped } from './stopped.ts'

/** Upper bound on pages: no real form is longer. */
const mostPages = 40

/** What stands on the last page: the button, or the thanks of a form that was sent before its last page was told. */
export type LastPage = { kind: 'last'; view: PageView; button: RawButton } | { kind: 'sent-early'; view: PageView }

/** What is filled in, and what was seen of it. */
export type Filling = { answers: Answers; attached: Attached; read: ReadBack }

/** Goes through every page up to the last button, answering as it goes. @throws Stopped, LoggedOut */
export async function goThrough(
  session: Session,
  first: PageView,
  given: { order: ApplicationOrder } & Filling,
): Promise<LastPage> {
  const { board } = session
  const { order, answers, attached, read } = given
  let view = first
  for (let pages = 0; pages < mostPages; pages++) {
    await session.say('read-questions')
    if (order.documents.letter) view = await showLetter(session, view)
    const unfilled = view
    if (view.fields.length > 0) view = await fillPage(session, view, { order, answers, attached })
    const robot = captchaIn(view)
    if (robot) throw new Stopped(robot.reason, robot.text)
    const out = knockOutIn(view, unfilled)
    if (out) throw new Stopped(out.reason, session.clean(out.text))

    noteReadBack(session, view, answers, read)
    const submit = submitButton(board, view)
    if (submit && isLast(board, view)) {
      await noteSeen(session, view, attached)
      throwIfNoCv(session, order, { attached, answers: answers.values() })
      return { kind: 'last', view: await enabled(session, view, submit), button: submitButton(board, view) ?? submit }
    }
    const onwards = board.passOn?.(view) ?? nextButton(board, view) ?? submit
    if (!onwards)
      throw new Stopped(
        'changed-form',
        `A page of the form has no button to continue: ${view.headings[0] ?? view.title}`,
      )
    const next = await goOn(session, view, onwards, answers)
    if (isSent(session, next)) return { kind: 'sent-early', view: next }
    view = next
  }
  throw new Stopped('changed-form', 'The form has too many pages')
}

/** Where the room for a letter is shown only to those who have one. */
async function showLetter(session: Session, view: PageView): Promise<PageView> {
  const button = pick(view, {
    words: /^(?:add|write|include)(?: (?:a|your|my))?(?: own)? cover(?:ing)? letter(?: \(optional\))?$/iu,
  })
  if (!button || button.isDisabled) return view
  await click(session, view, button)
  return await look(session)
}

function isLast(board: BoardForm, view: PageView): boolean {
  return board.isLast?.(view) ?? true
}

/** Whether the board says thanks, on the page where it does. */
export function isSent({ board, places }: Pick<Session, 'board' | 'places'>, view: PageView): boolean {
  const isThere = board.sent.address?.test(places.fromBrowser(view.address)) ?? true
  const texts = [...view.headings, ...view.notices, view.title]
  return isThere && texts.some((text) => board.sent.words.test(text)) && submitButton(board, view) === null
}

/** A button that is off may come on in a moment; one that stays off is not pressed otherwise. */
async function enabled(session: Session, first: PageView, button: RawButton): Promise<PageView> {
  let view = first
  for (let tries = 0; tries < 4; tries++) {
    if (submitButton(session.board, view)?.isDisabled === false) return view
    await session.page.waitForTimeout(250)
    view = await look(session)
  }
  throw new Stopped('changed-form', `The button “${button.words}” stays off, and the form does not say why`)
}

async function goOn(session: Session, view: PageView, button: RawButton, answers: Answers): Promise<PageView> {
  if (button.isDisabled)
    throw new Stopped('changed-form', `The button “${button.words}” stays off, and the form does not say why`)
  if (!(await press(session, view, button)))
    throw new Stopped('site-down', `${session.board.name} does not answer`, { mayRetry: true })
  const next = await look(session)
  const stillForm = isForm(session, next)
  if (isLogin(next)) throw new LoggedOut()
  const out = knockOutIn(next, view)
  if (out) throw new Stopped('knock-out', session.clean(outText(next, out.text)))
  throwIfStopped(session, next, { isForm: stillForm })
  if (stillForm) throwIfRefused(session, view, next, answers)
  else if (!isSent(session, next)) throwIfLost(session, next)
  return next
}

/** Words of a page that ends it all, without its heading. */
function outText(view: PageView, found: string): string {
  return view.headings.includes(found)
    ? (view.notices.find((text) => !view.headings.includes(text) && text.length > 20) ?? found)
    : found
}

/** What a form says is wrong, as a whole and by the keys of its questions. */
type Refusal = { text: string; wrong: { key: string; text: string }[] }

/** The same page once more, with what is wrong. */
export function refusalIn(before: PageView, after: PageView): Refusal | null {
  const keys = (view: PageView) => questionsIn(view.fields).map(({ question }) => question.key)
  const isSame =
    plain(keys(before).join(' ')) === plain(keys(after).join(' ')) ||
    keys(after).some((key) => keys(before).includes(key))
  const wrong = questionsIn(after.fields).filter(({ field }) => field.error !== '')
  const [first] = wrong
  const text = first ? `${first.question.label}: ${first.field.error}` : after.errors[0]
  const said = wrong.map(({ question, field }) => ({ key: question.key, text: field.error }))
  return isSame && text !== undefined ? { text, wrong: said } : null
}

function throwIfRefused(session: Session, before: PageView, after: PageView, answers: Answers): void {
  const refusal = refusalIn(before, after)
  if (!refusal) return
  markRefused(answers, refusal, session.clean)
  const robot = captchaAfter(after, before)
  throw robot ? new Stopped('captcha', robot.text) : new Stopped('unknown-question', session.clean(refusal.text))
}

/** What the form refused must be answered, or answered otherwise. */
export function markRefused(answers: Answers, { wrong }: Refusal, clean: (text: string) => string): void {
  for (const { key, text } of wrong) {
    const answer = answers.get(key)
    if (!answer) continue
    const question = { ...answer.question, isRequired: true, key: keyOf(answer.question) }
    answers.set(key, { ...answer, question, ...(answer.value !== null && { problem: clean(text) }) })
  }
}

function throwIfLost(session: Session, view: PageView): void {
  const broken = brokenIn(view)
  if (broken !== null) throw new Stopped('site-down', session.clean(broken), { mayRetry: true })
  throw new Stopped(
    'changed-form',
    `The form of ${session.board.name} went on to a page that is not known: ${view.headings[0] ?? view.title}`,
  )
}
