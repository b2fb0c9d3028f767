import { data, Link, redirect, useNavigation } from 'react-router'
import { pounds } from '../../../contract/plans/plans.ts'
import type { OwnReceipt, Subscription } from '../../../contract/payments/payments.ts'
import { receiptName, withdrawalDays } from '../../../contract/payments/rules.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/subscriptions'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { PlanFacts } from '../../ui/payments/plan-facts.tsx'
import { dayOf } from '../../ui/dates.ts'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { EmptyLine } from '../../ui/parts/empty-state.tsx'
import { Table } from '../../ui/parts/table.tsx'
import { SettingsPage, SettingsPart } from '../../ui/settings/settings-frame.tsx'
import css from '../../ui/settings/settings.module.css'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [plan, credits, me, receipts] = await Promise.all([
    ask(context, (api) => api.payments.subscription()),
    ask(context, (api) => api.credits.mine({ params: { id: 'me' } })),
    ask(context, (api) => api.users.account()),
    ask(context, (api) => api.payments.receipts()),
  ])
  return { plan, credits, since: me.created, receipts, asks: url.searchParams.get('sure') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [what, id] = [form.get('do'), form.get('id')]
  if (typeof id !== 'string') throw data(null, { status: 400 })
  const body = { subscription_id: id }
  if (what === 'pay') {
    const { answer: page, refusal: problem } = await tryAsk(context, async (api) => api.payments.payNow({ body }))
    return page === null ? data(alert('error', problem.message), { status: 400 }) : redirect(page.redirect, 303)
  }
  const { answer, refusal } = await tryAsk(context, async ({ payments }) => {
    switch (what) {
      case 'suspend':
        return await payments.suspend({ body })
      case 'reactivate':
        return await payments.reactivate({ body })
      case 'cancel':
        return await payments.cancel({ body })
      case 'withdraw':
        return await payments.withdraw({ params: { id } })
      default:
        throw data(null, { status: 400 })
    }
  })
  return answer ?? data(alert('error', refusal.message), { status: 400 })
}

/** The account's plan, what is left of it, how to change or end it, and its receipts. */
export default function Subscriptions({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, credits, since, receipts, asks } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  return (
    <SettingsPage title="My subscription">
      {actionData !== undefined && (
        <div aria-live="polite">
          <PageAlert alert={actionData} />
        </div>
      )}
      <SettingsPart title="Your plan">
        <PlanFacts plan={plan} credits={credits} since={since} />
        {actionData === undefined && asks === 'cancel' && plan.subscription_id !== null ? (
          <Sure plan={plan} isBusy={isBusy} />
        ) : (
          <Ways plan={plan} isBusy={isBusy} />
        )}
        <p>
          Each credit pays for one application that we make for you. An application that fails costs nothing.{' '}
          {plan.phase === 'free' && (
            <>
              You cannot suspend or cancel a free plan, but you can{' '}
              <Link to="/settings/delete">delete your account</Link>.
            </>
          )}
        </p>
        <p>
          <ButtonLink to="/prices">Compare plans</ButtonLink>
        </p>
      </SettingsPart>
      <Withdraw plan={plan} isBusy={isBusy} />
      <SettingsPart title="Receipts">
        <Receipts receipts={receipts} />
      </SettingsPart>
    </SettingsPage>
  )
}

/** Suspend, re-activate, cancel: only what the plan allows as it is. */
function Ways({ plan, isBusy }: { plan: Subscription; isBusy: boolean }) {
  const { subscription_id: id, phase } = plan
  if (id === null) return null
  return (
    <ActForm className={css.ways} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      {phase === 'unpaid' && (
        <Button look="primary" name="do" value="pay" disabled={isBusy}>
          Pay with another card
        </Button>
      )}
      {phase === 'running' && (
        <Button name="do" value="suspend" disabled={isBusy}>
          Suspend
        </Button>
      )}
      {phase === 'suspended' && (
        <Button look="primary" name="do" value="reactivate" disabled={isBusy}>
          Re-activate
        </Button>
      )}
      {phase === 'ending' && (
        <Button look="primary" name="do" value="reactivate" disabled={isBusy}>
          Keep my plan
        </Button>
      )}
      {phase !== 'ending' && <ButtonLink to="?sure=cancel">Cancel</ButtonLink>}
    </ActForm>
  )
}

/** The second of two clicks, with what it means. Nobody is asked why. */
function Sure({ plan, isBusy }: { plan: Subscription; isBusy: boolean }) {
  const { subscription_id: id, phase, nextBillingDate } = plan
  const end = nextBillingDate === null ? null : dayOf(nextBillingDate)
  return (
    <section aria-labelledby="sure">
      <h3 id="sure">Cancel your plan?</h3>
      <p>
        {phase === 'trial' && end !== null
          ? `Your trial runs until ${end}. Nothing is charged.`
          : phase === 'running' && end !== null
            ? `It runs until ${end}, which you have paid for. Nothing more is charged.`
            : 'It ends now. Nothing more is charged.'}
      </p>
      <ActForm action="/subscriptions" className={css.ways} preventScrollReset>
        <input type="hidden" name="id" value={id ?? ''} />
        <Button look="danger" name="do" value="cancel" disabled={isBusy}>
          Cancel my plan
        </Button>
        <ButtonLink to="/subscriptions">Keep it</ButtonLink>
      </ActForm>
    </section>
  )
}

function Withdraw({ plan: { withdraw }, isBusy }: { plan: Subscription; isBusy: boolean }) {
  if (withdraw === null || withdraw.refund === 0) return null
  return (
    <SettingsPart title={`Withdraw within ${withdrawalDays} days`}>
      <p>
        Until {dayOf(withdraw.until)} you can withdraw from your last purchase. It ends at once, and you lose the
        credits that came with it. We refund {pounds(withdraw.refund)}, the part that you have not used.
      </p>
      <details>
        <summary>Withdraw and get {pounds(withdraw.refund)} back</summary>
        <ActForm action="/subscriptions" className={css.ways} preventScrollReset>
          <input type="hidden" name="id" value={withdraw.purchase} />
          <p>You cannot undo this.</p>
          <Button look="danger" name="do" value="withdraw" disabled={isBusy}>
            Withdraw now
          </Button>
        </ActForm>
      </details>
    </SettingsPart>
  )
}

function Receipts({ receipts }: { receipts: readonly OwnReceipt[] }) {
  if (receipts.length === 0)
    return <EmptyLine picture="text">None yet. Each purchase gives you a receipt, which stays here.</EmptyLine>
  return (
    <Table
      caption="Receipts and credit notes"
      isCaptionUnseen
      columns={[{ name: 'Number' }, { name: 'Date' }, { name: 'What' }, { name: 'Amount', isFigure: true }]}
      rows={receipts.map(({ series, number, issued, total, what }) => {
        const name = receiptName(series, number)
        return {
          key: name,
          cells: [
            <Link key="link" to={`/receipts/${name}`}>
              {name}
            </Link>,
            dayOf(issued),
            what,
            series === 'receipt' ? pounds(total) : `−${pounds(total)}`,
          ],
        }
      })}
    />
  )
}
