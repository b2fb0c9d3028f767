import type { Confirmation } from '../../contract/applications/applications.ts'
import type { NotSent, SendOutcome } from './application-form.ts'
import type { Answers } from './fill-page.ts'
import { questionsIn } from './form/questions.ts'
import { isSent, markRefused, refusalIn, type LastPage } from './go-through.ts'
import { listedBeside, type Listed } from './my-applications.ts'
import { alreadyIn, captchaAfter, closedIn, knockOutIn, obstacleIn, type Obstacle } from './obstacles.ts'
import type { PageView } from './page/page-view.ts'
import { submitButton } from './board-form.ts'
import { press } from './press.ts'
import { noteReadBack, type ReadBack } from './read-back.ts'
import { referenceIn } from './reference.ts'
import { isForm } from './reach-form.ts'
import { look, pictureOf, type Session } from './session.ts'
import { Stopped } from './stopped.ts'

type Sending = { session: Session; last: LastPage; ref: string; answers: Answers; read: ReadBack }

/** Presses the last button once, and finds out what became of it. */
export async function pressAndSee(sending: Sending): Promise<SendOutcome> {
  const { session, last } = sending
  if (last.kind === 'sent-early') return await confirm(sending, last.view)
  const ready = await readAgain(sending, last)
  if (ready.kind === 'not-sent') return ready
  await session.say('before-submit')
  const hasAnswered = await pressed(session, ready)
  if (hasAnswered === 'not-pressed') {
    return await notSent(sending, {
      reason: 'changed-form',
      text: `The button “${ready.button.words}” could not be pressed`,
    })
  }
  await session.say('submitted')
  if (hasAnswered === 'no-answer') return await settle(sending, `${session.board.name} has not answered`)
  const view = await looked(session)
  if (!view) return await settle(sending, `${session.board.name} went to a page that is not its own`)
  await session.say('read-confirmation')
  return await judge(sending, ready.view, view)
}

/** The last page as it is now: minutes may have passed, and what stands there is what would go. */
async function readAgain(sending: Sending, last: LastPage & { kind: 'last' }): Promise<typeof last | NotSent> {
  const { session, answers, read } = sending
  const { name } = session.board
  const view = await looked(session)
  const button = view && submitButton(session.board, view)
  if (!view || !button || !isForm(session, view)) {
    const gone = { reason: 'site-down', text: `${name} closed the form before it was sent` } as const
    return { ...(await notSent(sending, gone)), mayRetry: true }
  }
  for (const { question } of questionsIn(last.view.fields)) read.delete(question.key)
  const [changed] = noteReadBack(session, view, answers, read)
  if (changed === undefined) return { kind: 'last', view, button }
  return await notSent(sending, {
    reason: 'changed-form',
    text: `The form shows another answer to “${changed}” than the one that was checked`,
  })
}

async function pressed(
  session: Session,
  { view, button }: LastPage & { kind: 'last' },
): Promise<'answered' | 'no-answer' | 'not-pressed'> {
  const { limits } = session
  try {
    return (await press({ ...session, limits: { ...limits, step: limits.send } }, view, button))
      ? 'answered'
      : 'no-answer'
  } catch (error) {
    // A press that failed on the way may have come through all the same, save where the button could not be reached.
    return error instanceof Stopped ? 'not-pressed' : 'no-answer'
  }
}

async function looked(session: Session): Promise<PageView | null> {
  try {
    return await look(session)
  } catch {
    return null
  }
}

/** What the page after the press says. Only the form itself, still there and with its reason, proves a refusal. */
async function judge(sending: Sending, before: PageView, view: PageView): Promise<SendOutcome> {
  const { session, answers } = sending
  if (isSent(session, view)) return await confirm(sending, view)
  const isStillForm = submitButton(session.board, view) !== null && isForm(session, view)
  const robot = captchaAfter(view, before)
  const refusal = isStillForm ? refusalIn(before, view) : null
  if (isStillForm && robot) return await notSent(sending, robot)
  if (refusal) {
    markRefused(answers, refusal, session.clean)
    return await notSent(sending, { reason: 'unknown-question', text: refusal.text })
  }
  const said = obstacleIn(view) ?? closedIn(view) ?? knockOutIn(view, before)
  if (said && said.reason !== 'one-time-code') return await unlessThere(sending, said)
  const already = alreadyIn(view)
  // It may be ours that it has: the list was empty before.
  if (already) return await unlessThere(sending, already)
  return await settle(sending, view.headings[0] ?? view.title)
}

async function unlessThere(sending: Sending, said: Obstacle): Promise<SendOutcome> {
  const list = await listedBeside(sending.session, sending.ref)
  return list.seen === 'there' ? await applied(sending, list.text, list) : await notSent(sending, said)
}

/** The board says thanks: its own list must have it, too, where it can be asked. */
async function confirm(sending: Sending, view: PageView): Promise<SendOutcome> {
  const { session } = sending
  const texts = [...view.headings, ...view.notices]
  const thanks = texts.find((text) => session.board.sent.words.test(text)) ?? view.title
  const reference = texts.map(referenceIn).find((one) => one !== null) ?? null
  const [picture, list] = await Promise.all([pictureOf(session.page), again(sending)])
  if (list.seen === 'not-there') {
    const text = `The board says “${thanks}”, and its own list of applications does not have this one`
    return { kind: 'unsure', doubt: 'not-listed', text: session.clean(text), picture }
  }
  const confirmation: Confirmation = {
    text: session.clean([...new Set([thanks, texts.find((text) => referenceIn(text) !== null) ?? thanks])].join(' · ')),
    reference: reference ?? list.reference,
    address: session.places.fromBrowser(view.address),
  }
  return picture
    ? { kind: 'applied', confirmation, picture }
    : { kind: 'unsure', doubt: 'interrupted', text: confirmation.text, picture }
}

/** A list may be a moment behind. */
async function again({ session, ref }: Sending): Promise<Listed> {
  const list = await listedBeside(session, ref)
  if (list.seen !== 'not-there') return list
  await session.page.waitForTimeout(1_000)
  return await listedBeside(session, ref)
}

/** Nobody knows from the page: the board's list can only say yes, as it may lag. */
async function settle(sending: Sending, text: string): Promise<SendOutcome> {
  const { session } = sending
  const list = await again(sending)
  if (list.seen === 'there') return await applied(sending, text, list)
  return { kind: 'unsure', doubt: 'no-answer', text: session.clean(text), picture: await pictureOf(session.page) }
}

async function applied({ session }: Sending, said: string, list: Listed): Promise<SendOutcome> {
  const picture = (await pictureOf(session.page)) ?? new Uint8Array()
  const text = said === list.text ? said : `${said} · In the board's own list: ${list.text}`
  const address = session.board.applications
  return {
    kind: 'applied',
    confirmation: { text: session.clean(text), reference: list.reference, address },
    picture,
  }
}

async function notSent({ session, answers }: Sending, { reason, text }: Obstacle): Promise<NotSent> {
  const picture = await pictureOf(session.page)
  return {
    kind: 'not-sent',
    reason,
    text: session.clean(text),
    answers: [...answers.values()],
    picture,
    mayRetry: false,
  }
}
