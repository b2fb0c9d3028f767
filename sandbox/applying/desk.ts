import { createAccounts, type Accounts } from './accounts.ts'
import { createArrivals, type Arrivals } from './arrivals.ts'
import { createObstacles, type Obstacles } from './obstacles.ts'
import { createPost, type Post } from './post.ts'
import type { Touched } from './traps.ts'

/** What all boards of a sandbox share about those who apply, and what the control call reads and sets. */
export type Desk = {
  accounts: Accounts
  arrivals: Arrivals
  obstacles: Obstacles
  post: Post
  /** Traps of forms that were touched, in the order in which they were. */
  touched: Touched[]
}

export function createDesk(): Desk {
  return {
    accounts: createAccounts(),
    arrivals: createArrivals(),
    obstacles: createObstacles(),
    post: createPost(),
    touched: [],
  }
}
