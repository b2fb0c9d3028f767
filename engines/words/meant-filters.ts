import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { searchLimits } from '../../contract/job-searches/limits.ts'
import { plainTextOfQuery } from './read-query.ts'

/** Words of a search that were not looked for in ads. `into`: the filter that they became; null: they were left out. */
export type MeantFilter = { words: string; into: string | null }

/**
 * Turns words that name no job into the filters that they mean: 'data analyst 100% remote' is a data analyst with the filter
 * Remote; 'pay per day' is left out. What stands in quotes or behind a minus sign is looked for as it is, and so is a search that
 * would have no other word left.
 */
export function withMeantFilters(search: JobSearch): { search: JobSearch; turned: MeantFilter[] } {
  // Anyone who quotes, excludes or says OR has said exactly what they want.
  if (/["“”„‟«»″]|(?:^|\s)[-–−]\S|\sOR\s/u.test(search.jobTitle)) return { search, turned: [] }
  let meant = { ...search, jobTitle: ` ${search.jobTitle} ` }
  const turned: MeantFilter[] = []
  for (const { pattern, into, apply } of rules.flatMap((rule) => [rule, rule])) {
    const found = pattern.exec(meant.jobTitle)
    if (found === null) continue
    const jobTitle = ` ${tidy(meant.jobTitle.replace(pattern, ' '))} `
    if (!hasJob(jobTitle)) continue
    const next = apply === undefined ? meant : apply(meant, found)
    meant = { ...next, jobTitle }
    turned.push({
      words: found[0].replace(/[,;\s]+/gu, ' ').trim(),
      into: typeof into === 'function' ? into(found) : into,
    })
  }
  return turned.length === 0 ? { search, turned } : { search: { ...meant, jobTitle: meant.jobTitle.trim() }, turned }
}

/** The search with those words in quotes, so that they are looked for in the ads. */
export function asTyped(search: JobSearch, turned: readonly MeantFilter[]): JobSearch {
  const jobTitle = turned.reduce((text, { words }) => text.replace(words, () => `"${words}"`), search.jobTitle)
  return { ...search, jobTitle: jobTitle === search.jobTitle ? `"${jobTitle}"` : jobTitle, page: 1 }
}

/** Without the brackets and commas that stood around what was taken out. */
function tidy(text: string): string {
  return text
    .replace(/\( ?\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^[,(–-] ?| ?[,(–-]$/gu, '')
    .trim()
}

/** Letters that are more than a joining word: something is left to look for. */
function hasJob(jobTitle: string): boolean {
  const words =
    plainTextOfQuery(jobTitle)
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{N}+#.&]*/gu) ?? []
  return words.some((word) => !joining.has(word))
}

const joining = new Set(
  'a an and at by for from in job jobs near of on or role roles the to vacancies with work'.split(' '),
)

type Rule = {
  /** Over the words with a blank before and after; no part of it may repeat without end. */
  pattern: RegExp
  into: string | null | ((found: RegExpExecArray) => string)
  apply?: (search: JobSearch, found: RegExpExecArray) => JobSearch
}

function workplace(value: JobSearch['workplace'][number]): NonNullable<Rule['apply']> {
  return (search) => ({ ...search, workplace: [...new Set([...search.workplace, value])] })
}

function contract(value: JobSearch['contracts'][number]): NonNullable<Rule['apply']> {
  return (search) => ({ ...search, contracts: [...new Set([...search.contracts, value])] })
}

/** As decisions C29 and S4 count a year: 233 days of eight hours. */
const daysOfYear = 233
const hoursOfDay = 8

const remoteNames = 'sensing|support|access|monitoring|operations|pilot|hands|desktop|site|sites|patient|control'
const hybridNames = 'cloud|vehicle|vehicles|electric|mail'

const rules: readonly Rule[] = [
  {
    pattern:
      /(?<=\s)(?:(?:100 ?%|fully|completely|only|all) ?-?remote|remote (?:only|working|based|work)|work(?:ing)? (?:from|at) home|wfh|home[- ]based)(?=[,\s])[,\s]?/iu,
    into: 'Remote',
    apply: workplace('remote'),
  },
  {
    pattern: new RegExp(`^\\s(?:remote)[,\\s] ?(?!(?:${remoteNames})\\s)|(?<=[\\s(,-])remote\\)?\\s$`, 'iu'),
    into: 'Remote',
    apply: workplace('remote'),
  },
  {
    pattern: new RegExp(
      `(?<=\\s)hybrid work(?:ing)?(?=\\s)|^\\shybrid\\s(?!(?:${hybridNames})\\s)|(?<=[\\s(,-])hybrid\\)?\\s$`,
      'iu',
    ),
    into: 'Hybrid',
    apply: workplace('hybrid'),
  },
  {
    pattern: /(?<=\s)full[- ]?time(?=[,\s])[,\s]?/iu,
    into: 'Full time',
    apply: (search) => ({ ...search, fullTime: true }),
  },
  {
    pattern: /(?<=\s)part[- ]?time(?=[,\s])[,\s]?/iu,
    into: 'Part time',
    apply: (search) => ({ ...search, partTime: true }),
  },
  {
    pattern: /(?<=\s)outside ?(?:of )?ir35(?=\s)/iu,
    into: 'Outside IR35',
    apply: (search) => ({ ...search, ir35: [...new Set([...search.ir35, 'outside' as const])] }),
  },
  {
    pattern: /(?<=\s)inside ?ir35(?=\s)/iu,
    into: 'Inside IR35',
    apply: (search) => ({ ...search, ir35: [...new Set([...search.ir35, 'inside' as const])] }),
  },
  {
    pattern: /^\s(?:permanent|perm)\s|(?<=\s)(?:permanent|perm)\s$/iu,
    into: 'Permanent',
    apply: contract('permanent'),
  },
  {
    pattern: /^\s(?:temporary|temp)\s|(?<=\s)(?:temporary|temp)\s$/iu,
    into: 'Temporary',
    apply: contract('temporary'),
  },
  { pattern: /(?<=\s)contract\s$/iu, into: 'Contract', apply: contract('contract') },
  {
    pattern: /£ ?(\d{1,4})(?:\.\d\d)? ?(?:per|a|an|p\/|\/|p) ?(day|d|hour|hr|h)\+?(?=\s)/iu,
    into: ([, amount, period]) => `at least £${amount} ${/^d/iu.test(period ?? '') ? 'a day' : 'an hour'}`,
    apply: (search, [, amount, period]) =>
      payFrom(search, Number(amount) * daysOfYear * (/^d/iu.test(period ?? '') ? 1 : hoursOfDay)),
  },
  {
    pattern: /£ ?(\d{2,3})(?:k|,?000)\+?(?: (?:per annum|per year|a year|pa|p\.a\.?))?(?=\s)/iu,
    into: ([, thousands]) => `at least £${thousands},000 a year`,
    apply: (search, [, thousands]) => payFrom(search, Number(thousands) * 1_000),
  },
  {
    pattern:
      /(?<=\s)(?:pay(?:ing|s)? )?(?:per|by the) (?:day|hour|week|month|annum|year)(?: (?:pay|rate))?(?=\s)|(?<=\s)(?:pay|paid) (?:daily|weekly|hourly|monthly)(?=\s)|(?<=\s)(?:daily|weekly|hourly|day) (?:pay|paid|rate|rates)(?=\s)|(?<=\s)(?:p\.a\.?|p\.h\.?|per annum)(?=\s)/iu,
    into: null,
  },
  {
    pattern:
      /(?<=\s)(?:near me|nearby|asap|urgent(?:ly)?(?! care| treatment)|immediate(?:ly)? (?:start|available)|start(?:ing)? (?:now|immediately|asap)|hiring(?: now)?|wanted|needed|well[- ]paid|high(?:ly)?[- ](?:paid|paying)|good (?:pay|salary))(?=\s)/iu,
    into: null,
  },
]

function payFrom(search: JobSearch, amount: number): JobSearch {
  const { salaryFloor, salaryCeiling } = searchLimits
  return amount <= salaryFloor || amount >= salaryCeiling
    ? search
    : { ...search, jobSalaryMin: Math.max(search.jobSalaryMin, amount) }
}
