import { implement } from '@orpc/server'
import { contract } from '../contract/index.ts'
import { boards } from './boards/api.ts'
import { auth, users } from './users/api.ts'
import { jobSearches, statistics } from './job-searches/api.ts'
import { pageViews } from './page-views/api.ts'
import { places } from './places/api.ts'
import type { ApiContext } from './web/context.ts'

/** What answers each call of the contract. */
export const router = implement(contract)
  .$context<ApiContext>()
  .router({ jobSearches, places, boards, statistics, pageViews, auth, users })
