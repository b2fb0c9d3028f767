/** Where people came from to look at an ad. */
export const viewSources = ['search', 'rolecall', 'alert', 'search-engine', 'other-site', 'direct'] as const
export type ViewSource = (typeof viewSources)[number]

export const viewSourceNames: Readonly<Record<ViewSource, string>> = {
  search: 'Search on Rolecall',
  rolecall: 'Elsewhere on Rolecall',
  alert: 'Job alert emails',
  'search-engine': 'Search engines',
  'other-site': 'Other sites',
  direct: 'Opened directly',
}

/** The days that are told one by one, the latest ones. */
export const statisticsDays = 90

/** More people than this cannot be told apart: see decision 036. */
export const mostPeople = 5_000
