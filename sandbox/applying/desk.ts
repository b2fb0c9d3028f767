import type { BoardId } from '../../contract/boards/boards.ts'
import { createAccounts, type Accounts } from './accounts.ts'
import { createArrivals, type Arrivals } from './arrivals.ts'
import { createObstacles, type Obstacles } from './obstacles.ts'
import { createPost, type Post } from './post.ts'

/** Something was filled in or pressed that a person would have left alone. */
export type Touched = { board: BoardId; email: string; ad: number; trap: string }

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
