import { implement, ORPCError } from '@orpc/server'
import { companyNameOf, shortestCompanyName } from '../../contract/companies/company-words.ts'
import { contract } from '../../contract/index.ts'
import { messages } from '../../contract/texts/messages.ts'
import type { ApiContext } from '../web/context.ts'

const api = implement(contract.companies).$context<ApiContext>()

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
