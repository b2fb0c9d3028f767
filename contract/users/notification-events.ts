/**
 * What a person can have news of, and how. Texts only where the moment counts; what concerns the account itself (links to
 * confirm, a changed password) is always sent and stands in no list. News of the product is off until somebody asks for it.
 */
export const notificationEvents = [
  {
    event: 'alerts',
    name: 'New jobs for my searches',
    hint: 'For the searches that you turned an alert on for.',
    ways: ['mail'],
  },
  {
    event: 'applications',
    name: 'My applications',
    hint: 'An application was sent, failed, or was answered.',
    ways: ['mail', 'text'],
  },
  {
    event: 'interviews',
    name: 'Interviews',
    hint: 'An invitation, a new time, or a cancelled interview.',
    ways: ['mail', 'text'],
  },
  {
    event: 'news',
    name: 'News of Rolecall',
    hint: 'What is new here, a few times a year.',
    ways: ['mail'],
  },
] as const

export type NotificationEvent = (typeof notificationEvents)[number]['event']
