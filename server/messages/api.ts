import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { Lead, MessageToUs } from '../../contract/messages/api.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { depsOf, writer } from './write-deps.ts'
import { writeToUs } from './write-to-us.ts'
import type { Platform } from '../platform/platform.ts'
import type { HumanCheck } from '../human-check/index.ts'

type Context = ApiContext<Platform & { humanCheck: HumanCheck }>
const api = implement(contract.messagesToUs).$context<Context>()

export const messagesToUs = {
  // The specification names this call twice (C64).
  write: api.write.handler(async ({ input, context, errors }) => {
    if (!(await isHuman(input.body, context))) throw errors.UNPROCESSABLE_CONTENT(noHuman)
    return await write(input.body, context)
  }),
  contact: api.contact.handler(async ({ input, context, errors }) => {
    if (!(await isHuman(input.body, context))) throw errors.UNPROCESSABLE_CONTENT(noHuman)
    return await write(input.body, context)
  }),

  lead: api.lead.handler(async ({ input, context, errors }) => {
    if (!(await isHuman(input.body, context))) throw errors.UNPROCESSABLE_CONTENT(noHuman)
    const { name, email, phone, query, company, range, contact_prefs: preferences } = input.body
    await keepLead({ name, email, phone, query, company, range, preferences }, context)
    return alert('success', messages.messageSent)
  }),
}

const noHuman = { data: { errors: { captcha: { message: messages.humanCheckMissing } } } }

async function isHuman(
  { captcha, recaptcha }: Pick<MessageToUs, 'captcha' | 'recaptcha'>,
  context: Context,
): Promise<boolean> {
  return await context.services.humanCheck.verify(captcha ?? recaptcha, context)
}

async function write({ name, email, subject, content, kind }: MessageToUs, context: Context) {
  await writeToUs(depsOf(context), { kind, name, email, subject, content, ...writer(context) })
  return alert('success', messages.messageSent)
}

async function keepLead(
  lead: Pick<Lead, 'name' | 'email' | 'phone' | 'query' | 'company' | 'range'> & {
    preferences: Lead['contact_prefs']
  },
  context: Context,
): Promise<void> {
  const { name, email, phone = null, query, company, range = null, preferences } = lead
  await writeToUs(depsOf(context), {
    kind: 'lead',
    name,
    email,
    phone,
    subject: company.name,
    content: query,
    details: { contact_prefs: preferences, company, range },
    ...writer(context),
  })
}
