import { z } from 'zod'
import { collectAds, readJsonAnswer } from '../answers.ts'
import type { Board, BoardAnswer, BoardCall } from '../board.ts'
import { slugOf, toListing } from './listing.ts'

const list = 'https://teaching-vacancies.service.gov.uk/api/v1/jobs.json'

/** More pages than it could ever have: an answer that never ends must not be read for ever. */
const mostPages = 500

/** The Department for Education's board for schools in England. It has no search: it is read whole and searched here. */
export const teachingVacancies: Board = {
  id: 'teaching-vacancies',
  name: 'Teaching Vacancies',
  regions: ['GB'],
  usedFor: 'Jobs in schools in England, from the schools themselves.',
  access: 'api',
  terms: {
    automatedReading: 'allowed',
    summary: 'Open Government Licence v3.0: its ads may be copied and used, commercially too, if the source is named.',
    url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
  },
  attribution: {
    label: 'Contains public sector information licensed under the Open Government Licence v3.0',
    url: 'https://teaching-vacancies.service.gov.uk/',
  },
  hosts: [list],
  settings: [],
  onByDefault: true,
  limits: { perMinute: 30, concurrent: 1, timeoutMs: 30_000, maxBytes: 8_000_000 },
  // It publishes no limit; a few whole reads a day keep up with schools.
  feed: { everyMinutes: 360, read },
  toListing,
}

const Answer = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ totalPages: z.number().int().nullish(), count: z.number().int().min(0).nullish() }).nullish(),
})

/** A hundred on a page, newest first; the page past the last is empty. */
async function* read(call: BoardCall): AsyncGenerator<BoardAnswer> {
  for (let page = 1; page <= mostPages; page++) {
    const { data, meta } = readJsonAnswer(await call.fetch({ url: `${list}?page=${page}` }), Answer)
    if (data.length === 0) return
    yield collectAds(data, { refOf: slugOf, total: meta?.count ?? null })
    if (meta?.totalPages === page) return
  }
}
