import { data, redirect, useNavigation } from 'react-router'
import { creditPrices } from '../../../contract/payments/credit-prices.ts'
import { CreditQuantity } from '../../../contract/payments/payments.ts'
import { ownPath } from '../../../contract/platform/own-path.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/buy-credits'
import { asked, visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { toLogin } from '../../log-in-again.ts'
import { tryAsk } from '../../try-ask.ts'
import { useLogInAhead } from '../../ui/log-in-ahead.ts'
import { BuyCreditsPage } from '../../ui/payments/buy-credits-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { user } = context.get(visitor)
  const isMember = user?.company != null
  const [plans, operator, balance] = await Promise.all([
    ask(context, (api) => api.plans.list()),
    ask(context, (api) => api.operator.facts()),
    // Who must have a second factor and has none still sees what credits cost.
    isMember ? tryAsk(context, async (api) => await api.payments.jobCredits()) : null,
  ])
  return {
    who: user === null ? ('guest' as const) : isMember ? ('publisher' as const) : ('not-a-publisher' as const),
    balance: balance?.answer ?? null,
    isForSale: plans.some(({ sale }) => sale === 'for-sale'),
    hasVat: operator.company?.vatNumber != null,
    wish: crypto.randomUUID(),
    back: ownPath(url.searchParams.get('back')),
    chosen: CreditQuantity.safeParse(Number(url.searchParams.get('quantity'))).data ?? creditPrices.packages[0],
  }
}

/** Leads to the payment page. What the page shows as a price is not sent, and would not be read. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const quantity = CreditQuantity.safeParse(Number(form.get('package') ?? form.get('quantity')))
  const back = ownPath(url.searchParams.get('back'))
  const { user } = context.get(visitor)
  const here = addressWith(quantity.data, back)
  if (user === null) throw toLogin(request, context.get(asked).url, { keep: here })
  // They come back to what they have chosen.
  if (user.lacksSecondFactor) return redirect(`/settings/security?back=${encodeURIComponent(here)}`)
  if (!quantity.success) {
    const said = alert('error', `Choose between ${creditPrices.least} and ${creditPrices.most} credits.`)
    return data({ said, problems: {}, quantity: creditPrices.packages[0] }, { status: 400 })
  }
  const wish = form.get('wish')
  const vatNumber = form.get('vatNumber')
  const { answer, refusal } = await tryAsk(context, async (api) =>
    api.payments.begin({
      body: {
        type: 'general',
        quantity: quantity.data,
        ...(typeof wish === 'string' ? { wish } : {}),
        // No page of Rolecall that leads here has a longer address.
        ...(back === null || back.length > 500 ? {} : { back }),
        ...(typeof vatNumber === 'string' ? { vatNumber } : {}),
      },
    }),
  )
  if (answer !== null) return redirect(answer.redirect, 303)
  const problem = refusal.fields['vatNumber']
  return data(
    { said: alert('error', problem ?? refusal.message), problems: { vatNumber: problem }, quantity: quantity.data },
    { status: 400 },
  )
}

/** This page with what was chosen on it. */
function addressWith(quantity: number | undefined, back: string | null): string {
  const query = new URLSearchParams()
  if (quantity !== undefined) query.set('quantity', String(quantity))
  if (back !== null) query.set('back', back)
  return query.size === 0 ? '/buy-credits' : `/buy-credits?${query}`
}

export default function BuyCredits({ loaderData, actionData }: Route.ComponentProps) {
  const { state, formData } = useNavigation()
  useLogInAhead(loaderData.who === 'guest')
  return (
    <BuyCreditsPage
      {...loaderData}
      quantity={actionData?.quantity ?? loaderData.chosen}
      answer={actionData?.said}
      problems={actionData?.problems ?? {}}
      isSending={state !== 'idle' && formData !== undefined}
    />
  )
}
