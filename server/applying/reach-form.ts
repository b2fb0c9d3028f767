import type { ApplicationOrder } from './application-form.ts'
import { nextButton, pick, submitButton } from './board-form.ts'
import { isLogin, logIn } from './log-in.ts'
import { alreadyIn, brokenIn, captchaIn, closedIn, isExpired, obstacleIn } from './obstacles.ts'
import type { PageView } from './page/page-view.ts'
import { press } from './press.ts'
import { go, look, type Session } from './session.ts'
import { LoggedOut, Stopped } from './stopped.ts'

/** Pages between the ad and its form. */
const mostPages = 8

/** Opens the ad, logs in, and goes on to the first page of the form. @throws Stopped */
export async function reachForm(session: Session, order: ApplicationOrder): Promise<PageView> {
  await session.say('open-ad')
  await go(session, order.link)
  let isLoggedIn = false
  let pressed = 0
  const logInOnce = async (view: PageView): Promise<void> => {
    if (isLoggedIn) throw new LoggedOut()
    await session.say('log-in')
    await logIn(session, view, order.credentials)
    isLoggedIn = true
  }
  for (let pages = 0; pages < mostPages; pages++) {
    const view = await look(session)
    throwIfStopped(session, view, { isForm: isForm(session, view) })
    if (isLogin(view)) {
      await logInOnce(view)
      continue
    }
    if (isForm(session, view)) {
      if (!isLoggedIn) await session.say('log-in')
      await session.say('open-form')
      return view
    }
    if (pressed >= 2) break
    if (pressed === 1 && isLoggedIn) await go(session, order.link)
    pressed++
    await pressApply(session, await look(session))
  }
  throw new Stopped('changed-form', `The form of ${session.board.name} was not found behind its button`)
}

/** Whether the page is one of the form: it goes on from here, or can be sent. */
export function isForm({ board }: Pick<Session, 'board'>, view: PageView): boolean {
  // The word that leads to the form may also end it.
  const outside = view.buttons.filter(({ isSubmit, isInForm }) => !(view.hasForm && isSubmit && isInForm))
  const isAd = pick({ buttons: outside }, board.apply) !== null
  if (isAd && !view.isDialog) return false
  return (
    submitButton(board, view) !== null ||
    (nextButton(board, view) !== null && (view.fields.length > 0 || view.isDialog)) ||
    board.passOn?.(view) != null
  )
}

async function pressApply(session: Session, view: PageView): Promise<void> {
  const { board, places } = session
  const already = alreadyIn(view)
  if (already) throw new Stopped(already.reason, already.text)
  const button = pick(view, board.apply)
  const away = board.away ? pick(view, board.away) : null
  const isAway = (words: string) =>
    /(?:company|employer|advertiser|external|their)(?:['’]s)? (?:own )?(?:web)?site/iu.test(words)
  const leads = button ?? away ?? view.buttons.find(({ words }) => isAway(words)) ?? null
  if (!leads) throw new Stopped('changed-form', `The ad at ${board.name} has no button to apply with`)
  const isOutside = leads.href !== '' && !places.isAllowed(leads.href)
  if (
    leads === away ||
    (away && away.element === leads.element) ||
    isAway(leads.words) ||
    leads.opensNew ||
    isOutside
  ) {
    throw new Stopped('own-site', `This employer takes applications on a site of its own, not at ${board.name}`)
  }
  if (leads.isDisabled)
    throw new Stopped('changed-form', `The button “${leads.words}” is off, and the page does not say why`)
  if (!(await press(session, view, leads))) {
    throw new Stopped('changed-form', `The button “${leads.words}” did nothing`)
  }
}

/** What ends an application on any page before its last button. @throws Stopped, LoggedOut */
export function throwIfStopped(session: Session, view: PageView, { isForm }: { isForm: boolean }): void {
  const { clean } = session
  const obstacle = obstacleIn(view) ?? closedOrAlready(view, isForm) ?? (isForm ? null : captchaIn(view))
  if (obstacle) throw new Stopped(obstacle.reason, clean(obstacle.text))
  if (isExpired(view)) throw new LoggedOut()
  if (isForm) return
  const status = session.status() ?? 200
  if (status === 404 || status === 410)
    throw new Stopped('closed', clean(view.headings[0] ?? 'The ad no longer exists'))
  if (status === 429 || status >= 500) {
    const said = brokenIn(view) ?? `${session.board.name} answered with an error (${status})`
    throw new Stopped('site-down', clean(said), { mayRetry: true })
  }
}

function closedOrAlready(view: PageView, isForm: boolean): ReturnType<typeof closedIn> {
  // The form's own questions speak of much: 'Have you applied before?'
  return isForm ? null : (alreadyIn(view) ?? closedIn(view))
}
