import { CandidateFilter } from '../../../../contract/candidates/desk.ts'

/** The fields of the filter by their names in the address. */
const names = ['q', 'level', 'score', 'asAsked'] as const

/** The filter that an address names: what cannot be one is left out. */
export function readFilter(query: URLSearchParams): CandidateFilter {
  const score = query.get('score') ?? ''
  const typed = {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    level: query.get('level') ?? '',
    asAsked: query.get('asAsked') === 'true',
  }
  const read = CandidateFilter.safeParse({ ...typed, ...(score !== '' && { score }) })
  return read.success ? read.data : CandidateFilter.parse({ q: typed.q })
}

/** What of an address every link of the candidates' pages keeps: '?show=new&q=rye'. Empty where all are shown. */
export function keptQuery(query: URLSearchParams, changes: { show?: string } = {}): string {
  const show = changes.show ?? query.get('show') ?? 'all'
  const kept = new URLSearchParams(show === 'all' ? [] : [['show', show]])
  for (const name of names) {
    const value = query.get(name) ?? ''
    if (value !== '') kept.set(name, value)
  }
  return kept.size === 0 ? '' : `?${kept.toString()}`
}

/** Whether two addresses list the same people before the state is chosen. */
export function isSameFilter(one: URLSearchParams, other: URLSearchParams): boolean {
  return names.every((name) => (one.get(name) ?? '') === (other.get(name) ?? ''))
}
