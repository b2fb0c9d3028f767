import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { fewestAds } from '../../../contract/statistics/limits.ts'
import { shareBelow } from '../../../contract/statistics/pay-share.ts'
import { statisticsAddress } from '../../../contract/statistics/address.ts'
import type { Route } from './+types/of-title'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { readAmount } from '../../ui/salary/read-amount.ts'
import { subject } from '../../ui/statistics/headline.ts'
import { StatisticsForm } from '../../ui/statistics/statistics-form.tsx'
import { TitleStatistics } from '../../ui/statistics/title-page.tsx'
import { Wanted } from '../../ui/statistics/wanted.tsx'
import type { PayCompared } from '../../ui/statistics/your-pay.tsx'
import css from '../../ui/statistics/statistics.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [{ answer, refusal }, trending, latest] = await Promise.all([
    tryAsk(context, (api) => api.statistics.find(question(params))),
    ask(context, (api) => api.statistics.trending()),
    ask(context, (api) => api.statistics.latest()),
  ])
  const asked = { title: spaced(params.jobTitle), where: spaced(params.jobLocation ?? '') }
  const found = { asked, statistics: answer, refusal, trending, latest }
  // An unknown title or place is not a page.
  return refusal === null ? data(found) : data(found, { status: 404 })
}

/** Compares the person's pay with the ads. The pay comes with the form and is not stored. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = String(form.get('pay') ?? '').slice(0, 20)
  const pennies = readAmount(typed)
  if (pennies === null || pennies === 0) {
    return data<PayCompared>({ typed, problem: 'Enter your pay as a number, such as 31000' }, { status: 400 })
  }
  const { pay } = await ask(context, (api) => api.statistics.find(question(params)))
  const wanted = form.get('kind')
  const market = pay.find(({ kind, currency }) => `${kind} ${currency}` === wanted)
  if (!market?.figures) {
    return data<PayCompared>({ typed, problem: 'There are too few ads to compare your pay with' }, { status: 409 })
  }
  const { kind, currency, ads, figures } = market
  const amount = pennies / 100
  return data<PayCompared>({
    typed,
    problem: null,
    pay: amount,
    kind,
    currency,
    ads,
    above: shareBelow(figures.percentiles, amount),
  })
}

/** The address also says how much of a list is shown, which needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

function question({ jobTitle, jobLocation }: Route.LoaderArgs['params']) {
  return { params: { id: jobTitle }, query: jobLocation === undefined ? {} : { location: jobLocation } }
}

function spaced(slug: string): string {
  return slug.replaceAll('-', ' ')
}

export default function StatisticsOfTitle({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, statistics, refusal, trending, latest } = loaderData
  const about = statistics === null ? asked.title : subject(statistics)
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title={`${about}: pay and job statistics`}
        description={`What ${about} jobs pay: median, middle half, monthly trend, top employers and where the jobs are.`}
        canonical={statistics === null ? undefined : statisticsAddress(statistics.jobTitle, statistics.jobLocation)}
        isForSearchEngines={statistics !== null && statistics.ads >= fewestAds}
      />
      <h1>{about}: job statistics</h1>
      <StatisticsForm
        title={statistics?.jobTitle ?? asked.title}
        where={statistics?.jobLocation ?? asked.where}
        problems={{
          title: refusal?.status === 404 ? refusal.message : undefined,
          where: refusal?.fields['location'],
        }}
      />
      {statistics === null ? (
        <Wanted trending={trending} latest={latest} />
      ) : (
        <TitleStatistics statistics={statistics} trending={trending} latest={latest} compared={actionData} />
      )}
    </div>
  )
}

/** The specification's words for a failure. The id helps whoever looks into it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status < 500) throw error
  const { id } = error.data as { id: string | null }
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Job statistics" isForSearchEngines={false} />
      <h1>Job statistics</h1>
      <AlertBox
        alert={{
          code: 2,
          message: 'Request failed',
          details:
            id === null
              ? 'Try again in a moment.'
              : `Try again in a moment. If it keeps happening, give us this code: ${id}`,
        }}
      />
    </div>
  )
}
