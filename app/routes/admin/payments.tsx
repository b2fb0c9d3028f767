import { data } from 'react-router'
import type { AdminPayments } from '../../../contract/payments/admin-payments.ts'
import { pounds } from '../../../contract/plans/plans.ts'
import type { Route } from './+types/payments'
import { ask } from '../../ask.ts'
import { act } from '../../ui/admin/act.ts'
import css from '../../ui/admin/admin.module.css'
import { dayOf, timeOf } from '../../ui/dates.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { Table } from '../../ui/parts/table.tsx'
import { purchaseName } from '../../../contract/payments/purchase-name.ts'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return await ask(context, (api) => api.payments.all())
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [id, what, amount] = [form.get('id'), form.get('do'), Number(form.get('amount'))]
  if (typeof id !== 'string') throw data(null, { status: 400 })
  if (what === 'settle') return await act(context, async (api) => await api.payments.settle({ params: { id } }))
  return await act(context, async (api) => await api.payments.refund({ params: { id }, body: { amount } }))
}

/** What needs a person, the latest purchases and disputes. */
export default function AdminPaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isLive, matters, purchases, disputes } = loaderData
  return (
    <>
      <PageHead title="Payments" isForSearchEngines={false} />
      <h1>Payments</h1>
      {actionData !== undefined && (
        <div aria-live="polite">
          <PageAlert alert={actionData.alert} />
        </div>
      )}
      <p>
        {isLive === null
          ? 'Nothing is on sale here.'
          : isLive
            ? 'Live mode: payments are real.'
            : 'Demo or test mode: no payment is real.'}
      </p>
      <section aria-labelledby="matters">
        <h2 id="matters">Needs attention</h2>
        {matters.length === 0 ? <p>Nothing.</p> : <Matters matters={matters} />}
      </section>
      <section aria-labelledby="disputes">
        <h2 id="disputes">Disputes</h2>
        {disputes.length === 0 ? (
          <p>None.</p>
        ) : (
          <Table
            caption="Disputes, latest first"
            isCaptionUnseen
            columns={[
              { name: 'Opened' },
              { name: 'Amount', isFigure: true },
              { name: 'Reason' },
              { name: 'State' },
              { name: 'Answer by' },
            ]}
            rows={disputes.map(({ _id, opened, amount, reason, status, dueBy }) => ({
              key: _id,
              cells: [dayOf(opened), pounds(amount), reason, status, dueBy === null ? '–' : dayOf(dueBy)],
              isMarked: status === 'needs_response',
            }))}
          />
        )}
      </section>
      <section aria-labelledby="purchases">
        <h2 id="purchases">Purchases</h2>
        {purchases.length === 0 ? (
          <p>None yet.</p>
        ) : (
          <Table
            caption="Purchases, latest first"
            isCaptionUnseen
            columns={[
              { name: 'Begun' },
              { name: 'Buyer' },
              { name: 'What' },
              { name: 'Price', isFigure: true },
              { name: 'State' },
              { name: 'Refund' },
            ]}
            rows={purchases.map((purchase) => ({ key: purchase._id, cells: cellsOf(purchase) }))}
          />
        )}
      </section>
    </>
  )
}

function cellsOf(purchase: AdminPayments['purchases'][number]) {
  const { _id: id, begun, buyer, amount, state, refunded, refundable } = purchase
  return [
    `${dayOf(begun)} ${timeOf(begun)}`,
    buyer,
    purchaseName(purchase),
    pounds(amount),
    refunded > 0 ? `${state}, ${pounds(refunded)} refunded` : state,
    refundable > 0 ? (
      <details key="refund">
        <summary>
          Refund<span className="unseen"> {buyer}</span>
        </summary>
        <ActForm preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="amount" value={refundable} />
          <p>
            {buyer} gets {pounds(refundable)} back and loses the credits bought with it that are still there. You cannot
            undo this.
          </p>
          <Button look="danger" name="do" value="refund">
            Refund {pounds(refundable)}
            <span className="unseen"> to {buyer}</span>
          </Button>
        </ActForm>
      </details>
    ) : (
      '–'
    ),
  ]
}

function Matters({ matters }: { matters: AdminPayments['matters'] }) {
  return (
    <ul className={css.cards}>
      {matters.map(({ _id: id, at, text, objectId }) => (
        <li key={id}>
          <article className={css.card}>
            <p className={css.words}>{text}</p>
            <p className="quiet">
              {dayOf(at)} {timeOf(at)}
              {objectId !== null && `, ${objectId}`}
            </p>
            <ActForm preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button name="do" value="settle">
                Mark as settled<span className="unseen">: {text}</span>
              </Button>
            </ActForm>
          </article>
        </li>
      ))}
    </ul>
  )
}
