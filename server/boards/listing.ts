import type { Listing } from './board.ts'

/** A listing of what the board says; all that it does not say is null or empty. */
export function listing(
  said: Pick<Listing, 'ref' | 'title'> & Partial<Omit<Listing, 'pay'>> & { pay?: Partial<Listing['pay']> },
): Listing {
  return {
    url: null,
    applyUrl: null,
    employer: null,
    isAgency: null,
    description: '',
    descriptionFormat: 'text',
    isSnippet: false,
    places: [],
    position: null,
    country: null,
    kindWords: [],
    industryWords: [],
    postedAt: null,
    closesAt: null,
    ...said,
    pay: { text: null, min: null, max: null, currency: null, period: null, isEstimate: false, ...said.pay },
  }
}
