import type { BoardId } from '../../contract/boards/boards.ts'
import type { Board } from '../boards/board.ts'
import { toListing as fromRow } from './import/row.ts'
import { postedAdToListing } from './posted-ad.ts'
import type { Listing, Unusable } from '../../engines/ads/index.ts'

/** The mapping for whatever is kept of an ad: its board's own, that of the rows of a file, or that of ads posted here. */
export function mappingOf(boards: readonly Board[]) {
  const byId = new Map(boards.map((board) => [board.id, board]))
  return (board: BoardId, body: unknown, receivedAt: Date): Listing | Unusable => {
    if (isImported(body)) return fromRow(body.imported, receivedAt)
    if (board === 'rolecall') return postedAdToListing(body)
    return byId.get(board)?.toListing(body, receivedAt) ?? { unusable: `no mapping for ${board}` }
  }
}

function isImported(body: unknown): body is { imported: unknown } {
  return typeof body === 'object' && body !== null && 'imported' in body
}
