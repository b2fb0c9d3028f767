import { z } from 'zod'
import { isVatNumber } from './vat-number.ts'
import { creditPrices } from './credit-prices.ts'

/** An amount of credits that can be bought. */
export const CreditQuantity = z.number().int().min(creditPrices.least).max(creditPrices.most)

export const ProductId = z.enum(['job-credits', 'onetime', 'advanced'])
export type ProductId = z.infer<typeof ProductId>

/** One wish to buy: the same for every press of its button, so that it is bought once. */
const Wish = z.string().regex(/^[\w-]{8,64}$/u)

/** A plan, or credits for job ads. What a client says of price, currency and words is not read. */
export const NewPurchase = z.union([
  z.strictObject({
    type: z.enum(['basic', 'onetime', 'advanced', 'pro']),
    wish: Wish.optional(),
    consent: z.boolean().optional().describe('Consent to start at once. Needed for every plan except the free one'),
  }),
  z.strictObject({
    type: z.literal('general').describe('Credits for job ads, for the company of the person'),
    quantity: CreditQuantity.describe(`Over ${creditPrices.most}: contact us`),
    wish: Wish.optional(),
    vatNumber: z
      .string()
      .trim()
      .max(20)
      .refine((text) => text === '' || isVatNumber(text), 'Check this VAT number. It looks like GB999999973.')
      .optional()
      .describe("The company's, for its receipt"),
    back: z.string().max(500).optional().describe('Path of a page of this site to go on with afterwards'),
    price: z.unknown().optional().describe('Ignored: we calculate prices'),
    currency: z.unknown().optional().describe('Ignored: always GBP'),
    unit: z.unknown().optional().describe('Not read'),
    description: z.unknown().optional().describe('Not read'),
  }),
])
export type NewPurchase = z.infer<typeof NewPurchase>

/** Where to pay, and where to see what became of it. */
export const Begun = z.object({
  redirect: z.string().describe('The payment page; or, where this was paid already, the page of the purchase'),
  purchase: z.uuid(),
})

export const Purchase = z.object({
  _id: z.uuid(),
  product: ProductId,
  quantity: z.number().int(),
  amount: z.number().int().describe('Whole pennies with all taxes'),
  state: z
    .enum(['open', 'paid', 'expired', 'needs-person'])
    .describe("'open': not paid yet; 'expired': nobody paid; 'needs-person': we are looking at it"),
  begun: z.iso.datetime(),
  paid: z.iso.datetime().nullable(),
  redirect: z.string().nullable().describe('The payment page, while it can be paid'),
  refunded: z.number().int().describe('Whole pennies that were refunded'),
  receipt: z.number().int().nullable().describe('The number of its receipt'),
  back: z.string().nullable().describe('Path of the page that the buyer came from; null if they did not say'),
  isTrial: z.boolean().describe('Nothing is paid on the first day: the plan starts with a free trial'),
})
export type Purchase = z.infer<typeof Purchase>

export const ReceiptSeries = z.enum(['receipt', 'credit-note'])
export type ReceiptSeries = z.infer<typeof ReceiptSeries>

export const ReceiptLine = z.object({
  text: z.string(),
  quantity: z.number().int(),
  amount: z.number().int().describe('Whole pennies with all taxes'),
})

const Seller = z.object({
  name: z.string(),
  address: z.string().nullable(),
  number: z.string().nullable(),
  vatNumber: z.string().nullable(),
})
const Buyer = z.object({ name: z.string(), address: z.string().nullable(), vatNumber: z.string().nullable() })

/** What was paid or given back, as it was written down. */
export const Receipt = z.object({
  series: ReceiptSeries,
  number: z.number().int(),
  issued: z.iso.datetime(),
  corrects: z.number().int().nullable().describe('For a credit note: the number of the receipt that it corrects'),
  seller: Seller.nullable().describe('Null if the people who run the site have not said who they are'),
  buyer: Buyer,
  lines: z.array(ReceiptLine),
  total: z.number().int().describe('Whole pennies with all taxes'),
  vat: z.number().int().nullable().describe('The VAT included in the total; null if the seller charges none'),
  isDemo: z.boolean().describe('No money moved, because it was paid in the sandbox or in test mode'),
})
export type Receipt = z.infer<typeof Receipt>

/** A person's plan as it stands (S24.6, with what the page needs beside). */
export const Subscription = z.object({
  subscription_id: z.uuid().nullable().describe('Null for the free plan'),
  subscriptionName: z.string(),
  state: z.enum(['Active', 'Suspended']),
  phase: z
    .enum(['free', 'trial', 'running', 'unpaid', 'suspended', 'ending', 'used-up'])
    .describe(
      "'unpaid': a payment failed and is tried again; 'ending': cancelled, runs to its end; 'used-up': ended, its credits can still be used",
    ),
  startDate: z.iso.datetime().nullable(),
  nextBillingDate: z.iso.datetime().nullable(),
  nextAmount: z.number().int().nullable().describe('Whole pennies'),
  endsAt: z.iso.datetime().nullable().describe('When it ends, where it was cancelled'),
  usableUntil: z.iso.datetime().nullable().describe('The last day to use its credits after that'),
  card: z.object({ brand: z.string(), last4: z.string(), expiresBefore: z.boolean() }).nullable(),
  jobApplicationsCounter: z.number().int().describe('Applications made with its credits since it started'),
  withdraw: z
    .object({ purchase: z.uuid(), until: z.iso.datetime(), refund: z.number().int() })
    .nullable()
    .describe('What withdrawing now would refund, while it is possible'),
  mayTry: z.boolean().describe('A paid plan would start with a free trial: they have not had one'),
})
export type Subscription = z.infer<typeof Subscription>

export const OwnReceipt = z.object({
  series: ReceiptSeries,
  number: z.number().int(),
  issued: z.iso.datetime(),
  total: z.number().int(),
  what: z.string(),
})
export type OwnReceipt = z.infer<typeof OwnReceipt>
