import { education } from '../../server/job-searches/analyser/meanings/education.ts'
import { health } from '../../server/job-searches/analyser/meanings/health.ts'
import { office } from '../../server/job-searches/analyser/meanings/office.ts'
import { service } from '../../server/job-searches/analyser/meanings/service.ts'
import { technology } from '../../server/job-searches/analyser/meanings/technology.ts'
import { trades } from '../../server/job-searches/analyser/meanings/trades.ts'

/** Names that the search takes for one thing, and those by which people ask for it. */
export const ownMeanings: readonly (readonly string[])[] = [education, health, office, service, technology, trades]
  .flat()
  .map(({ names, inTitles = [], asks = [] }) => [...names, ...inTitles, ...asks])
