import type { BoardId } from '../contract/boards/boards.ts'
import type { Fault } from '../sandbox/http/faults.ts'

/** Makes a demo board of a sandbox misbehave until it is disposed of. */
export async function boardFault(sandboxUrl: string, board: BoardId | 'all', fault: Fault): Promise<AsyncDisposable> {
  await order(sandboxUrl, board, fault)
  return { [Symbol.asyncDispose]: async () => await order(sandboxUrl, board, { kind: 'ok' }) }
}

async function order(sandboxUrl: string, board: BoardId | 'all', fault: Fault): Promise<void> {
  const response = await fetch(`${sandboxUrl}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ board, fault }),
  })
  if (!response.ok) throw new Error(`The sandbox refused the fault: ${await response.text()}`)
}
