import { Link } from 'react-router'
import { defaultSearch, resultsAddress } from '../../../contract/job-searches/results-address.ts'
import type { WantedSearch } from '../../../contract/job-searches/api.ts'
import type { Statistics } from '../../../contract/statistics/statistics.ts'
import { statisticsAddress } from '../../../contract/statistics/address.ts'
import { Day } from '../when.tsx'
import { adsText } from './amounts.ts'
import { CountList } from './count-list.tsx'
import { basis, headline, subject } from './headline.ts'
import { PaySection, TooFewPays } from './pay-section.tsx'
import { RegionMap } from './region-map.tsx'
import { Trend } from './trend.tsx'
import { Wanted } from './wanted.tsx'
import { YourPay, type PayCompared } from './your-pay.tsx'
import css from './statistics.module.css'
import { EmptyLine, EmptyState } from '../parts/empty-state.tsx'

/** The place of a search without a place. */
const everywhere = 'United Kingdom'

type Props = {
  statistics: Statistics
  trending: Readonly<Record<string, number>>
  latest: readonly WantedSearch[]
  compared: PayCompared | undefined
}

/** What a job pays, and where it is advertised. */
export function TitleStatistics({ statistics, trending, latest, compared }: Props) {
  const { jobTitle, jobLocation, isEnough } = statistics
  const known = statistics.pay.flatMap((pay) => (pay.figures === null ? [] : [{ ...pay, figures: pay.figures }]))
  const unknown = statistics.pay.filter(({ figures }) => figures === null)
  const search = { ...defaultSearch, jobTitle, jobLocation: jobLocation || everywhere }
  return (
    <>
      {isEnough ? (
        <div className={css.opening}>
          <p className={css.lead}>{headline(statistics)}</p>
          <p className="quiet">
            {basis(statistics)} <Posted statistics={statistics} />
          </p>
        </div>
      ) : (
        <TooFew statistics={statistics} />
      )}
      {isEnough && (
        <>
          {known.map((pay) => (
            <PaySection key={`${pay.kind} ${pay.currency}`} pay={pay} figures={pay.figures} statistics={statistics} />
          ))}
          <TooFewPays pays={unknown} statistics={statistics} />
          <Trend statistics={statistics} />
          <YourPay pay={statistics.pay} compared={compared} />
          <div className={css.columns}>
            <CountList
              title="What ads ask for"
              name="keywords"
              counts={statistics.frequency}
              to={(keyword) => resultsAddress({ ...search, contains: keyword })}
              none="These ads name no skills that we recognise."
            />
            <CountList
              title="Where the jobs are"
              name="places"
              counts={statistics.locations}
              to={(place) => resultsAddress({ ...search, jobLocation: place })}
              none="These ads name no towns that we recognise."
            />
            <RegionMap regions={statistics.regions} />
            <Employers statistics={statistics} />
          </div>
        </>
      )}
      <p className={css.links}>
        <Link to={resultsAddress(search)}>See jobs</Link>
        {isEnough && (
          <a
            href={`/statistics.csv?${new URLSearchParams({ title: jobTitle, where: jobLocation }).toString()}`}
            download
          >
            Download CSV
          </a>
        )}
        <Link to="/how-statistics-are-made">How we make these figures</Link>
      </p>
      <Wanted trending={trending} latest={latest} />
    </>
  )
}

function Posted({ statistics: { from, to } }: { statistics: Statistics }) {
  if (from === null || to === null) return null
  if (from === to) {
    return (
      <>
        Posted on <Day moment={from} />.
      </>
    )
  }
  return (
    <>
      Posted from <Day moment={from} /> to <Day moment={to} />.
    </>
  )
}

/** Why there are no figures, with links to pages that may have some. */
function TooFew({ statistics }: { statistics: Statistics }) {
  const { ads, jobTitle, jobLocation } = statistics
  const wider = jobTitle.split(' ').at(-1) ?? jobTitle
  return (
    <EmptyState
      title={`We found ${ads === 0 ? 'no ads' : `only ${adsText(ads)}`} for ${subject(statistics)} in the last ${statistics.days} days.`}
      picture="chart"
    >
      <p>We need at least five ads to give figures. These pages may have more:</p>
      <ul className={css.words}>
        {jobLocation !== '' && (
          <li>
            <Link to={statisticsAddress(jobTitle)}>{jobTitle} everywhere</Link>
          </li>
        )}
        {wider !== jobTitle && (
          <li>
            <Link to={statisticsAddress(wider, jobLocation)}>{subject({ jobTitle: wider, jobLocation })}</Link>
          </li>
        )}
        <li>
          <Link to="/statistics">Popular job titles</Link>
        </li>
      </ul>
    </EmptyState>
  )
}

function Employers({ statistics: { employers } }: { statistics: Statistics }) {
  return (
    <section className={css.section} aria-labelledby="employers">
      <h2 id="employers">Top employers</h2>
      {employers.length === 0 ? (
        <EmptyLine picture="chart">These ads name no employers.</EmptyLine>
      ) : (
        <ol className={css.employers}>
          {employers.map(({ name, ads }) => (
            <li key={name}>
              <span>{name}</span>
              <span className={css.number}>{adsText(ads)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
