import type { Client } from 'pg'

export type Column = { name: string; type: number; table: number; attribute: number }
export type Description = { parameters: number[]; columns: Column[] }

/** What PostgreSQL says of a statement that does not fit its schema; `position` counts characters from 1. */
export class StatementRefused extends Error {
  readonly code: string
  readonly position: number | null

  constructor(message: string, code: string, position: number | null) {
    super(message)
    this.code = code
    this.position = position
  }
}

type Wire = {
  parse(query: { name: string; text: string; types: number[] }): void
  describe(what: { type: 'S'; name: string }): void
  sync(): void
  on(event: string, listener: (message: never) => void): void
  off(event: string, listener: (message: never) => void): void
}
type Field = { name: string; dataTypeID: number; tableID: number; columnID: number }

/** Parses a statement without running it: the protocol's own Parse and Describe. @throws StatementRefused */
export async function describe(client: Client, text: string): Promise<Description> {
  return await new Promise((resolve, reject) => {
    let parameters: number[] = []
    let columns: Column[] = []
    let wire: Wire | null = null
    const hearParameters = (message: { dataTypeIDs: number[] }) => {
      parameters = message.dataTypeIDs
    }
    let refused: StatementRefused | null = null
    const end = () => {
      wire?.off('parameterDescription', hearParameters)
      if (refused) reject(refused)
      else resolve({ parameters, columns })
    }
    client.query({
      submit(connection: unknown) {
        wire = connection as Wire
        wire.on('parameterDescription', hearParameters)
        wire.parse({ name: '', text, types: [] })
        wire.describe({ type: 'S', name: '' })
        wire.sync()
        return null
      },
      handleRowDescription(message: { fields: Field[] }) {
        columns = message.fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          type: dataTypeID,
          table: tableID,
          attribute: columnID,
        }))
      },
      handleError(error: Error & { code?: string; position?: string }) {
        refused = new StatementRefused(error.message, error.code ?? '', error.position ? Number(error.position) : null)
        // The client waits for ReadyForQuery by itself before it sends anything else.
        end()
      },
      handleReadyForQuery: end,
      handleCommandComplete() {},
      handleEmptyQuery() {},
      handlePortalSuspended() {},
      handleDataRow() {},
    } as never)
  })
}
