import { adDays } from '../../../contract/job-ads/costs.ts'
import type { AdStatistics } from '../../../contract/job-ads/statistics.ts'
import { viewSourceNames } from '../../../contract/job-ads/view-sources.ts'
import { dayOf, shortDayOf } from '../dates.ts'
import { EmptyLine } from '../parts/empty-state.tsx'
import { Table } from '../parts/table.tsx'
import { Chart } from '../statistics/chart.tsx'
import { DataTable } from '../statistics/data-table.tsx'
import css from '../statistics/statistics.module.css'
import { Day } from '../when.tsx'
import own from './ad-statistics.module.css'

const figure = (value: number) => value.toLocaleString('en-GB')

/** How an ad does: in figures, by day and by where people came from. */
export function AdStatisticsView({ statistics }: { statistics: AdStatistics }) {
  const { views, people, saved, applications, byDay, bySource } = statistics
  const days = padded(byDay.map(({ day }) => day))
  const slots = days.map((day) => ({ when: `on ${dayOf(day)}`, tick: shortDayOf(day) }))
  const values = (of: (one: AdStatistics['byDay'][number]) => number) =>
    days.map((_, i) => (byDay[i] === undefined ? null : of(byDay[i])))
  return (
    <>
      <dl className={`${css.facts} ${own.facts}`}>
        <Fact name="Views" value={views} />
        <Fact name="Different people" value={people} isAbout={people > 20} />
        <Fact name="On shortlists now" value={saved} />
        <Fact name="Applications" value={applications} />
      </dl>
      <p className="quiet">
        A view is a person who looks at the ad, counted once a day. Your company and robots are not counted. ‘Different
        people’ counts each person once over all days. It is an estimate, because we do not record who they were.
      </p>
      <section className={css.section} aria-labelledby="by-day">
        <h2 id="by-day">Day by day</h2>
        <div className={css.charts}>
          <Chart title="Views" slots={slots} values={values((one) => one.views)} show={figure} look="bars" />
          <Chart
            title="Applications"
            slots={slots}
            values={values((one) => one.applications)}
            show={figure}
            look="bars"
          />
        </div>
        <DataTable
          caption="Day by day"
          columns={['Day', 'Views', 'Put on shortlists', 'Applications']}
          rows={byDay.map((one) => [dayOf(one.day), figure(one.views), figure(one.saved), figure(one.applications)])}
        />
      </section>
      <section className={css.section} aria-labelledby="by-source">
        <h2 id="by-source">Where people came from</h2>
        {bySource.length === 0 ? (
          <EmptyLine picture="chart">Nobody has looked at the ad yet.</EmptyLine>
        ) : (
          <Table
            caption="Views by where people came from"
            isCaptionUnseen
            columns={[{ name: 'From' }, { name: 'Views', isFigure: true }]}
            rows={bySource.map((one) => ({
              key: one.source,
              cells: [viewSourceNames[one.source], figure(one.views)],
            }))}
          />
        )}
      </section>
      <p className="quiet">
        First online on <Day moment={statistics.since} />. Days are in UTC.
      </p>
    </>
  )
}

/** A chart has as many days as an ad is online, also while most of them are still to come. */
function padded(days: readonly string[]): string[] {
  const first = Date.parse(days[0] ?? '')
  const count = Math.max(adDays, days.length)
  return Array.from({ length: count }, (_, i) => new Date(first + i * 86_400_000).toISOString().slice(0, 10))
}

function Fact({ name, value, isAbout = false }: { name: string; value: number; isAbout?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {isAbout && 'about '}
        {figure(value)}
      </dd>
    </div>
  )
}
