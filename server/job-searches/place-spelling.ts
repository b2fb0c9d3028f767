import type { Place, PlaceAnswer } from '../../engines/places/index.ts'
import { slipBetween, foldWords } from '../../engines/words/index.ts'

/** Shorter names are near to many others. */
const shortest = 5
/** So many letters wrong, left out or too many, as slips are counted: two letters left out, or one wrong and one left out. */
const mostSlip = 5
/** The place that is meant has so many times the people of any other one that is as near. */
const timesBigger = 10

/**
 * The place that was probably meant, where a search names one that nobody knows: 'Londn' is London. What is in quotes is what was
 * meant. Of several that are equally near none is taken, and they are offered instead.
 */
export function withSpelling(typed: string, answer: PlaceAnswer): PlaceAnswer {
  const name = plain(typed.split(',')[0] ?? '')
  if (name.length < shortest || /\d/u.test(name)) return answer
  const isMeant = typed.includes('"')
  // The gazetteer knows frequent slips by itself.
  if (answer.kind === 'found' && isSlipOf(name, answer.place)) {
    return isMeant ? { kind: 'unknown', nearest: [answer.place] } : { ...answer, correctedFrom: typed }
  }
  if (answer.kind !== 'unknown' || isMeant) return answer
  const near = answer.nearest
    .map((place) => ({ place, slip: slipBetween(name, foldWords(place.name), mostSlip) }))
    .filter(({ slip, place }) => slip <= mostSlip && foldWords(place.name)[0] === name[0])
  const [best] = near.toSorted((a, b) => a.slip - b.slip || b.place.population - a.place.population)
  if (best === undefined || best.slip > mostSlipOf(name)) return answer
  const rivals = near.filter(({ place, slip }) => place.id !== best.place.id && slip <= best.slip)
  if (rivals.some(({ place }) => place.population * timesBigger > best.place.population)) return answer
  return { kind: 'found', place: best.place, others: others(best.place, near), correctedFrom: typed }
}

function isSlipOf(name: string, place: Place): boolean {
  const right = plain(place.name)
  return name !== right && name[0] === right[0] && slipBetween(name, right, mostSlip) <= mostSlipOf(name)
}

/** As names are compared: 'Newcastle-upon-Tyne' and “King's Lynn” are no slips. */
function plain(name: string): string {
  return foldWords(name)
    .replace(/['"]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function mostSlipOf(name: string): number {
  return name.length <= 7 ? 3 : mostSlip
}

function others(place: Place, near: readonly { place: Place }[]): Place[] {
  return near.map((one) => one.place).filter((other) => other.id !== place.id && other.name === place.name)
}
