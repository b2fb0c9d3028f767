import type { LoginTestResult } from '../../contract/credentials/credentials.ts'
import type { ApplicationOrder } from './application-form.ts'
import { isLogin, logIn } from './log-in.ts'
import { go, look, type Session } from './session.ts'
import { Stopped } from './stopped.ts'

/** Logs in, once, and looks whether the board then shows what is the person's own. Nothing else is opened or sent. */
export async function tryLogin(
  session: Session,
  credentials: ApplicationOrder['credentials'],
): Promise<LoginTestResult> {
  try {
    await go(session, session.board.applications)
    const view = await look(session)
    await session.say('log-in')
    if (!isLogin(view)) return 'no-answer'
    await logIn(session, view, credentials)
    await go(session, session.board.applications)
    return isLogin(await look(session)) ? 'refused' : 'works'
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    return resultOf(error)
  }
}

function resultOf({ reason }: Stopped): LoginTestResult {
  switch (reason) {
    case 'wrong-password':
      return 'refused'
    case 'captcha':
    case 'one-time-code':
    case 'account-warning':
      return 'needs-you'
    default:
      return 'no-answer'
  }
}
