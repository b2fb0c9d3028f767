import { data, redirect, useNavigation } from 'react-router'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { PlanType } from '../../../contract/plans/plans.ts'
import type { Route } from './+types/prices'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { PricesPage } from '../../ui/prices/prices-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return {
    plans: await ask(context, (api) => api.plans.list()),
    isSignedIn: context.get(visitor).user !== null,
  }
}

/** What a plan's button does until paid plans go on sale: everyone has the free one, and for the others we note who wants to hear. */
export async function action({ request, context }: Route.ActionArgs) {
  const { data: type } = PlanType.safeParse((await request.formData()).get('plan'))
  if (context.get(visitor).user === null) throw redirect('/login?back=%2Fprices')
  if (type === undefined) throw data(null, { status: 400 })
  if (type === 'basic') return alert('success', messages.alreadyBasic)
  const { answer, refusal } = await tryAsk(context, async (api) => await api.plans.tellMe({ params: { type } }))
  return answer ?? data(alert('error', refusal.message), { status: 400 })
}

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  const { state, formData } = useNavigation()
  const sending = state === 'idle' ? null : (formData?.get('plan') ?? null)
  return <PricesPage {...loaderData} answer={actionData} sending={sending} />
}
