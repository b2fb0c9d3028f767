import type { BoardQuery } from '../server/boards/board.ts'

/** Nurse in Leeds within ten miles, the first page; give what the test is about. */
export function aBoardQuery(given: Partial<BoardQuery> = {}): BoardQuery {
  return {
    title: 'nurse',
    place: { text: 'leeds', name: 'Leeds', lat: 53.79648, lng: -1.54785, country: 'GB' },
    radiusMiles: 10,
    payMin: null,
    payMax: null,
    fullTime: false,
    partTime: false,
    contract: false,
    intern: false,
    page: 1,
    ...given,
  }
}

export const galway: NonNullable<BoardQuery['place']> = {
  text: 'galway',
  name: 'Galway',
  lat: 53.27194,
  lng: -9.04889,
  country: 'IE',
}
