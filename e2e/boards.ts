import type { BoardId } from '../contract/boards/boards.ts'
import type { Fault } from '../sandbox/http/faults.ts'
import { boardFault as boardFaultAt } from '../test/board-fault.ts'
import { product } from './product.ts'

/** Makes a demo board misbehave until the end of the block: `await using fault = await boardFault('reed', { kind: 'hang' })`. */
export async function boardFault(board: BoardId | 'all', fault: Fault): Promise<AsyncDisposable> {
  return await boardFaultAt(product().sandboxUrl, board, fault)
}
