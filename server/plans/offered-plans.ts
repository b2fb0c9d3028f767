import { billOf, planTypes, plans, priceInWords, vatWithin } from '../../contract/plans/plans.ts'
import type { Plan } from '../../contract/plans/plan.ts'
import type { Config } from '../platform/config.ts'

/** The plans as they are offered here: whether tax is in the price, and a former price, depend on who sells. */
export function offeredPlans({
  company,
  formerPrice,
  payments,
}: Pick<Config, 'company' | 'formerPrice' | 'payments'>): Plan[] {
  const chargesVat = company?.vatNumber != null
  return planTypes.map((type) => {
    const terms = plans[type]
    const bill = billOf(terms)
    return {
      type,
      ...terms,
      sale: terms.sale === 'for-sale' && payments === null ? 'not-yet' : terms.sale,
      currency: 'GBP',
      bill,
      vat: chargesVat && bill > 0 ? vatWithin(bill) : null,
      // A former price that is no higher says nothing.
      formerPrice: type === 'advanced' && formerPrice !== null && formerPrice > terms.price ? formerPrice : null,
      priceInWords: priceInWords(terms),
    }
  })
}
