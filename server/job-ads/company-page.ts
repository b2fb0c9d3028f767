import type { CompanyPage } from '../../contract/job-ads/company-page.ts'
import { mostCompanyAds } from '../../contract/job-ads/employer-words.ts'
import { companySlug } from '../../contract/companies/company-slug.ts'
import { publicCompanyOf, publicNames } from '../companies/index.ts'
import { presentJob } from '../jobs/present-job.ts'
import { jobsByIds, jobsOfAds } from '../jobs/queries.ts'
import type { Queryable } from '../platform/database.ts'
import type { AdApplications } from './ad-applications.ts'
import { employerOf } from './employer.ts'
import { picturesOf } from './pictures/company-pictures.ts'

/** The page of a company with its ads that are online; null if there is no such page. @param slug also one that it had under another name. */
export async function companyPage(
  { db, adApplications }: { db: Queryable; adApplications: AdApplications },
  { slug, now }: { slug: string; now: Date },
): Promise<CompanyPage | null> {
  const company = await publicCompanyOf(db, slug)
  if (company === null) return null
  const { rows } = await db.query<{ id: string }>(
    `select id from job_ads where company_id = $1 and closed_at is null and online_until > $2
      order by created desc, id limit $3`,
    [company.id, now, mostCompanyAds],
  )
  const refs = rows.map(({ id }) => id)
  const jobOf = await jobsOfAds(db, { board: 'rolecall', refs })
  const ids = refs.flatMap((ref) => jobOf.get(ref) ?? [])
  const jobs = await jobsByIds(db, [...new Set(ids)])
  return {
    ...(await employerOf({ db, adApplications }, { company, now })),
    about: company.about,
    domain: company.domain,
    address: company.address,
    pictures: await picturesOf(db, company.id),
    ads: jobs
      .filter(({ closed_at }) => closed_at === null)
      .map((row) => {
        const job = presentJob(row, {
          boardName: () => 'Rolecall',
          showLinks: false,
          sandboxUrl: null,
          near: [],
          now,
          snippet: '',
          why: '',
          whole: false,
        })
        const { _id: jobId, jobTitle, jobLocation, salary, created } = job
        return { jobId, jobTitle, jobLocation, salary, created }
      }),
  }
}

/** The slugs of the companies that have ads online, for search engines. @param most the limit of one site map. */
export async function companySlugs(db: Queryable, { now, most }: { now: Date; most: number }): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select company_id as id from job_ads
      where closed_at is null and online_until > $1 and company_id is not null group by company_id order by company_id limit $2`,
    [now, most],
  )
  const ids = rows.map(({ id }) => id)
  return (await publicNames(db, ids)).map(companySlug)
}
