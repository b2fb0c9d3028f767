/** Places and weights are 14 bits in PostgreSQL, and it keeps 255 of them: more would only be read and dropped. */
const lastPlace = 16_383
const placesAtMost = 255

/**
 * Terms with their places in the form that PostgreSQL reads: `'nurse':2,17 't:nurse'`.
 * @param terms without quotes and backslashes, as the analyser and terms.ts make them.
 */
export function toVector(terms: ReadonlyMap<string, readonly number[]>): string {
  let vector = ''
  for (const [term, places] of terms) {
    vector += ` '${term}'`
    const count = Math.min(places.length, placesAtMost)
    for (let i = 0; i < count && places[i]! <= lastPlace; i++) vector += (i === 0 ? ':' : ',') + places[i]!
  }
  return vector
}

/** A term as a query names it. Terms hold neither quotes nor backslashes; should one ever, it stays one term. */
export function quote(term: string): string {
  return `'${term.replace(/['\\]/g, '$&$&')}'`
}
