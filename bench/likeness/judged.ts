import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A title that is searched for, and which of the titles people judged to be similar. */
type Query = { title: string; similar: ReadonlySet<number> }
export type Judged = { queries: readonly Query[]; titles: readonly { id: number; title: string }[] }

/** The judged titles of a folder, or null where they are not at hand. */
export function judgedTitles(folder: string): Judged | null {
  if (!existsSync(join(folder, 'qrels.tsv'))) return null
  const rows = (name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t'))
  const similar = Map.groupBy(rows('qrels.tsv'), ([query]) => query!)
  return {
    titles: rows('corpus.tsv')
      .slice(1)
      .map(([id, title]) => ({ id: Number(id), title: title! })),
    queries: rows('queries.tsv')
      .slice(1)
      .map(([id, title]) => ({
        title: title!,
        similar: new Set((similar.get(id!) ?? []).map(([, , found]) => Number(found))),
      })),
  }
}

/**
 * Mean average precision and R-precision at 5 (the share of similar ones among the first five, or among as many as there are), each query's
 * titles ordered by score; ties by length, then id.
 */
export function measure({ queries, titles }: Judged, score: (query: string, title: string) => number) {
  const precisions = queries.map(({ title: query, similar }) => {
    const ordered = titles
      .map(({ id, title }) => ({ id, length: title.length, score: score(query, title) }))
      .sort((a, b) => b.score - a.score || a.length - b.length || a.id - b.id)
    let [found, sum] = [0, 0]
    for (const [at, { id }] of ordered.entries()) if (similar.has(id)) sum += ++found / (at + 1)
    const first = ordered.slice(0, Math.min(5, similar.size))
    return { average: sum / similar.size, atFive: first.filter(({ id }) => similar.has(id)).length / first.length }
  })
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    map: mean(precisions.map(({ average }) => average)),
    atFive: mean(precisions.map(({ atFive }) => atFive)),
  }
}
