/**
 * What a person can have news of, and how. Texts only where the moment counts; what concerns the account itself (links to
 * confirm, a changed password) is always sent and stands in no list. News of the product is off until somebody asks for it.
 */
export const notificationEvents = [
  {
    event: 'alerts',
    name: 'New jobs for my searches',
    hint: 'For searches with an alert turned on.',
    ways: ['mail'],
  },
  {
    event: 'applications',
    name: 'My applications',
    hint: 'When an application is sent, fails or gets an answer.',
    ways: ['mail', 'text'],
  },
  {
    event: 'interviews',
    name: 'Interviews',
    hint: 'When you are invited, or an interview is moved or cancelled.',
    ways: ['mail', 'text'],
  },
  {
    event: 'news',
    name: 'News about Rolecall',
    hint: 'What’s new, a few times a year.',
    ways: ['mail'],
  },
] as const

export type NotificationEvent = (typeof notificationEvents)[number]['event']
