import { z } from 'zod'
import { collectAds, idIn } from '../answers.ts'
import { BoardFailure, type Board, type BoardQuery } from '../board.ts'
import { kilometresInAMile, stepFor } from '../distance.ts'
import { toListing } from './listing.ts'
import { parseWithLongIds } from './long-ids.ts'

/** The distances that its own form offers, in kilometres. */
const distances = [0, 4, 8, 16, 26, 40, 80]

/** Jooble's API. The key decides the country that it searches. */
export const jooble: Board = {
  id: 'jooble',
  name: 'Jooble',
  regions: ['GB', 'IE'],
  usedFor: 'Ads gathered from many boards and employers, in the country that your key is for.',
  access: 'api',
  terms: {
    automatedReading: 'conditions',
    summary: 'Needs a key of your own. Its ads come from other boards, and its links lead there through Jooble.',
    url: 'https://jooble.org/info/terms',
  },
  attribution: { label: 'Jobs by Jooble', url: 'https://jooble.org/' },
  hosts: ['https://jooble.org/api/'],
  settings: [{ name: 'ROLECALL_JOOBLE_KEY', meaning: 'Your API key, from jooble.org/api/about' }],
  onByDefault: false,
  limits: { perMinute: 20, perDay: 500, concurrent: 2, timeoutMs: 15_000, maxBytes: 2_000_000 },

  async search(query, call) {
    const { text } = await call.fetch({
      method: 'POST',
      url: `https://jooble.org/api/${encodeURIComponent(call.setting('ROLECALL_JOOBLE_KEY'))}`,
      json: bodyOf(query),
      // A search changes nothing there.
      retryable: true,
    })
    // Seen where it had nothing to say.
    if (text.trim() === '') return { ads: [], total: 0, unusable: [] }
    const { jobs, totalCount } = readAnswer(text)
    return collectAds(jobs, { refOf: idIn('id'), total: totalCount ?? null })
  },
  toListing,
}

const Answer = z.object({ jobs: z.array(z.unknown()), totalCount: z.number().int().min(0).nullish() })

function readAnswer(text: string): z.infer<typeof Answer> {
  try {
    return Answer.parse(parseWithLongIds(text))
  } catch (cause) {
    throw new BoardFailure('unreadable', 'the answer is not in the documented format', { cause })
  }
}

function bodyOf({ title, place, radiusMiles, payMin, page }: BoardQuery): Record<string, string | number> {
  return {
    keywords: title,
    location: place && radiusMiles !== null ? place.name : '',
    ...(place && radiusMiles !== null && { radius: String(stepFor(radiusMiles * kilometresInAMile, distances)) }),
    ...(payMin !== null && { salary: payMin }),
    page: String(page),
  }
}
