import type { OwnCounts } from '../../contract/today/today.ts'
import type { PageUser } from '../api.ts'

/**
 * `counts`: of what somebody has under way, how many stand behind the name. `isLeastUsed`: where the row has no room for all, it is in the menu
 * behind the person's name instead.
 */
export type HeaderPage = { to: string; name: string; counts?: keyof OwnCounts; isLeastUsed?: boolean }

/** The places in the row of the header behind 'Search', by who looks at it (S2.12 to S2.17). They come with the page, not with its script. */
export function headerPages(user: PageUser | null): readonly HeaderPage[] {
  if (user === null) return visitorPages
  return user.role === 'publisher' ? publisherPages : ownPages
}

const visitorPages: readonly HeaderPage[] = [
  { to: '/salary-calculator-for-united-kingdom', name: 'Salary' },
  { to: '/statistics', name: 'Statistics' },
  { to: '/build-your-cv', name: 'CV' },
  { to: '/post-job-ad', name: 'For employers' },
]

const ownPages: readonly HeaderPage[] = [
  { to: '/shortlisted-jobs', name: 'Saved', counts: 'saved' },
  { to: '/applied-jobs', name: 'Applications', counts: 'applications' },
  { to: '/question-list', name: 'Questions' },
  { to: '/manage-my-cv', name: 'CV' },
  { to: '/salary-calculator-for-united-kingdom', name: 'Pay', isLeastUsed: true },
]

const publisherPages: readonly HeaderPage[] = [
  { to: '/manage-my-job-ads', name: 'Job ads' },
  { to: '/manage-interviews', name: 'Interviews' },
  { to: '/video-interview-dashboard', name: 'Questions' },
  { to: '/buy-credits', name: 'Credits' },
  { to: '/manage-company', name: 'Company' },
  { to: '/post-job-ad', name: 'Post an ad' },
]
