/** What people write to us about, and the title of the page on which they do: it stands before their subject (S15.3, S15.4). */
export const messageTitles = {
  contact: 'Contact us',
  issue: 'Report an issue',
  ticket: 'Request a feature',
} as const
export type MessageKind = keyof typeof messageTitles
export const messageKinds = ['contact', 'issue', 'ticket'] as const satisfies readonly MessageKind[]
