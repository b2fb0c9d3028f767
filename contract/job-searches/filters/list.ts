import { contract } from './contract.ts'
import { hours } from './hours.ts'
import { industry } from './industry.ts'
import { ir35 } from './ir35.ts'
import { level } from './level.ts'
import { pay } from './pay.ts'
import { posted } from './posted.ts'
import { poster } from './poster.ts'
import { source } from './source.ts'
import { sponsor } from './sponsor.ts'
import { words } from './words.ts'
import { workplace } from './workplace.ts'

/**
 * Every filter of a search, in the order of the page. Addresses, the interface, assistants, the index, facets, chips, alerts and feeds walk
 * this list: a new filter is its object, a line here, and a line in the table of the index (server/job-searches/postgres-index/kinds.ts).
 */
export const all = [
  pay,
  contract,
  hours,
  workplace,
  ir35,
  industry,
  source,
  posted,
  level,
  poster,
  sponsor,
  words,
] as const
