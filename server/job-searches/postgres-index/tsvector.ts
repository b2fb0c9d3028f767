/** Places and weights are 14 bits in PostgreSQL, and it keeps 255 of them: more would only be read and dropped. */
const lastPlace = 16_383
const placesAtMost = 255

/** Terms with their places in the form that PostgreSQL reads: `'nurse':2,17 't:nurse'`. */
export function toVector(terms: ReadonlyMap<string, readonly number[]>): string {
  let vector = ''
  for (const [term, places] of terms) {
    vector += vector === '' ? quote(term) : ` ${quote(term)}`
    const count = Math.min(places.length, placesAtMost)
    for (let i = 0; i < count && places[i]! <= lastPlace; i++) vector += (i === 0 ? ':' : ',') + String(places[i])
  }
  return vector
}

/** Terms hold neither quotes nor backslashes, whatever the ad said; should one ever, it stays one term. */
export function quote(term: string): string {
  return term.includes("'") || term.includes('\\') ? `'${term.replace(/['\\]/g, '$&$&')}'` : `'${term}'`
}
