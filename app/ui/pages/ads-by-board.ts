import type { PictureRow } from './data-picture.tsx'

/** Boards with a line of their own; the others share one. */
const withOwnLine = 6

/** How many ads each board has, the most first. */
export function adsByBoard(boards: readonly { name: string; ads: number }[]): PictureRow[] {
  const held = boards.filter(({ ads }) => ads > 0).toSorted((a, b) => b.ads - a.ads)
  const [own, others] = [held.slice(0, withOwnLine), held.slice(withOwnLine)]
  const row = (name: string, value: number) => ({ name, value, shown: value.toLocaleString('en-GB') })
  return [
    ...own.map(({ name, ads }) => row(name, ads)),
    ...(others.length === 0
      ? []
      : [
          row(
            `${others.length} ${others.length === 1 ? 'other' : 'others'}`,
            others.reduce((sum, { ads }) => sum + ads, 0),
          ),
        ]),
  ]
}
