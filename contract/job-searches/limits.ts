// Apart from the schemas, so that a page can have the figures without the library that checks them.

export const sorts = ['match', 'date', 'closing', 'salary', 'location', 'title'] as const

/** The limits of the search form and of its address (checklist K2, K3; decisions C3, C4). */
export const searchLimits = {
  salaryFloor: 12_000,
  salaryCeiling: 201_000,
  salaryStep: 1_000,
  salaryDefaultMin: 12_000,
  salaryDefaultMax: 200_000,
  /** Any maximum above this means no maximum. */
  noMaximumAbove: 200_000,
  noMaximumInAddress: 200_001,
  distanceMin: 1,
  distanceMax: 51,
  distanceFormDefault: 5,
  distanceAddressDefault: 10,
  /** Any distance above this means any distance. */
  anyDistanceAbove: 50,
  pageSize: 15,
  widgetSize: 12,
  /** A search that finds fewer has found little: wider ones are offered, and the boards are asked for them. */
  few: 5,
  pageLinks: 3,
  timeoutMs: 35_000,
  suggestFrom: 2,
  suggestions: 8,
  history: 10,
  maxTextLength: 120,
} as const

/** The switches of the specification's search (S4.11): in its path and in the form. Later filters have a place in the query. */
export const searchSwitches = ['fullTime', 'partTime', 'contract', 'noIR', 'intern'] as const
export type SearchSwitch = (typeof searchSwitches)[number]

/** Something for each switch. */
export function switchesOf<Made>(make: (name: SearchSwitch) => Made): Record<SearchSwitch, Made> {
  return Object.fromEntries(searchSwitches.map((name) => [name, make(name)])) as Record<SearchSwitch, Made>
}

/** The contract filter: what people call it. The specification's flags `contract` and `intern` add to it. */
export const contractChoices = ['permanent', 'contract', 'temporary', 'apprenticeship', 'internship'] as const
