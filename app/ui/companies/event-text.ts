import type { CompanyEvent } from '../../../contract/companies/companies.ts'
import { companyEvents, type CompanyEventKind } from '../../../contract/companies/states.ts'
import { countedCredits } from './counted-credits.ts'

/** A line of a company's log as a sentence: who did what to whom. */
export function eventText({ event, by, byOperator, whom, details }: CompanyEvent): string {
  const who = byOperator ? 'Rolecall' : (by ?? 'Somebody who has left')
  const them = whom ?? 'somebody who has left'
  const kind = companyEvents.find((one) => one === event)
  return kind === undefined ? `${who}: ${event.replaceAll('-', ' ')}` : texts[kind]({ who, them, details })
}

type Told = { who: string; them: string; details: CompanyEvent['details'] }

const credits = ({ details }: Told) => countedCredits(Number(details['credits'] ?? 0))
const returned = (told: Told) =>
  Number(told.details['credits'] ?? 0) === 0 ? '' : ` ${credits(told)} went back to the company.`

const texts: Readonly<Record<CompanyEventKind, (told: Told) => string>> = {
  invited: ({ who }) => `${who} invited somebody.`,
  'invitation-withdrawn': ({ who }) => `${who} withdrew an invitation.`,
  joined: ({ who }) => `${who} joined.`,
  left: (told) => `${told.who} left.${returned(told)}`,
  removed: (told) => `${told.who} removed ${told.them}.${returned(told)}`,
  'made-admin': ({ who, them }) => `${who} made ${them} an admin.`,
  'credits-moved': (told) =>
    told.details['to'] === 'member'
      ? `${told.who} gave ${told.them} ${credits(told)} of the company.`
      : `${told.who} moved ${credits(told)} of ${told.them} back to the company.`,
  'credits-bought': (told) => `${told.who} bought ${credits(told)}.`,
  'details-changed': ({ who, details }) =>
    `${who} changed ${String(details['changed'] ?? 'details').replaceAll('_', ' ')}.${
      typeof details['after'] === 'string' ? ` The name was ‘${String(details['before'])}’.` : ''
    }`,
  checked: ({ who, details }) =>
    `${who} had the company checked: the number ${details['registerMatched'] === true ? 'matched' : 'did not match'}, ${
      typeof details['domain'] === 'string' ? `email at ${details['domain']}` : 'no email at its own domain'
    }.`,
  'asked-to-publish': ({ who }) => `${who} asked for approval to publish.`,
  approved: ({ who }) => `${who} approved the company.`,
  refused: ({ who }) => `${who} did not approve the company.`,
  blocked: ({ who }) => `${who} blocked the company.`,
  unblocked: ({ who }) => `${who} lifted the block.`,
  'key-made': ({ who, details }) => `${who} made the API key ${String(details['prefix'] ?? '')}….`,
  'key-revoked': ({ who, details }) =>
    details['left'] === true
      ? `The API key ${String(details['prefix'] ?? '')}… was revoked, because ${who} left.`
      : `${who} revoked the API key ${String(details['prefix'] ?? '')}….`,
  'feed-set': ({ who, details }) =>
    `${who} set up the company’s job feed${details['publishes'] === true ? ', whose ads go online without review' : ''}.`,
  'feed-removed': ({ who }) => `${who} removed the company’s job feed.`,
  'picture-added': ({ who, details }) =>
    `${who} added a ${details['kind'] === 'logo' ? 'logo' : 'picture'} to the company’s page.`,
  'picture-removed': ({ who, details }) =>
    `${who} removed a ${details['kind'] === 'logo' ? 'logo' : 'picture'} from the company’s page.`,
  'ad-taken-down': ({ who, details }) => `${who} took the ad ‘${String(details['title'])}’ offline.`,
  'ad-allowed-again': ({ who, details }) => `${who} allowed the ad ‘${String(details['title'])}’ again.`,
}
