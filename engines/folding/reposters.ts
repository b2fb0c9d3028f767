/**
 * Sites and networks that stand as the employer of ads which are others': job boards, aggregators, talent marketplaces and portals that
 * employers publish through. As `employerKey` folds their names. Each was seen with ads that the employer or its recruiter
 * posted under their own name with the same words.
 */
const reposters: ReadonlySet<string> = new Set(
  `
  ukstaffsearch, uk staffsearch, ukstaffsearchcom, cvbrowser, cv browser, efinancialcareers, efinancial careers, hackajob ltd, jobg8, jobserve, jobsite, totaljobs,
  cwjobs, cv library, cvlibrary, monster, careerbuilder, indeed, linkedin, glassdoor, adzuna, jooble, careerjet, jobrapido, neuvoo,
  talentcom, jobleads, jobleads com, lensa, jobtoday, job today, hackajob, cord, otta, welcome to jungle, hired, haystack, dice, stepstone,
  technojobs, jobstoday, nhs jobs, central advertising other, the guardian jobs, guardian jobs, myjobscotland, s1jobs,
  irishjobs, irishjobsie, jobsie, publicjobs, civil service jobs, tes, eteach, charityjob, caterer, catererglobal, the caterer,
  jobs, jobs uk, gradcracker, milkround, targetjobs, ratemyplacement, bright network, escape city, reed online, reedcouk, staffline express,
  whatjobs, jobswipe, recruit ni, nijobs, nijobscom, the muse, jobgether, remotive, weworkremotely, simplyhired, ziprecruiter, click2apply
  `
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
)

export function isReposter(employerKey: string): boolean {
  return reposters.has(employerKey)
}
