import { implement, ORPCError } from '@orpc/server'
import { mostKeys } from '../../contract/companies/key-rules.ts'
import * as texts from '../../contract/companies/texts.ts'
import { companyNameOf, shortestCompanyName } from '../../contract/companies/company-words.ts'
import { contract } from '../../contract/index.ts'
import { changedSince } from '../../contract/platform/revision.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { ukPhone } from '../../contract/users/phone.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forCompany } from '../platform/calls/for-company.ts'
import { inTransaction } from '../platform/database.ts'
import type { OwnCompany, SignedIn } from '../platform/calls/signed-in.ts'
import type { Platform } from '../platform/platform.ts'
import { apiKeysOf, makeApiKey } from './api-keys.ts'
import { eventsOf } from './company-events.ts'
import type { Register } from './company-register.ts'
import { editCompany } from './edit-company.ts'
import { findCompany } from './find-company.ts'
import { withdrawInvitation } from './invitations.ts'
import { mayPublish } from './may-publish.ts'
import { leaveOwnCompany, makeCompanyAdmin, removeMember } from './members.ts'
import { askToPublish } from './publishing.ts'
import { revokeApiKey } from './revoke-keys.ts'
import { companyStatement, statementCsv, type TitlesOfRuns } from './statements.ts'
import { transferCredits } from './transfer-credits.ts'
import { publicCompaniesByNumber } from './public-company.ts'
import { numberOf, verifyCompany } from './verification.ts'

type Context = ApiContext<Platform & { companyRegister: Register; titlesOfRuns: TitlesOfRuns }>
const open = implement(contract.companies).$context<Context>()
const api = open.use(forCompany)

/** All but what makes accounts of invitations: see server/users/invitations-api.ts. */
export const companies = {
  register: open.register.handler(({ context: { services } }) => {
    const { name, isSample } = services.companyRegister
    return { name, isSample }
  }),

  find: open.find.handler(async ({ input, context: { services }, errors }) => {
    const name = companyNameOf(input.params.x)
    if (name.length < shortestCompanyName) {
      throw errors.UNPROCESSABLE_CONTENT(field('x', messages.companyNameTooShort))
    }
    const answer = await services.companyRegister.find(name)
    switch (answer.kind) {
      case 'found': {
        const numbers = answer.companies.map(({ company_number: number }) => number)
        const here = await publicCompaniesByNumber(services.db, numbers)
        return answer.companies.map((one) => ({ ...one, isHere: here.has(numberOf(one.company_number)) }))
      }
      case 'unavailable':
        throw unavailable(messages.registerUnavailable)
    }
  }),

  details: api.details.handler(async ({ context: { services, company }, errors }) => {
    const forAdmin = company.isAdmin
    const found = await findCompany(services.db, company.id, { forAdmin, now: services.clock.now() })
    if (found === null) throw errors.NOT_FOUND()
    return found
  }),

  edit: api.edit.handler(async ({ input: { body }, context, errors }) => {
    const phone = body.phone === undefined ? undefined : (ukPhone(body.phone) ?? undefined)
    const { companyId, actor, now } = given(context)
    const outcome = await editCompany(operatorDeps(context), { companyId, actor, change: { ...body, phone }, now })
    if (outcome === 'not-found') throw errors.NOT_FOUND()
    if (outcome === 'changed-since') throw errors.CONFLICT({ message: changedSince })
    return alert('success', messages.companySaved)
  }),

  withdrawInvitation: api.withdrawInvitation.handler(async ({ input: { params }, context, errors }) => {
    const isThere = await withdrawInvitation(context.services.db, {
      ...given(context),
      invitationId: params.invitationId,
    })
    if (!isThere) throw errors.NOT_FOUND()
    return alert('success', messages.invitationWithdrawn)
  }),

  makeAdmin: api.makeAdmin.handler(async ({ input: { body }, context, errors }) => {
    const outcome = await makeCompanyAdmin(context.services, { ...given(context), userId: body.userId })
    switch (outcome.kind) {
      case 'done':
        return alert('success', messages.madeAdmin)
      case 'already':
        throw errors.CONFLICT({ message: messages.alreadyAdmin })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  removeMember: api.removeMember.handler(async ({ input: { params }, context, errors }) => {
    const outcome = await removeMember(context.services, { ...given(context), userId: params.userId })
    switch (outcome.kind) {
      case 'removed':
        return { ...alert('success', messages.memberRemoved(outcome.credits)), publisher_credits: outcome.companyHas }
      case 'oneself':
        throw errors.CONFLICT({ message: messages.cannotRemoveYourself })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  leave: api.leave.handler(async ({ context, errors }) => {
    const { companyId, actor: userId, now } = given(context)
    const outcome = await leaveOwnCompany(context.services.db, { companyId, userId, now })
    switch (outcome.kind) {
      case 'left':
        return alert('success', messages.leftCompany(outcome.name))
      case 'last-admin':
        throw errors.CONFLICT({ message: messages.lastAdminCannotLeave })
      case 'last-member':
        throw errors.CONFLICT({ message: messages.lastMemberCannotLeave })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  transfer: api.transfer.handler(async ({ input: { body }, context, errors }) => {
    const { userId, credits, to, key } = body
    return await move(context, { userId, credits, to, key: context.idempotencyKey ?? key ?? null }, errors)
  }),

  transferByGet: api.transferByGet.handler(async ({ input: { params }, context, errors }) => {
    const credits = Number(params.credits)
    const to = credits > 0 ? 'member' : 'company'
    const key = context.idempotencyKey
    return await move(context, { userId: params.userId, credits: Math.abs(credits), to, key }, errors)
  }),

  statement: api.statement.handler(async ({ input: { query }, context, errors }) => {
    const found = await companyStatement(context.services, context.company.id, query.member)
    if (found === null) throw errors.NOT_FOUND()
    return found
  }),

  statementFile: api.statementFile.handler(async ({ input: { query }, context: { services, company }, errors }) => {
    const found = await companyStatement(services, company.id, query.member)
    if (found === null) throw errors.NOT_FOUND()
    return statementCsv(found, services.clock.now())
  }),

  ownStatement: api.ownStatement.handler(async ({ context: { services, person, company }, errors }) => {
    const found = await companyStatement(services, company.id, person.userId)
    if (found === null) throw errors.NOT_FOUND()
    return found
  }),

  ownStatementFile: api.ownStatementFile.handler(async ({ context: { services, person, company }, errors }) => {
    const found = await companyStatement(services, company.id, person.userId)
    if (found === null) throw errors.NOT_FOUND()
    return statementCsv(found, services.clock.now())
  }),

  events: api.events.handler(
    async ({ input: { query }, context: { services, company } }) =>
      await eventsOf(services.db, company.id, query.before),
  ),

  verify: api.verify.handler(async ({ context, errors }) => {
    const { companyRegister: register } = context.services
    const outcome = await verifyCompany({ ...operatorDeps(context), register }, given(context))
    switch (outcome.kind) {
      case 'checked': {
        const { verification } = outcome
        const isWhole = verification.isVerified
        return {
          ...alert(isWhole ? 'success' : 'warning', isWhole ? messages.companyVerified : messages.registerMatched),
          verification,
        }
      }
      case 'no-number':
        throw errors.CONFLICT({ message: messages.registerNoNumber })
      case 'no-match':
        throw errors.CONFLICT({ message: messages.registerNoMatch(outcome.number) })
      case 'other-name':
        throw errors.CONFLICT({ message: messages.registerOtherName(outcome.number, outcome.name) })
      case 'closed':
        throw errors.CONFLICT({ message: messages.registerClosed(outcome.number) })
      case 'unavailable':
        throw unavailable(messages.registerDown)
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  askToPublish: api.askToPublish.handler(async ({ context, errors }) => {
    const outcome = await inTransaction(context.services.db, async (client) => {
      const { companyId, ...asking } = given(context)
      const may = await mayPublish(client, companyId)
      await askToPublish(client, { companyId, ...asking })
      return may
    })
    switch (outcome?.kind) {
      case 'yes':
        throw errors.CONFLICT({ message: messages.needsNoApproval })
      case 'blocked':
        throw errors.CONFLICT({ message: messages.companyBlocked })
      case 'needs-approval':
      case 'refused':
        return alert('success', messages.askedToPublish)
      case undefined:
        throw errors.NOT_FOUND()
    }
  }),

  apiKeys: api.apiKeys.handler(async ({ context: { services, company } }) => await apiKeysOf(services.db, company.id)),

  makeApiKey: api.makeApiKey.handler(async ({ input: { body }, context, errors }) => {
    const outcome = await makeApiKey(context.services.db, { ...given(context), wanted: body })
    switch (outcome.kind) {
      case 'made':
        return { ...alert('success', texts.keyMade), key: outcome.key, apiKey: outcome.apiKey }
      case 'too-many':
        throw errors.CONFLICT({ message: texts.tooManyKeys(mostKeys) })
    }
  }),

  revokeApiKey: api.revokeApiKey.handler(async ({ input: { params }, context, errors }) => {
    const isThere = await revokeApiKey(context.services.db, { ...given(context), keyId: params.keyId })
    if (!isThere) throw errors.NOT_FOUND()
    return alert('success', texts.keyRevoked)
  }),
}

type WithCompany = Context & { person: SignedIn; company: OwnCompany }

/** For whom and by whom, as every change of a company needs it. */
function operatorDeps({ services, siteUrl }: WithCompany) {
  return { db: services.db, tasks: services.tasks, siteUrl, operator: services.config.mail.operator }
}

function given({ services, person, company }: WithCompany) {
  return { companyId: company.id, actor: person.userId, now: services.clock.now() }
}

async function move(
  context: WithCompany,
  wanted: { userId: string; credits: number; to: 'member' | 'company'; key: string | null },
  errors: Errors,
) {
  const outcome = await transferCredits(context.services.db, { ...given(context), ...wanted })
  switch (outcome.kind) {
    case 'moved':
      return { ...alert('success', messages.creditsTransferred), publisher_credits: outcome.companyHas }
    case 'too-few':
      throw errors.CONFLICT({ message: messages.tooFewCredits })
    case 'key-reused':
      throw errors.UNPROCESSABLE_CONTENT(field('Idempotency-Key', messages.transferKeyReused))
    case 'not-found':
      throw errors.NOT_FOUND()
  }
}

type Errors = {
  CONFLICT: (given: { message: string }) => Error
  NOT_FOUND: () => Error
  UNPROCESSABLE_CONTENT: (given: ReturnType<typeof field>) => Error
}

function field(name: string, message: string) {
  return { message, data: { errors: { [name]: { message } } } }
}

function unavailable(message: string): Error {
  return new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message })
}
