import type { PoolClient } from 'pg'
import { z } from 'zod'
import { CompanyAddress } from '../../contract/companies/companies.ts'
import { vatWithin } from '../../contract/plans/plans.ts'
import { ReceiptLine, type OwnReceipt, type Receipt, type ReceiptSeries } from '../../contract/payments/payments.ts'
import { receiptName } from '../../contract/payments/rules.ts'
import { postMail } from '../outbox/index.ts'
import type { Queryable } from '../platform/database.ts'
import { findAccount } from '../users/users.ts'
import { receiptLetter } from './letters.ts'
import { payerById, type Payer } from './payers.ts'
import { siteUrlOf, type Selling } from './payment-deps.ts'
import type { PurchaseRow } from './purchases.ts'

const Buyer = z.object({ name: z.string(), address: z.string().nullable(), vatNumber: z.string().nullable() })
const Seller = z
  .object({
    name: z.string(),
    address: z.string().nullable(),
    number: z.string().nullable(),
    vatNumber: z.string().nullable(),
  })
  .nullable()

/**
 * Writes a receipt, or a credit note, with the next number of its series, and mails it; in the caller's transaction, so that no number is
 * lost. Once for each reference.
 * @param given.reference the provider's payment, invoice or refund that it is for.
 * @param given.corrects the receipt that a credit note takes back from, by its id.
 * @returns its id; null where it was written before.
 */
export async function writeReceipt(
  deps: Selling,
  client: PoolClient,
  given: {
    series: ReceiptSeries
    purchase: Pick<PurchaseRow, 'id' | 'payer_id' | 'bought_by'>
    reference: string
    lines: readonly z.infer<typeof ReceiptLine>[]
    corrects: string | null
    now: Date
  },
): Promise<string | null> {
  const { series, purchase, reference, lines, corrects, now } = given
  // Held to the end: the next number is only taken once this one is kept.
  await client.query('select 1 from receipt_numbers where series = $1 for update', [series])
  const { rowCount } = await client.query('select 1 from receipts where reference = $1', [reference])
  if (rowCount !== 0) return null
  const { rows: numbers } = await client.query<{ last: number }>(
    'update receipt_numbers set last = last + 1 where series = $1 returning last',
    [series],
  )
  const number = numbers[0]?.last
  if (number === undefined) throw new Error('The series of receipts is not there')
  const payer = await payerById(client, purchase.payer_id)
  const { company } = deps.config
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const seller = company && {
    name: company.name,
    address: company.address,
    number: company.number,
    vatNumber: company.vatNumber,
  }
  const { rows } = await client.query<{ id: string }>(
    `insert into receipts (series, number, payer_id, purchase_id, reference, issued_at, corrects, seller, buyer, lines, total, vat)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      series,
      number,
      payer.id,
      purchase.id,
      reference,
      now,
      corrects,
      seller && JSON.stringify(seller),
      JSON.stringify({ ...(await buyerOf(client, payer)), isDemo: !deps.payments.isLive }),
      JSON.stringify(lines),
      total,
      company?.vatNumber == null ? null : vatWithin(total),
    ],
  )
  await mail(deps, client, { payer, purchase, series, number, lines, total, now })
  return rows[0]?.id ?? null
}

async function buyerOf(client: PoolClient, { owner, vatNumber }: Payer): Promise<z.infer<typeof Buyer>> {
  if (owner?.kind === 'company') {
    const { rows } = await client.query<{ name: string; address: unknown }>(
      'select name, address from companies where id = $1',
      [owner.id],
    )
    const [company] = rows
    if (company) return { name: company.name, address: inOneLine(company.address), vatNumber }
  }
  if (owner?.kind === 'person') {
    const person = await findAccount(client, owner.id)
    if (person !== null) return { name: person.name, address: null, vatNumber: null }
  }
  return { name: 'Closed account', address: null, vatNumber: null }
}

function inOneLine(given: unknown): string | null {
  const { data } = CompanyAddress.safeParse(given)
  const parts = data && [
    data.premises,
    data.address_line_1,
    data.address_line_2,
    data.locality,
    data.postal_code,
    data.country,
  ]
  return parts?.filter((part) => part !== undefined && part !== '').join(', ') || null
}

async function mail(
  deps: Selling,
  client: PoolClient,
  given: {
    payer: Payer
    purchase: Pick<PurchaseRow, 'bought_by'>
    series: ReceiptSeries
    number: number
    lines: readonly z.infer<typeof ReceiptLine>[]
    total: number
    now: Date
  },
): Promise<void> {
  const { payer, purchase, series, number, lines, total, now } = given
  const userId = purchase.bought_by ?? (payer.owner?.kind === 'person' ? payer.owner.id : null)
  const person = userId === null ? null : await findAccount(client, userId)
  if (person?.email == null) return
  const url = `${siteUrlOf(deps)}/receipts/${receiptName(series, number)}`
  const letter = receiptLetter({ series, number, lines, total, isDemo: !deps.payments.isLive, url })
  await postMail(deps, client, person.email, letter, { template: series, userId, now })
}

type Row = {
  series: ReceiptSeries
  number: number
  issued_at: Date
  corrected: number | null
  seller: unknown
  buyer: unknown
  lines: unknown
  total: number
  vat: number | null
}

/** A receipt of somebody's own, or of their company; null if there is none, or it is somebody else's. */
export async function findOwnReceipt(
  db: Queryable,
  {
    series,
    number,
    userId,
    companyId,
  }: { series: ReceiptSeries; number: number; userId: string; companyId: string | null },
): Promise<Receipt | null> {
  const { rows } = await db.query<Row>(
    `select r.series, r.number, r.issued_at, c.number as corrected, r.seller, r.buyer, r.lines, r.total, r.vat
       from receipts r left join receipts c on c.id = r.corrects
      where r.series = $1 and r.number = $2
        and r.payer_id in (select id from payers where user_id = $3 or company_id = $4)`,
    [series, number, userId, companyId],
  )
  const [row] = rows
  if (!row) return null
  return {
    series: row.series,
    number: row.number,
    issued: row.issued_at.toISOString(),
    corrects: row.corrected,
    seller: Seller.parse(row.seller),
    buyer: Buyer.parse(row.buyer),
    lines: z.array(ReceiptLine).parse(row.lines),
    total: row.total,
    vat: row.vat,
    isDemo: z.object({ isDemo: z.boolean() }).parse(row.buyer).isDemo,
  }
}

/** Receipts and credit notes of somebody's own and of their company, the latest first. */
export async function listOwnReceipts(
  db: Queryable,
  { userId, companyId }: { userId: string; companyId: string | null },
): Promise<OwnReceipt[]> {
  const { rows } = await db.query<{
    series: ReceiptSeries
    number: number
    issued_at: Date
    total: number
    what: string
  }>(
    `select series, number, issued_at, total, lines->0->>'text' as what from receipts
      where payer_id in (select id from payers where user_id = $1 or company_id = $2)
      order by issued_at desc, number desc limit 200`,
    [userId, companyId],
  )
  return rows.map(({ series, number, issued_at: issued, total, what }) => ({
    series,
    number,
    issued: issued.toISOString(),
    total,
    what,
  }))
}
