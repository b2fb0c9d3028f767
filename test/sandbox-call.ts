import type { SandboxBoard, World } from '../sandbox/board.ts'
import { boardsAt } from '../sandbox/http/board-hosts.ts'
import type { Fault } from '../sandbox/http/faults.ts'
import { createSandbox } from '../sandbox/server.ts'
import { BoardFailure, type BoardCall } from '../server/boards/board.ts'
import { refusalIn } from '../server/boards/outward/refusal.ts'

/** A `BoardCall` that is answered by a board of the sandbox, in this process: what it sends is what the connector reads. */
export function sandboxCall(
  board: SandboxBoard,
  world: World,
  settings: Readonly<Record<string, string>> = {},
  fault: Fault = { kind: 'ok' },
): BoardCall {
  const sandbox = createSandbox({ boards: [board], world })
  sandbox.faults.set(board.id, fault)
  return {
    signal: new AbortController().signal,
    now: world.now(),
    endUser: { ip: '192.0.2.7', agent: 'Mozilla/5.0 (test)' },
    setting: (name) => settings[name] ?? 'sandbox-key',
    async fetch({ url, method = 'GET', headers = {}, json, form, statuses = [] }) {
      const { host, pathname, search } = new URL(url)
      if (boardsAt([board], host).length === 0) throw new BoardFailure('failed', `${board.name} does not play ${host}`)
      const response = await sandbox.request(`/${host}${pathname}${search}`, {
        method,
        headers: {
          'user-agent': 'Rolecall (test)',
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(form && { body: form }),
      })
      const answer = { status: response.status, headers: response.headers, text: await response.text(), url }
      const failure = refusalIn({ ...answer, bytes: answer.text.length }, statuses, world.now())
      if (failure) throw failure
      return answer
    },
  }
}
