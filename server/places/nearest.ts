import { milesBetween, type Position } from './distance.ts'

/** Finds the nearest of many fixed points: they lie in cells of a quarter degree, and only cells around are looked at. */
export function nearestOf<Item extends Position>(
  items: readonly Item[],
): (to: Position, withinMiles?: number) => Item | null {
  const cells = Map.groupBy(items, (item) => cellOf(row(item.lat), row(item.lng)))

  return (to, withinMiles = 60) => {
    let best: Item | null = null
    let bestMiles = withinMiles
    const middleRow = row(to.lat)
    const middleColumn = row(to.lng)
    // A cell is at least 8 miles wide as far north as Shetland: what lies beyond ring n is at least (n) * 8 miles off.
    for (let ring = 0; ring * cellMiles <= bestMiles + cellMiles; ring++) {
      for (const cell of ringAround(middleRow, middleColumn, ring)) {
        for (const item of cells.get(cell) ?? []) {
          const miles = milesBetween(to, item)
          if (miles < bestMiles) {
            bestMiles = miles
            best = item
          }
        }
      }
    }
    return best
  }
}

const cellsPerDegree = 4
const cellMiles = 8

function row(degrees: number): number {
  return Math.floor(degrees * cellsPerDegree)
}

function cellOf(row: number, column: number): number {
  return row * 10_000 + column
}

function ringAround(row: number, column: number, ring: number): number[] {
  if (ring === 0) return [cellOf(row, column)]
  const cells: number[] = []
  for (let step = -ring; step <= ring; step++)
    cells.push(cellOf(row - ring, column + step), cellOf(row + ring, column + step))
  for (let step = -ring + 1; step < ring; step++)
    cells.push(cellOf(row + step, column - ring), cellOf(row + step, column + ring))
  return cells
}
