import type { PoolClient } from 'pg'
import type { Owner } from '../ledger/index.ts'
import type { Queryable } from '../platform/database.ts'
import type { Provider } from './provider.ts'

export type Payer = {
  id: string
  /** Null: the person or company is no more. */
  owner: Owner | null
  customerId: string | null
  vatNumber: string | null
}

type Row = {
  id: string
  user_id: string | null
  company_id: string | null
  customer_id: string | null
  vat_number: string | null
}

const columns = 'id, user_id, company_id, customer_id, vat_number'

/** The payer of a person or a company, made where there is none yet, and locked until the transaction ends. */
export async function lockPayer(client: PoolClient, owner: Owner, now: Date): Promise<Payer> {
  const column = owner.kind === 'person' ? 'user_id' : 'company_id'
  await client.query(`insert into payers (${column}, created) values ($1, $2) on conflict (${column}) do nothing`, [
    owner.id,
    now,
  ])
  const { rows } = await client.query<Row>(`select ${columns} from payers where ${column} = $1 for update`, [owner.id])
  const [row] = rows
  if (!row) throw new Error('The payer that was just made is not there')
  return asPayer(row)
}

/** The payer of a person or a company; null: they have never begun to pay. */
export async function findPayer(db: Queryable, owner: Owner): Promise<Payer | null> {
  const column = owner.kind === 'person' ? 'user_id' : 'company_id'
  const { rows } = await db.query<Row>(`select ${columns} from payers where ${column} = $1`, [owner.id])
  return rows[0] ? asPayer(rows[0]) : null
}

export async function payerById(db: Queryable, id: string): Promise<Payer> {
  const { rows } = await db.query<Row>(`select ${columns} from payers where id = $1`, [id])
  const [row] = rows
  if (!row) throw new Error('There is no such payer')
  return asPayer(row)
}

export async function setVatNumber(db: Queryable, payerId: string, vatNumber: string | null): Promise<void> {
  await db.query('update payers set vat_number = $2 where id = $1', [payerId, vatNumber])
}

/** The payer's id at the provider: one for each payer, however many ask at once. */
export async function customerOf(
  { stripe }: Provider,
  db: Queryable,
  { payer, name, email }: { payer: Payer; name: string; email: string | null },
): Promise<string> {
  if (payer.customerId !== null) return payer.customerId
  const made = await stripe.customers.create(
    { name, ...(email === null ? {} : { email }), metadata: { payer: payer.id } },
    { idempotencyKey: `customer-${payer.id}` },
  )
  const { rows } = await db.query<{ customer_id: string | null }>(
    'update payers set customer_id = coalesce(customer_id, $2) where id = $1 returning customer_id',
    [payer.id, made.id],
  )
  return rows[0]?.customer_id ?? made.id
}

function asPayer({
  id,
  user_id: userId,
  company_id: companyId,
  customer_id: customerId,
  vat_number: vatNumber,
}: Row): Payer {
  const owner: Owner | null =
    userId !== null ? { kind: 'person', id: userId } : companyId !== null ? { kind: 'company', id: companyId } : null
  return { id, owner, customerId, vatNumber }
}
