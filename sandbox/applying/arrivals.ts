import type { BoardId } from '../../contract/boards/boards.ts'

export type ArrivedFile = { file: string; bytes: number; sha256: string }

/** What one field was answered with: words, several choices, the state of a box, or a file. */
export type Given = string | readonly string[] | boolean | ArrivedFile

/** An application that truly reached a board, whatever its page said. */
export type Arrival = {
  board: BoardId
  /** The board's own id of the ad, as its search gives it. */
  ref: string
  ad: number
  title: string
  email: string
  /** The moment, in ISO. */
  at: string
  reference: string
  /** In the order of the form, under the labels that it showed, with the heading where the question has one of its own. */
  answers: readonly { label: string; section?: string; value: Given }[]
}

export type Arrivals = {
  add: (arrival: Arrival) => void
  /** In the order of their coming. */
  list: (wanted?: { board?: BoardId; email?: string; ad?: number }) => Arrival[]
  clear: () => void
}

export function createArrivals(): Arrivals {
  let all: Arrival[] = []
  return {
    add(arrival) {
      all.push(arrival)
    },
    list({ board, email, ad } = {}) {
      return all.filter(
        (arrival) =>
          (board === undefined || arrival.board === board) &&
          (email === undefined || arrival.email === email) &&
          (ad === undefined || arrival.ad === ad),
      )
    },
    clear() {
      all = []
    },
  }
}

export function isFile(given: Given): given is ArrivedFile {
  return typeof given === 'object' && 'sha256' in given
}

/** The files of an application, for those who only look for them. */
export function filesOf({ answers }: Arrival): { label: string; file: string; bytes: number; sha256: string }[] {
  return answers.flatMap(({ label, value }) => (isFile(value) ? [{ label, ...value }] : []))
}
