import { z } from 'zod'
import { collectAds, idIn } from '../answers.ts'
import { BoardFailure, type Board, type BoardQuery } from '../board.ts'
import { numberOrNull } from '../reading.ts'
import { readXmlAnswer } from '../read-xml.ts'
import { toListing } from './listing.ts'

/** The most that one answer gives. */
const adsOnAPage = 100

/** NHS Jobs through `search_xml`, its keyless search for sites that show vacancies. */
export const nhs: Board = {
  id: 'nhs',
  name: 'NHS Jobs',
  regions: ['GB'],
  usedFor: 'Jobs in the health service of England and Wales, from the trusts themselves.',
  access: 'api',
  terms: {
    automatedReading: 'allowed',
    summary:
      'The terms for employers let job boards take and show a feed of live vacancies; most content is under the Open Government Licence. The page for candidates speaks of personal use only: ask for the agreement for job boards before a commercial launch.',
    url: 'https://www.nhsbsa.nhs.uk/nhs-jobs',
  },
  attribution: {
    label: 'Contains information from NHS Jobs, licensed under the Open Government Licence v3.0',
    url: 'https://www.jobs.nhs.uk/candidate',
  },
  hosts: ['https://www.jobs.nhs.uk/api/v1/search_xml'],
  settings: [],
  onByDefault: true,
  // It publishes no limit.
  limits: { perMinute: 20, perDay: 5_000, concurrent: 2, timeoutMs: 20_000, maxBytes: 2_000_000 },

  async search(query, call) {
    const response = await call.fetch({
      url: `https://www.jobs.nhs.uk/api/v1/search_xml?${parametersOf(query)}`,
      headers: { accept: 'application/xml, text/xml' },
    })
    const { vacancyDetails, totalResults } = readAnswer(readXmlAnswer(response, 'nhsJobs'))
    const vacancies = [vacancyDetails ?? []].flat()
    return collectAds(vacancies, { refOf, total: numberOrNull(totalResults) })
  },
  toListing,
}

const refOfReference = idIn('reference')
const refOfNumber = idIn('id')

function refOf(vacancy: unknown): string | null {
  return refOfReference(vacancy) ?? refOfNumber(vacancy)
}

/** An answer without vacancies says how many there are all the same. */
const Answer = z.object({ vacancyDetails: z.unknown().optional(), totalResults: z.string() })

function readAnswer(root: unknown): z.infer<typeof Answer> {
  const parsed = Answer.safeParse(root)
  if (parsed.success) return parsed.data
  throw new BoardFailure('unreadable', 'the answer says no number of results')
}

function parametersOf({ title, place, radiusMiles, payMin, payMax, page }: BoardQuery): URLSearchParams {
  const parameters = new URLSearchParams({
    keyword: title,
    // Vacancies for those who work there already must not be shown.
    externalOnly: 'true',
    page: String(page),
    limit: String(adsOnAPage),
  })
  if (place && radiusMiles !== null) {
    parameters.set('location', place.name)
    parameters.set('distance', String(Math.ceil(radiusMiles)))
  }
  if (payMin !== null) parameters.set('salaryFrom', String(payMin))
  if (payMax !== null) parameters.set('salaryTo', String(payMax))
  return parameters
}
