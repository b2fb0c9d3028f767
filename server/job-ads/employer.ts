import type { Employer } from '../../contract/job-ads/company-page.ts'
import { answerDays, fewestAnswers } from '../../contract/job-ads/employer-words.ts'
import { companySlug } from '../../contract/companies/company-slug.ts'
import type { PublicCompany } from '../companies/index.ts'
import type { Queryable } from '../platform/database.ts'
import type { AdApplications } from './ad-applications.ts'
import { keptPromises } from './promises.ts'

const day = 86_400_000

/** What candidates should know of a company before they apply. */
export async function employerOf(
  { db, adApplications }: { db: Queryable; adApplications: AdApplications },
  { company, now }: { company: PublicCompany; now: Date },
): Promise<Employer> {
  const since = new Date(now.getTime() - answerDays * day)
  const [liveAds, { answers, medianHours }, promises] = await Promise.all([
    countLiveAds(db, { companyId: company.id, now }),
    adApplications.answerTimes(db, { companyId: company.id, since }),
    keptPromises(db, { companyId: company.id, now }),
  ])
  return {
    name: company.name,
    slug: companySlug(company),
    kind: company.kind,
    companyNumber: company.companyNumber,
    isVerified: company.isVerified,
    liveAds,
    answerTime: { answers, usualHours: answers < fewestAnswers ? null : medianHours },
    promises,
  }
}

async function countLiveAds(db: Queryable, { companyId, now }: { companyId: string; now: Date }): Promise<number> {
  const { rows } = await db.query<{ ads: number }>(
    'select count(*)::int as ads from job_ads where company_id = $1 and closed_at is null and online_until > $2',
    [companyId, now],
  )
  return rows[0]?.ads ?? 0
}
