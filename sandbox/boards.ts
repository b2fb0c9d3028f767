import type { SandboxBoard } from './board.ts'

/** Every board that the sandbox plays. */
export const sandboxBoards: readonly SandboxBoard[] = []
