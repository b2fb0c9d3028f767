import { data, redirect, useNavigation } from 'react-router'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { PlanType } from '../../../contract/plans/plan.ts'
import type { Route } from './+types/prices'
import { asked, visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { toLogin } from '../../log-in-again.ts'
import { tryAsk } from '../../try-ask.ts'
import { useLogInAhead } from '../../ui/log-in-ahead.ts'
import { PricesPage } from '../../ui/prices/prices-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const isSignedIn = context.get(visitor).user !== null
  const [plans, plan] = await Promise.all([
    ask(context, (api) => api.plans.list()),
    isSignedIn ? ask(context, (api) => api.payments.subscription()) : null,
  ])
  return {
    plans,
    isSignedIn,
    hasAdvanced: plan !== null && plan.subscription_id !== null,
    mayTry: plan?.mayTry ?? true,
    // Of this page: each button of it buys once, however often it is pressed.
    wish: crypto.randomUUID(),
  }
}

/** Choosing a plan: everyone has the free one; the others lead to the payment page, or note who wants to hear of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { data: type } = PlanType.safeParse(form.get('plan'))
  if (context.get(visitor).user === null) {
    const { url } = context.get(asked)
    throw toLogin(request, url)
  }
  if (type === undefined) throw data(null, { status: 400 })
  if (type === 'basic') return { plan: type, said: alert('success', messages.alreadyBasic) }
  const plans = await ask(context, (api) => api.plans.list())
  if (plans.find((plan) => plan.type === type)?.sale !== 'for-sale') {
    const { answer, refusal } = await tryAsk(context, async (api) => await api.plans.tellMe({ params: { type } }))
    return { plan: type, said: answer ?? alert('error', refusal.message) }
  }
  const wish = form.get('wish')
  const { answer, refusal } = await tryAsk(context, async (api) =>
    api.payments.begin({
      body: {
        type,
        consent: form.get('consent') === 'on',
        ...(typeof wish === 'string' ? { wish: `${wish}-${type}` } : {}),
      },
    }),
  )
  if (answer === null) return data({ plan: type, said: alert('error', refusal.message) }, { status: 400 })
  return redirect(answer.redirect, 303)
}

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  const { state, formData } = useNavigation()
  useLogInAhead(!loaderData.isSignedIn)
  const sending = state === 'idle' ? null : (formData?.get('plan') ?? null)
  return <PricesPage {...loaderData} answer={actionData?.said} sending={sending} />
}
