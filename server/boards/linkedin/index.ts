import { collectAds } from '../answers.ts'
import { BoardFailure, type Board, type BoardQuery } from '../board.ts'
import { adOfCard, findCards } from './cards.ts'
import { toListing } from './listing.ts'

const adsOnAPage = 10

/**
 * LinkedIn through the fragment of its search page for people who are not signed in. A card has no text of the ad: that is
 * a call of its own for each, which would be ten calls for one search.
 */
export const linkedin: Board = {
  id: 'linkedin',
  name: 'LinkedIn',
  regions: ['GB', 'IE'],
  usedFor: 'Ads of larger employers, and of those who advertise nowhere else; title, place and date only.',
  access: 'page',
  terms: {
    automatedReading: 'forbidden',
    summary:
      "LinkedIn's User Agreement (8.2) forbids bots, scrapers and any automated activity; it restricts the accounts of those " +
      'who use them.',
    url: 'https://www.linkedin.com/legal/user-agreement',
  },
  attribution: null,
  hosts: ['https://www.linkedin.com/jobs-guest/jobs/api/seeMoreJobPostings/search'],
  settings: [],
  onByDefault: false,
  limits: { perMinute: 6, perDay: 500, concurrent: 1, timeoutMs: 15_000, maxBytes: 2_000_000 },

  async search(query, call) {
    const response = await call.fetch({
      url: `https://www.linkedin.com/jobs-guest/jobs/api/seeMoreJobPostings/search?${parametersOf(query)}`,
      headers: { accept: 'text/html' },
    })
    const { cards, isWhole } = findCards(response.text)
    // The end of the results is an empty fragment; a whole page without a card is something else.
    if (cards.length === 0 && !isEmptyFragment(response.text)) {
      throw new BoardFailure('unreadable', 'the answer has no job card')
    }
    const answer = collectAds(cards.map(adOfCard), { refOf: (ad) => ad.id, total: null })
    return isWhole ? answer : { ...answer, unusable: [...answer.unusable, 'a card that breaks off'] }
  },
  toListing,
}

function isEmptyFragment(html: string): boolean {
  return html.replace(/<!--[\s\S]*?(?:-->|$)|<\/?(ul|html|head|body)>|<!doctype html>/gi, '').trim() === ''
}

const countries = { GB: 'United Kingdom', IE: 'Ireland' }

function parametersOf(query: BoardQuery): URLSearchParams {
  const { place } = query
  const country = countries[place?.country ?? 'GB']
  const parameters = new URLSearchParams({
    keywords: query.title,
    // With its country, or it is the Leeds of Alabama.
    location: place ? `${place.name}, ${country}` : country,
    start: String((query.page - 1) * adsOnAPage),
  })
  if (place && query.radiusMiles !== null) parameters.set('distance', String(Math.ceil(query.radiusMiles)))
  const kinds = [query.fullTime && 'F', query.partTime && 'P', query.contract && 'C', query.intern && 'I']
  const chosen = kinds.filter((kind) => kind !== false)
  if (chosen.length > 0) parameters.set('f_JT', chosen.join(','))
  return parameters
}
