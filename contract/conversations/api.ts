import { ToldMoment } from '../platform/bounds.ts'
import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { Alert } from '../texts/alert.ts'
import { Conversation, NewMessage, NewText, SpecText, SpecTextTo } from './conversations.ts'

const tag = 'Conversations'
const ours = { who: 'user', owner: 'query', member: 'company' } as const
const mine = { who: 'user', owner: 'query' } as const
const candidate = z.object({ adId: z.uuid(), candidacyId: z.uuid() })
const own = z.object({ candidacyId: z.uuid() })
const until = z.strictObject({ until: ToldMoment.describe('When the last message that was shown was sent') })
const Unread = z.array(z.object({ candidacyId: z.uuid(), count: z.number().int() }))

export const conversations = {
  find: endpoint(
    {
      method: 'GET',
      path: '/job-ads/{adId}/candidates/{candidacyId}/messages',
      summary: 'The messages between your company and a candidate',
      tag,
    },
    { ...ours, rateClass: 'read' },
  )
    .input(z.object({ params: candidate }))
    .output(Conversation),

  write: endpoint(
    {
      method: 'POST',
      path: '/job-ads/{adId}/candidates/{candidacyId}/messages',
      summary: 'Write to a candidate',
      description: 'They are told by email that there is something to read, unless that email was already sent.',
      tag,
      status: 201,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: candidate, body: NewMessage }))
    .output(Conversation),

  read: endpoint(
    {
      method: 'POST',
      path: '/job-ads/{adId}/candidates/{candidacyId}/messages/read',
      summary: 'Mark a candidate’s messages as read by your company',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: candidate, body: until }))
    .output(z.object({})),

  unread: endpoint(
    {
      method: 'GET',
      path: '/job-ads/{adId}/messages/unread',
      summary: 'Get the number of unread messages by candidate',
      tag,
    },
    { ...ours, rateClass: 'read' },
  )
    .input(z.object({ params: z.object({ adId: z.uuid() }) }))
    .output(Unread),

  sendText: endpoint(
    {
      method: 'POST',
      path: '/job-ads/{adId}/candidates/{candidacyId}/texts',
      summary: 'Send a text message to a candidate',
      description:
        'To the UK mobile of their account. The company and the job are put before it. Between 21:00 and 8:00 only with `isSure`, which is noted.',
      tag,
      status: 201,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: candidate, body: NewText }))
    .output(Conversation),

  /** The specification's calls (S25.54, S25.55). */
  specText: endpoint(
    {
      method: 'POST',
      path: '/companies/jobs/sms/{jobId}/{userId}',
      summary: 'Send a text message to a candidate, in the specification’s shape',
      description: 'Any number that you send is ignored: the text goes to the candidate’s own number.',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(
      z.object({
        params: z.object({
          jobId: z.string().max(40).describe('The id of the ad, or of its job'),
          userId: z
            .string()
            .max(40)
            .describe(
              'The id of the application, or of the account that sent it; or the number of the candidate on the dashboard, 1 for the first who applied',
            ),
        }),
        body: SpecText,
      }),
    )
    .output(Alert),

  specTextTo: endpoint(
    {
      method: 'POST',
      path: '/messages/sms',
      summary: 'Send a text message about an application',
      description: 'As /companies/jobs/sms, by the id of the application alone.',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ body: SpecTextTo }))
    .output(Alert),

  findMine: endpoint(
    {
      method: 'GET',
      path: '/candidacies/{candidacyId}/messages',
      summary: 'Messages about one of your applications',
      tag,
    },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: own }))
    .output(Conversation),

  writeMine: endpoint(
    {
      method: 'POST',
      path: '/candidacies/{candidacyId}/messages',
      summary: 'Write to the company about your application',
      tag,
      status: 201,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own, body: NewMessage }))
    .output(Conversation),

  readMine: endpoint(
    {
      method: 'POST',
      path: '/candidacies/{candidacyId}/messages/read',
      summary: 'Mark the company’s messages as read',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own, body: until }))
    .output(z.object({})),

  unreadMine: endpoint(
    {
      method: 'GET',
      path: '/candidacies/messages/unread',
      summary: 'Get the number of unread messages by application',
      tag,
    },
    { ...mine, rateClass: 'read' },
  ).output(Unread),
}
