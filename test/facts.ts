import { type ListingFacts, sketchText } from '../engines/folding/index.ts'
import type { UnderstoodPlace } from '../engines/ads/index.ts'

export const leeds: UnderstoodPlace = {
  name: 'Leeds, West Yorkshire',
  lat: 53.796,
  lng: -1.548,
  areas: ['country:gb', 'country:england', 'region:yorkshire-and-the-humber', 'county:west-yorkshire'],
  country: 'GB',
  isArea: false,
}

export const westYorkshire: UnderstoodPlace = {
  name: 'West Yorkshire',
  lat: 53.75,
  lng: -1.6,
  areas: ['country:gb', 'country:england', 'region:yorkshire-and-the-humber', 'county:west-yorkshire'],
  country: 'GB',
  isArea: true,
}

export const york: UnderstoodPlace = {
  name: 'York, North Yorkshire',
  lat: 53.96,
  lng: -1.08,
  areas: ['country:gb', 'country:england', 'region:yorkshire-and-the-humber', 'county:north-yorkshire'],
  country: 'GB',
  isArea: false,
}

/** Enough words for a signature, and long enough to be a whole text. */
export const wardText =
  'We are looking for a kind and steady nurse for our medical ward of twenty eight beds. You will lead a small team on each shift, ' +
  'plan care with patients and their families, give medicines and teach students who join us from the university every autumn. ' +
  'We offer a long induction, a mentor for your first year, self-rostering and a nursery on the site that opens at six each morning.'

export const kitchenText =
  'Our kitchen cooks two hundred lunches a day from fresh produce. You will run the sauce section, order from local suppliers, keep ' +
  'records for food safety and help write a menu that changes with the season in a hotel beside the river near the station. ' +
  'You have trained in a busy brigade, keep calm when the tickets come, and like to show younger cooks how a stock is made.'

/** What an ad says: whole, dull and valid; give the detail under test. */
export function someFacts(given: Partial<ListingFacts> & { text?: string } = {}): ListingFacts {
  const { text = wardText, ...facts } = given
  return {
    board: 'reed',
    title: 'Staff Nurse',
    titleKey: 'staff nurse',
    employer: 'Alder Vale Hospital',
    employerKey: 'alder vale hospital',
    poster: 'direct',
    pay: null,
    payText: 'Pay not given',
    contractType: null,
    fullTime: false,
    partTime: false,
    workplace: null,
    daysOnSite: null,
    ir35: { status: 'unknown', evidence: null },
    industry: null,
    places: [leeds],
    isAbroad: false,
    postedAt: null,
    closesAt: null,
    url: null,
    applyUrl: null,
    isSnippet: false,
    textLength: text.length,
    sketch: sketchText(text),
    ...facts,
  }
}

export function yearlyPay(min: number, max = min): NonNullable<ListingFacts['pay']> {
  return {
    currency: 'GBP',
    period: 'year',
    min: min * 100,
    max: max * 100,
    isEstimate: false,
    yearlyMin: min,
    yearlyMax: max,
  }
}
