import { z } from 'zod'
import { SignInAnswer } from '../users/users.ts'

/** What a browser remembers between the two steps of signing in. */
const SecondStep = z.object({
  key: z.string(),
  ways: SignInAnswer.options[1].shape.secondFactor.shape.ways,
  /** A path of ours to go to afterwards. */
  back: z.string().nullable(),
})
export type SecondStep = z.infer<typeof SecondStep>

/** As long as the key works. */
const seconds = 600

/** The cookie that carries the second step to its page; scripts cannot read it. @param step null: it goes. */
export function secondStepCookie(step: SecondStep | null, isHttps: boolean): string {
  const name = isHttps ? '__Host-second-step' : 'second-step'
  const value = step === null ? '' : encodeURIComponent(JSON.stringify({ ...step, back: shortBack(step.back) }))
  return `${name}=${value}; Path=/; Max-Age=${step === null ? 0 : seconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
}

/** A browser drops a cookie that is too long, and the person could not log in: better that they end up elsewhere. */
function shortBack(back: string | null): string | null {
  return back !== null && encodeURIComponent(back).length > 3_000 ? null : back
}

/** @returns null if the cookie is missing or cannot be read. */
export function readSecondStep(cookies: string | null, isHttps: boolean): SecondStep | null {
  const name = isHttps ? '__Host-second-step' : 'second-step'
  const part = (cookies ?? '').split(';').find((one) => one.trim().startsWith(`${name}=`))
  try {
    return SecondStep.parse(JSON.parse(decodeURIComponent((part ?? '').trim().slice(name.length + 1))))
  } catch {
    return null
  }
}
