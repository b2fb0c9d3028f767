// Apart from the schemas, so that a page can have them without the library that checks them.

/** Whether a company's ads go online: an unverified company may post, and its first ad waits for the operator. */
export const publishingStates = ['unverified', 'approved', 'refused', 'blocked'] as const
export type PublishingState = (typeof publishingStates)[number]

/** What is written into a company's audit log. */
export const companyEvents = [
  'invited',
  'invitation-withdrawn',
  'joined',
  'left',
  'removed',
  'made-admin',
  'credits-moved',
  'credits-bought',
  'details-changed',
  'checked',
  'asked-to-publish',
  'approved',
  'refused',
  'blocked',
  'unblocked',
  'key-made',
  'key-revoked',
  'feed-set',
  'feed-removed',
  'picture-added',
  'picture-removed',
  'ad-taken-down',
  'ad-allowed-again',
] as const
export type CompanyEventKind = (typeof companyEvents)[number]
