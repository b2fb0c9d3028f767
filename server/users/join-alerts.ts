import type { PoolClient } from 'pg'

/** What was made under an address without an account becomes the account's whose address it proves to be: alerts see to it themselves. */
export type JoinAlerts = (client: PoolClient, userId: string) => Promise<unknown>
