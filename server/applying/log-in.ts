import type { ApplicationOrder } from './application-form.ts'
import { captchaIn, obstacleIn } from './obstacles.ts'
import type { PageView } from './page/page-view.ts'
import type { RawButton, RawField } from './page/raw-page.ts'
import { press } from './press.ts'
import { look, type Session } from './session.ts'
import { Stopped } from './stopped.ts'

const loginPath =
  /\/(?:log-?in|sign-?in|auth|authwall|authenticate|checkpoint)(?:[/?#]|$)|\/account\/signin|\/authentication\//iu
const enter = /^(?:(?:log|sign) ?in\b.{0,24}|continue|next|submit)$/iu

/** Whether the page asks who one is. */
export function isLogin(view: PageView): boolean {
  if (view.fields.some(({ inputType }) => inputType === 'password')) return true
  if (!loginPath.test(view.address)) return false
  return emailField(view) !== null || wayIn(view) !== null
}

/**
 * Logs in with what the person has given, once: a password that was refused is never tried again.
 * @throws Stopped
 */
export async function logIn(
  session: Session,
  first: PageView,
  credentials: ApplicationOrder['credentials'],
): Promise<void> {
  const { board } = session
  if (!credentials) throw new Stopped('no-credentials', `${board.name} asks for a login`)
  let view = first
  let isGiven = false
  for (let pages = 0; pages < 6; pages++) {
    // Behind the login the form may stand at once: it is filled in before its captcha is left to the person.
    const isBehind = view.hasForm && !isLogin(view)
    const asked = obstacleIn(view) ?? (isBehind ? null : captchaIn(view))
    if (asked) throw new Stopped(asked.reason, asked.text)
    if (!isLogin(view)) return
    if (isGiven) throw refused(session, view)
    const passwordField = view.fields.find(({ inputType }) => inputType === 'password') ?? null
    const email = emailField(view)
    const button = entrance(view) ?? (passwordField || email ? null : wayIn(view))
    if (!button) throw new Stopped('changed-form', `The login of ${board.name} is not as it was`)
    if (email) await fillQuietly(view, email, credentials.email)
    if (passwordField) {
      await fillQuietly(view, passwordField, credentials.password)
      isGiven = true
    }
    if (!(await press(session, view, button)))
      throw new Stopped('site-down', `The login of ${board.name} does not answer`, { mayRetry: true })
    view = await look(session)
  }
  throw new Stopped('changed-form', `The login of ${board.name} does not come to an end`)
}

function refused({ board, clean }: Session, view: PageView): Stopped {
  const said = view.fields.map(({ error }) => error).find(Boolean) ?? view.errors[0]
  return said === undefined
    ? new Stopped('wrong-password', `${board.name} did not let us in with this email address and password`)
    : new Stopped('wrong-password', clean(said))
}

function emailField({ fields }: PageView): RawField | null {
  return (
    fields.find(
      ({ control, inputType, label, marks, isFixed }) =>
        control === 'text' &&
        inputType !== 'password' &&
        !isFixed &&
        (inputType === 'email' || /e-?mail|user ?name/iu.test(`${label} ${marks}`)),
    ) ?? null
  )
}

function entrance({ buttons }: PageView): RawButton | null {
  const pressable = buttons.filter(({ isDisabled, isLink, words }) => !isDisabled && !isLink && enter.test(words))
  return pressable.findLast(({ isSubmit }) => isSubmit) ?? pressable.at(-1) ?? null
}

/** A page that only shows the way to the login. */
function wayIn({ buttons }: PageView): RawButton | null {
  return buttons.find(({ words, isDisabled }) => !isDisabled && /^(?:sign|log) ?in$/iu.test(words)) ?? null
}

/** Errors of the browser's driver repeat what was typed: none of theirs leaves this place. */
async function fillQuietly(view: PageView, field: RawField, text: string): Promise<void> {
  const isFilled = await view
    .element(field.element)
    .then(async (element) => await element.fill(text, { timeout: 3_000 }))
    .then(
      () => true,
      () => false,
    )
  if (!isFilled) throw new Stopped('changed-form', `The login could not be filled in: ${field.label}`)
}
