import type { Position } from './distance.ts'

/**
 * Finds the nearest of many fixed points of these islands. They lie in cells of an eighth of a degree, of which only those
 * around are looked at; the earth is taken for flat, which is right to one part in a hundred as far as 60 miles.
 */
export function nearestOf<Item extends Position>(
  items: readonly Item[],
): (to: Position, withinMiles?: number) => Item | null {
  const cells = new Map<number, Item[]>()
  for (const item of items) {
    const cell = cellOf(rowOf(item.lat), rowOf(item.lng))
    const others = cells.get(cell)
    if (others) others.push(item)
    else cells.set(cell, [item])
  }

  return (to, withinMiles = 60) => {
    const milesEast = milesPerDegree * Math.cos((to.lat * Math.PI) / 180)
    const row = rowOf(to.lat)
    const column = rowOf(to.lng)
    let best: Item | null = null
    let bestSquare = withinMiles ** 2
    const look = (cell: number) => {
      for (const item of cells.get(cell) ?? []) {
        const square = ((item.lat - to.lat) * milesPerDegree) ** 2 + ((item.lng - to.lng) * milesEast) ** 2
        if (square >= bestSquare) continue
        bestSquare = square
        best = item
      }
    }
    look(cellOf(row, column))
    // What lies in ring n is at least n - 1 whole cells away.
    for (let ring = 1; ((ring - 1) * leastCellMiles) ** 2 < bestSquare; ring++) {
      for (let step = -ring; step <= ring; step++) {
        look(cellOf(row - ring, column + step))
        look(cellOf(row + ring, column + step))
        if (Math.abs(step) === ring) continue
        look(cellOf(row + step, column - ring))
        look(cellOf(row + step, column + ring))
      }
    }
    return best
  }
}

const milesPerDegree = 69.1
const cellsPerDegree = 8
/** From east to west in Shetland, where a cell is narrowest. */
const leastCellMiles = 4.2

function rowOf(degrees: number): number {
  return Math.floor(degrees * cellsPerDegree)
}

function cellOf(row: number, column: number): number {
  return row * 10_000 + column
}
