import { Link, redirect } from 'react-router'
import { mostCompanyAds } from '../../../contract/job-ads/employer-words.ts'
import type { Route } from './+types/company'
import { ask } from '../../ask.ts'
import { employerFacts } from '../../ui/job/employer-facts.tsx'
import css from '../../ui/job-ads/company-page.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { Badge } from '../../ui/parts/badge.tsx'
import { EmptyLine } from '../../ui/parts/empty-state.tsx'
import { Ago } from '../../ui/when.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const company = await ask(context, (api) => api.jobAds.company({ params }))
  // The company had another name when this address was written down.
  if (params.slug !== company.slug) throw redirect(`/company/${company.slug}`, 301)
  return { company, now: new Date().toISOString() }
}

/** A company that posts ads here: who it is, how it treats candidates, and its ads. */
export default function CompanyPage({ loaderData: { company, now } }: Route.ComponentProps) {
  const { name, slug, about, address, ads, isVerified, domain, liveAds } = company
  const logo = company.pictures.find(({ kind }) => kind === 'logo')
  const pictures = company.pictures.filter(({ kind }) => kind === 'picture')
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title={`Jobs at ${name}`}
        description={`${name}: ${liveAds} ${liveAds === 1 ? 'job' : 'jobs'} online, how long it takes to answer, and what it says about itself.`}
        canonical={`/company/${slug}`}
        isForSearchEngines={ads.length > 0}
      />
      <div className={css.title}>
        {logo !== undefined && <img className={css.logo} src={logo.address} alt="" width={72} height={72} />}
        <h1>{name}</h1>
        {isVerified && <Badge>Verified</Badge>}
      </div>
      {isVerified && (
        <p className="quiet">
          Verified: the company register lists its number under this name, and one of its members reads email at{' '}
          {domain}.
        </p>
      )}
      <div className={css.columns}>
        <section className={css.section} aria-labelledby="ads">
          <h2 id="ads">Jobs at {name}</h2>
          {ads.length === 0 ? (
            <EmptyLine>This company has no ads online at the moment.</EmptyLine>
          ) : (
            <ul className={css.ads}>
              {ads.map(({ jobId, jobTitle, jobLocation, salary, created }) => (
                <li key={jobId}>
                  <h3>
                    <Link to={`/job/${jobId}`}>{jobTitle}</Link>
                  </h3>
                  <p>
                    {jobLocation} · {salary}
                  </p>
                  <p className="quiet">
                    Posted <Ago moment={created} now={now} />
                  </p>
                </li>
              ))}
            </ul>
          )}
          {liveAds > mostCompanyAds && <p>These are the latest {mostCompanyAds}. Search to find the others.</p>}
        </section>
        <section className={css.section} aria-labelledby="about">
          <h2 id="about">About {name}</h2>
          {about === '' ? <p className="quiet">The company has not said anything about itself yet.</p> : null}
          {about !== '' && <p className={css.about}>{about}</p>}
          {pictures.map(({ _id, address: src, alt, width, height }) => (
            <img key={_id} className={css.picture} src={src} alt={alt} width={width} height={height} loading="lazy" />
          ))}
          <dl className={css.facts}>
            {address !== '' && (
              <div>
                <dt>Address</dt>
                <dd>{address}</dd>
              </div>
            )}
            {employerFacts(company).map(({ name: fact, value }) => (
              <div key={fact}>
                <dt>{fact}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}
