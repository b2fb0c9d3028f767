import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { depsOf, writer } from './write-deps.ts'
import { writeToUs } from './write-to-us.ts'

const api = implement(contract.investors).$context<ApiContext>()

export const investors = {
  note: api.note.handler(async ({ input, context }) => {
    const { name, email } = input.body
    await writeToUs(depsOf(context), {
      kind: 'investor',
      name,
      email,
      subject: '',
      content: 'Please tell me when there is news about the crowdfunding.',
      ...writer(context),
    })
    // The same answer whether or not the address was there: it tells nothing of anybody.
    return alert('success', messages.investorNoted)
  }),
}
