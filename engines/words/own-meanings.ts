import { education } from './meanings/education.ts'
import { health } from './meanings/health.ts'
import { office } from './meanings/office.ts'
import { service } from './meanings/service.ts'
import { technology } from './meanings/technology.ts'
import { trades } from './meanings/trades.ts'

/** Names that the search takes for one thing, and those by which people ask for it. */
export const ownMeanings: readonly (readonly string[])[] = [education, health, office, service, technology, trades]
  .flat()
  .map(({ names, inTitles = [], asks = [] }) => [...names, ...inTitles, ...asks])
