import { randomUUID } from 'node:crypto'
import { implement } from '@orpc/server'
import * as texts from '../../contract/conversations/texts.ts'
import type { Conversation } from '../../contract/conversations/conversations.ts'
import { conversationLimits } from '../../contract/conversations/limits.ts'
import { contract } from '../../contract/index.ts'
import type { Alert } from '../../contract/texts/alert.ts'
import { alert } from '../../contract/texts/messages.ts'
import { candidacyOfSpec, notBlocked } from '../candidates/index.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forCompany } from '../platform/calls/for-company.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import type { OwnCompany, SignedIn } from '../platform/calls/signed-in.ts'
import type { Platform } from '../platform/platform.ts'
import { noteRead, readThread, unreadOfAd, unreadOfMine, write, type Written } from './messages.ts'
import { sendText, type Texted } from './texts.ts'
import { adOfCandidacy, type Asked } from './threads.ts'

type Context = ApiContext<Platform & { find: FindDeps }>
const api = implement(contract.conversations).$context<Context>()

type Errors = Parameters<Parameters<typeof api.write.handler>[0]>[0]['errors']

const asCompany = (
  company: OwnCompany,
  params: { adId: string; candidacyId: string },
): Asked & { side: 'company' } => ({
  side: 'company',
  companyId: company.id,
  ...params,
})
const asCandidate = (person: SignedIn, params: { candidacyId: string }): Asked => ({
  side: 'candidate',
  userId: person.userId,
  ...params,
})

/** The conversation as it is now, or the error that says why nothing was sent. */
function sent(outcome: Written, errors: Errors): Conversation {
  switch (outcome.kind) {
    case 'written':
      return outcome.conversation
    case 'not-found':
      throw errors.NOT_FOUND()
    case 'refused':
      throw errors.CONFLICT({ message: outcome.why })
    case 'too-many':
      throw errors.TOO_MANY_REQUESTS({
        message: texts.tooManyToday(conversationLimits.aDay),
        data: { retryAfter: 86_400 },
      })
  }
}

function texted(outcome: Texted, errors: Errors): void {
  if (outcome.kind === 'not-found') throw errors.NOT_FOUND()
  if (outcome.kind === 'refused') throw errors.CONFLICT({ message: outcome.why })
  if (outcome.kind === 'too-many')
    throw errors.TOO_MANY_REQUESTS({ message: outcome.why, data: { retryAfter: 86_400 } })
}

/** The specification's calls bring no id: each is a text of its own. */
async function textAsSpec(
  { services, company, person }: Context & { company: OwnCompany; person: SignedIn },
  found: { adId: string; candidacyId: string } | null,
  { sms, isSure }: { sms: string; isSure: boolean },
  errors: Errors,
): Promise<Alert> {
  if (found === null) throw errors.NOT_FOUND()
  const asked = asCompany(company, { adId: found.adId, candidacyId: found.candidacyId })
  const given = { userId: person.userId, textId: randomUUID(), sms, isSure, now: services.clock.now() }
  texted(await sendText(services, asked, given), errors)
  return alert('success', texts.textSent)
}

export const conversations = {
  find: api.find
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company }, errors }) => {
      const found = await readThread(services, asCompany(company, input.params), services.clock.now())
      if (found === null) throw errors.NOT_FOUND()
      return found
    }),

  write: api.write
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company, person }, errors }) => {
      const { _id: messageId, text } = input.body
      const given = { userId: person.userId, messageId, text, now: services.clock.now() }
      return sent(await write(services, asCompany(company, input.params), given), errors)
    }),

  read: api.read
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company }, errors }) => {
      const given = { until: new Date(input.body.until), now: services.clock.now() }
      if (!(await noteRead(services.db, { ...asCompany(company, input.params), ...given }))) throw errors.NOT_FOUND()
      return {}
    }),

  unread: api.unread
    .use(forCompany)
    .use(notBlocked)
    .handler(
      async ({ input, context: { services, company } }) =>
        await unreadOfAd(services.db, { companyId: company.id, ...input.params }),
    ),

  sendText: api.sendText
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const { services, company, person } = context
      const asked = asCompany(company, input.params)
      const { _id: textId, ...given } = input.body
      const now = services.clock.now()
      texted(await sendText(services, asked, { ...given, textId, userId: person.userId, now }), errors)
      const conversation = await readThread(services, asked, now)
      if (conversation === null) throw errors.NOT_FOUND()
      return conversation
    }),

  specText: api.specText
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const { services, company } = context
      const now = services.clock.now()
      const found = await candidacyOfSpec(services, { companyId: company.id, ...input.params, now })
      return await textAsSpec(context, found, input.body, errors)
    }),

  specTextTo: api.specTextTo
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context, errors }) => {
      const { services, company } = context
      const { candidacy: candidacyId, ...body } = input.body
      const adId = await adOfCandidacy(services.db, { companyId: company.id, candidacyId })
      return await textAsSpec(context, adId === null ? null : { adId, candidacyId }, body, errors)
    }),

  findMine: api.findMine.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const found = await readThread(services, asCandidate(person, input.params), services.clock.now())
    if (found === null) throw errors.NOT_FOUND()
    return found
  }),

  writeMine: api.writeMine.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const { _id: messageId, text } = input.body
    const given = { userId: person.userId, messageId, text, now: services.clock.now() }
    return sent(await write(services, asCandidate(person, input.params), given), errors)
  }),

  readMine: api.readMine.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const given = { until: new Date(input.body.until), now: services.clock.now() }
    if (!(await noteRead(services.db, { ...asCandidate(person, input.params), ...given }))) throw errors.NOT_FOUND()
    return {}
  }),

  unreadMine: api.unreadMine
    .use(forPerson)
    .handler(async ({ context: { services, person } }) => await unreadOfMine(services.db, person.userId)),
}
