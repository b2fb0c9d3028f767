import { redirectDocument, type RouterContextProvider } from 'react-router'
import { secondStepCookie, type SecondStep } from '../contract/second-factor/second-step-cookie.ts'
import { visitor } from './api.ts'

/**
 * Leads to the second step, where a sign-in has answered that one is still to be taken.
 * @param secondFactor of the answer.
 * @param back a path of ours to go to afterwards; null: where people of this role go.
 */
export function toSecondStep(
  context: Readonly<RouterContextProvider>,
  secondFactor: Omit<SecondStep, 'back'>,
  back: string | null,
): Response {
  const { isHttps } = context.get(visitor)
  return redirectDocument('/second-step', {
    headers: { 'set-cookie': secondStepCookie({ ...secondFactor, back }, isHttps) },
  })
}
