import { redirect } from 'react-router'
import { statisticsAddress } from '../../../contract/statistics/address.ts'
import type { Route } from './+types/start'
import { ask } from '../../ask.ts'
import { PayProof } from '../../ui/home/pay-proof.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ChipLinks } from '../../ui/parts/chip-links.tsx'
import { StatisticsForm } from '../../ui/statistics/statistics-form.tsx'
import { Wanted } from '../../ui/statistics/wanted.tsx'
import css from '../../ui/statistics/statistics.module.css'

/** Common titles from different kinds of work. */
const titlesToTry = ['Nurse', 'Software Developer', 'Teacher', 'Electrician', 'Accountant', 'Care Assistant'].map(
  (name) => ({
    name,
    to: statisticsAddress(name),
  }),
)

/** The form is sent here too. With a title, it redirects to that title's page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const title = url.searchParams.get('title')?.trim()
  const where = url.searchParams.get('where')?.trim() ?? ''
  if (title) throw redirect(statisticsAddress(title, where))
  const [trending, latest, { pay }] = await Promise.all([
    ask(context, (api) => api.statistics.trending()),
    ask(context, (api) => api.statistics.latest()),
    ask(context, (api) => api.home.showcase()),
  ])
  return { trending, latest, pay, where, isMissing: title === '' }
}

export default function StatisticsStart({
  loaderData: { trending, latest, pay, where, isMissing },
}: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Job statistics"
        description="See what a job pays, where it is advertised and by whom: median, middle half and trend from live job ads in the UK and Ireland."
        canonical="/statistics"
      />
      <h1>Job statistics</h1>
      <p className={css.lead}>See what a job pays, where it is advertised and what ads ask for.</p>
      <div className={css.start}>
        <div className={css.ask}>
          <StatisticsForm title="" where={where} problems={{ title: isMissing ? 'Enter a job title' : undefined }} />
          <ChipLinks label="Job titles to try" chips={titlesToTry} />
        </div>
        {pay !== null && <PayProof pay={pay} hasMore={false} />}
      </div>
      <Wanted trending={trending} latest={latest} />
    </div>
  )
}
