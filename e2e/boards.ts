import type { BoardId } from '../contract/boards/boards.ts'
import type { Fault } from '../sandbox/http/faults.ts'
import { product } from './product.ts'

/** Makes a demo board misbehave until the end of the block: `await using fault = await boardFault('reed', { kind: 'hang' })`. */
export async function boardFault(board: BoardId | 'all', fault: Fault): Promise<AsyncDisposable> {
  await order(board, fault)
  return { [Symbol.asyncDispose]: async () => await order(board, { kind: 'ok' }) }
}

async function order(board: BoardId | 'all', fault: Fault): Promise<void> {
  const response = await fetch(`${product().sandboxUrl}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ board, fault }),
  })
  if (!response.ok) throw new Error(`The sandbox refused the fault: ${await response.text()}`)
}
