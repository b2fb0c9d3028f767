import type { Board } from './board.ts'

/** Every board we can read, in the order of contract/boards.ts. To add one: a folder here, a line in this list, a player in the sandbox. */
export const boards: readonly Board[] = []
