import type { BoardCall } from '../boards/board.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'

/** The person whose call makes us ask the boards, as some of them want to be told. */
export function endUserOf({ clientAddress, userAgent }: ApiContext): BoardCall['endUser'] {
  return { ip: clientAddress, agent: userAgent }
}
