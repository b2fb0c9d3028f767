import type { BoardId } from '../../../contract/boards/boards.ts'
import type { Industry } from '../../../contract/jobs/industries.ts'
import type { ContractChoice, Facets, JobSearch } from '../../../contract/job-searches/job-searches.ts'
import type { ExperienceLevel, Ir35, Workplace } from '../../../contract/jobs/jobs.ts'
import { searchLimits as limits } from '../../../contract/job-searches/limits.ts'

export type FacetName = keyof Facets

const noRate = { payPer: 'year', payFrom: null, payTo: null } as const

/**
 * The search after one value of a filter was pressed: taken in, or, where it held, taken out. The flags of the address and the lists
 * of the query say the same in two ways; what comes out says it in one.
 * @param next The value after it in the same filter: the upper bound of a band of pay.
 */
export function toggleFacet(
  search: JobSearch,
  facet: FacetName,
  { value, next, isChosen }: { value: string; next?: string | undefined; isChosen: boolean },
): JobSearch {
  const changed = { ...search, page: 1 }
  const flip = <Value extends string>(list: readonly Value[]): Value[] =>
    isChosen ? list.filter((one) => one !== value) : [...list, value as Value]
  switch (facet) {
    case 'contract': {
      const flags: ContractChoice[] = [
        ...(search.contract ? ['contract' as const] : []),
        ...(search.intern ? ['internship' as const] : []),
      ]
      return {
        ...changed,
        contract: false,
        intern: false,
        contracts: flip([...new Set([...search.contracts, ...flags])]),
      }
    }
    case 'hours':
      return value === 'full-time' ? { ...changed, fullTime: !isChosen } : { ...changed, partTime: !isChosen }
    case 'workplace':
      return { ...changed, workplace: flip<Workplace>(search.workplace) }
    case 'ir35': {
      const list = flip<Ir35['status']>([...new Set([...search.ir35, ...(search.noIR ? ['outside' as const] : [])])])
      const isOnlyOutside = list.length === 1 && list[0] === 'outside'
      return { ...changed, noIR: isOnlyOutside, ir35: isOnlyOutside ? [] : list }
    }
    case 'industry': {
      const area: Industry[] = search.jobArea === 'Any' ? [] : [search.jobArea]
      return { ...changed, jobArea: 'Any', industries: flip([...new Set([...search.industries, ...area])]) }
    }
    case 'source':
      return { ...changed, sources: flip<BoardId>(search.sources) }
    case 'posted':
      return { ...changed, postedWithinDays: isChosen ? null : Number(value) }
    case 'poster':
      return { ...changed, poster: isChosen ? 'any' : (value as JobSearch['poster']) }
    case 'level':
      return { ...changed, levels: flip<ExperienceLevel>(search.levels) }
    case 'sponsor':
      return { ...changed, sponsors: !isChosen }
    case 'pay':
      // A band counts the ads that say their pay, and leads to no others.
      return {
        ...changed,
        withoutPay: isChosen,
        jobSalaryMin: isChosen ? limits.salaryDefaultMin : Math.max(Number(value), limits.salaryFloor),
        jobSalaryMax: isChosen || next === undefined ? limits.noMaximumInAddress : Number(next),
        ...noRate,
      }
    case 'payDay':
    case 'payHour':
      return {
        ...changed,
        withoutPay: isChosen,
        jobSalaryMin: limits.salaryDefaultMin,
        jobSalaryMax: limits.noMaximumInAddress,
        ...(isChosen
          ? noRate
          : {
              payPer: facet === 'payDay' ? ('day' as const) : ('hour' as const),
              payFrom: value === '0' ? null : Number(value),
              payTo: next === undefined ? null : Number(next),
            }),
      }
  }
}
