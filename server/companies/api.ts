import { implement, ORPCError } from '@orpc/server'
import { companyNameOf, shortestCompanyName } from '../../contract/companies/company-words.ts'
import { contract } from '../../contract/index.ts'
import { messages } from '../../contract/texts/messages.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import type { Platform } from '../platform/platform.ts'
import type { Register } from './company-register.ts'

type Context = ApiContext<Platform & { companyRegister: Register }>
const api = implement(contract.companies).$context<Context>()

export const companies = {
  register: api.register.handler(({ context: { services } }) => {
    const { name, isSample } = services.companyRegister
    return { name, isSample }
  }),

  find: api.find.handler(async ({ input, context: { services }, errors }) => {
    const name = companyNameOf(input.params.x)
    if (name.length < shortestCompanyName) {
      throw errors.UNPROCESSABLE_CONTENT({
        message: messages.companyNameTooShort,
        data: { errors: { x: { message: messages.companyNameTooShort } } },
      })
    }
    const answer = await services.companyRegister.find(name)
    switch (answer.kind) {
      case 'found':
        return [...answer.companies]
      case 'unavailable':
        throw new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message: messages.registerUnavailable })
    }
  }),
}
