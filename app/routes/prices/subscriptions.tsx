import { Link } from 'react-router'
import type { Route } from './+types/subscriptions'
import { ask } from '../../ask.ts'
import { PageHead } from '../../ui/page-head.tsx'
import css from '../../ui/prices/prices.module.css'
import { Day } from '../../ui/when.tsx'
import { ButtonLink } from '../../ui/parts/button.tsx'
import { Table } from '../../ui/parts/table.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const [plans, credits, me] = await Promise.all([
    ask(context, (api) => api.plans.list()),
    ask(context, (api) => api.credits.mine({ params: { id: 'me' } })),
    ask(context, (api) => api.users.account()),
  ])
  return { plans, credits, since: me.created }
}

/** The account's plan, its remaining credits, and the other plans. */
export default function Subscriptions({ loaderData: { plans, credits, since } }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="My subscription" isForSearchEngines={false} />
      <h1>My subscription</h1>
      <dl className={css.facts}>
        <dt>Plan</dt>
        <dd>basic subscription (free)</dd>
        <dt>Status</dt>
        <dd>Active</dd>
        <dt>Since</dt>
        <dd>
          <Day moment={since} />
        </dd>
        <dt>Next payment</dt>
        <dd>None. This plan is free.</dd>
        <dt>Applications left</dt>
        <dd>
          {credits.available.toLocaleString('en-GB')}
          {credits.reserved > 0 &&
            `, and ${credits.reserved.toLocaleString('en-GB')} reserved for applications in progress`}
        </dd>
      </dl>
      <p className="prose">
        Each credit pays for one application that we make for you. Until paid plans go on sale, the people who run this
        site give out credits. You cannot suspend or cancel a free plan, but you can{' '}
        <Link to="/settings/delete">delete your account</Link>.
      </p>

      <h2>All plans</h2>
      <Table
        caption="Plans, what they include and what they cost"
        isCaptionUnseen
        columns={['Plan', 'Applications', 'Price'].map((name) => ({ name }))}
        rows={plans.map(({ type, name, applications, monthsPerBill, priceInWords }) => ({
          key: type,
          cells: [
            name,
            `${applications === 0 ? 'none' : applications.toLocaleString('en-GB')}${monthsPerBill === null ? '' : ' a month'}`,
            priceInWords,
          ],
        }))}
      />
      <p>
        <ButtonLink to="/prices">Compare plans</ButtonLink>
      </p>
    </div>
  )
}
