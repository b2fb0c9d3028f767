import { auth } from './auth-api.ts'
import { boards } from './boards-api.ts'
import { jobSearches } from './job-searches-api.ts'
import { pageViews } from './page-views-api.ts'
import { places } from './places-api.ts'
import { statistics } from './statistics-api.ts'
import { users } from './users-api.ts'

/** What the API promises: every call, by feature. */
export const contract = { jobSearches, places, boards, statistics, pageViews, auth, users }
export type Contract = typeof contract
