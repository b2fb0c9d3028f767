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
    ask(context, (api) => api.users.me()),
  ])
  return { plans, credits, since: me.created }
}

/** The plan of an account, what it still holds, and what other plans there are. */
export default function Subscriptions({ loaderData: { plans, credits, since } }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="My subscription" isForSearchEngines={false} />
      <h1>My subscription</h1>
      <dl className={css.facts}>
        <dt>Plan</dt>
        <dd>basic subscription (free)</dd>
        <dt>State</dt>
        <dd>Active</dd>
        <dt>Since</dt>
        <dd>
          <Day moment={since} />
        </dd>
        <dt>Next payment</dt>
        <dd>none: it costs nothing</dd>
        <dt>Applications left</dt>
        <dd>
          {credits.available.toLocaleString('en-GB')}
          {credits.reserved > 0 && `, and ${credits.reserved.toLocaleString('en-GB')} set aside for what is under way`}
        </dd>
      </dl>
      <p className="prose">
        Each credit pays for one application that is made for you. They are given by whoever runs this site while no
        plan is sold. A free plan cannot be suspended or ended; your account can, under{' '}
        <Link to="/settings/delete">Delete account</Link>.
      </p>

      <h2>All plans</h2>
      <Table
        caption="Plans, what they hold and cost"
        isCaptionUnseen
        columns={['Plan', 'Made for you', 'Price'].map((name) => ({ name }))}
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
        <ButtonLink to="/prices">What the plans hold</ButtonLink>
      </p>
    </div>
  )
}
