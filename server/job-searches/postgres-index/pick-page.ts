import { at, readDigits } from './facts.ts'

type Candidate = { key: number; id: number }

/** Takes rows one by one and gives the ids of one page: the greatest key first, then the greatest id. */
export type PagePicker = { offer: (key: number, rows: string, start: number) => void; ids: () => number[] }

/** Keeps only what can still come onto the page, so that hundreds of thousands of rows cost one comparison each. */
export function createPagePicker({ page, pageSize }: { page: number; pageSize: number }): PagePicker {
  const wanted = page * pageSize
  const kept: Candidate[] = []
  let least = Number.NEGATIVE_INFINITY

  function cut(): void {
    kept.sort((a, b) => b.key - a.key || b.id - a.id)
    if (kept.length < wanted) return
    kept.length = wanted
    least = kept.at(-1)?.key ?? Number.POSITIVE_INFINITY
  }

  return {
    offer(key, rows, start) {
      if (key < least) return
      kept.push({ key, id: readDigits(rows, start + at.id, 6) })
      if (kept.length >= wanted * 2 + 64) cut()
    },
    ids() {
      cut()
      return kept.slice(wanted - pageSize).map((candidate) => candidate.id)
    },
  }
}
