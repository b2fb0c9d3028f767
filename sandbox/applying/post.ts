import type { BoardId } from '../../contract/boards/boards.ts'

/** A one-time code on its way to a person: the sandbox sends no mail, the control call shows it. */
type Letter = { board: BoardId; email: string; code: string; at: string }

export type Post = {
  /** Six digits, other ones each time. */
  sendCode: (board: BoardId, email: string, at: Date) => string
  list: () => Letter[]
  clear: () => void
}

const mostLetters = 1_000

export function createPost(): Post {
  let letters: Letter[] = []
  let sent = 0
  return {
    sendCode(board, email, at) {
      sent += 1
      const code = String(100_000 + ((sent * 611_953) % 900_000))
      letters = [...letters.slice(-mostLetters), { board, email, code, at: at.toISOString() }]
      return code
    },
    list: () => letters,
    clear() {
      letters = []
    },
  }
}
