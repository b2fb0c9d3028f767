import type { Source } from '../../../contract/boards/boards.ts'
import type { PictureRow } from './data-picture.tsx'

/** Boards with a line of their own; the others share one. */
const withOwnLine = 6

/** How many ads we have of each board, the most first. */
export function adsByBoard(sources: readonly Pick<Source, 'name' | 'liveAds'>[]): PictureRow[] {
  const held = sources.filter(({ liveAds }) => liveAds > 0).toSorted((a, b) => b.liveAds - a.liveAds)
  const [own, others] = [held.slice(0, withOwnLine), held.slice(withOwnLine)]
  const row = (name: string, value: number) => ({ name, value, shown: value.toLocaleString('en-GB') })
  return [
    ...own.map(({ name, liveAds }) => row(name, liveAds)),
    ...(others.length === 0
      ? []
      : [
          row(
            `${others.length} ${others.length === 1 ? 'other' : 'others'}`,
            others.reduce((sum, { liveAds }) => sum + liveAds, 0),
          ),
        ]),
  ]
}
