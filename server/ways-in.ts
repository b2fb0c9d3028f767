import { forgetSecondSteps, secondStepsOf } from './second-factor/index.ts'
import { forgetIdentities } from './social-login/index.ts'
import type { WaysIn } from './users/ways-in.ts'

/** What accounts are told of ways in that other rooms keep. */
export const waysIn: WaysIn = {
  secondStepsOf,
  async forgetOthers(client, userId) {
    await forgetSecondSteps(client, userId)
    await forgetIdentities(client, userId)
  },
}
