import { z } from 'zod'
import { collectAds, idIn, readJsonAnswer } from '../answers.ts'
import type { Board, BoardAnswer, BoardCall } from '../board.ts'
import { toListing, withoutContact } from './listing.ts'

const list = 'https://api.apprenticeships.education.gov.uk/vacancies/vacancy'

/** At most a hundred on a page when the whole text is wanted. */
const adsOnAPage = 100

/** Find an apprenticeship, by its Display Advert API. It has no keywords: it is read whole and searched here. */
export const apprenticeships: Board = {
  id: 'apprenticeships',
  name: 'Find an apprenticeship',
  regions: ['GB'],
  usedFor: 'Apprenticeships in England, from the government service where all of them are advertised.',
  access: 'api',
  terms: {
    automatedReading: 'allowed',
    summary:
      'Made for other sites to show its adverts; keeping a copy by reading it now and then is encouraged. The key is free.',
    url: null,
  },
  attribution: { label: 'Find an apprenticeship', url: 'https://www.findapprenticeship.service.gov.uk/' },
  hosts: [list],
  settings: [
    { name: 'ROLECALL_APPRENTICESHIPS_KEY', meaning: 'Your subscription key for the Display Advert API (free)' },
  ],
  onByDefault: false,
  // It allows 150 calls in five minutes.
  limits: { perMinute: 25, concurrent: 1, timeoutMs: 30_000, maxBytes: 8_000_000 },
  feed: { everyMinutes: 240, read },
  toListing,
}

const Answer = z.object({
  vacancies: z.array(z.unknown()),
  total: z.number().int().min(0).nullish(),
  totalPages: z.number().int().min(0),
})

async function* read(call: BoardCall): AsyncGenerator<BoardAnswer> {
  for (let page = 1; ; page++) {
    const parameters = new URLSearchParams({
      PageNumber: String(page),
      PageSize: String(adsOnAPage),
      Sort: 'AgeDesc',
      IncludeDetails: 'true',
    })
    const response = await call.fetch({
      url: `${list}?${parameters}`,
      headers: { 'ocp-apim-subscription-key': call.setting('ROLECALL_APPRENTICESHIPS_KEY'), 'x-version': '2' },
    })
    const { vacancies, total, totalPages } = readJsonAnswer(response, Answer)
    if (vacancies.length === 0) return
    yield collectAds(vacancies.map(withoutContact), { refOf: idIn('vacancyReference'), total: total ?? null })
    if (page >= totalPages) return
  }
}
