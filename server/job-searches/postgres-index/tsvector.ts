/**
 * Terms with their places in the form that PostgreSQL reads: '2,17', and nothing for a term without a place. Texts, not
 * lists of numbers: a job has hundreds of terms, and most stand in it once.
 */
export type Vector = Map<string, string>

/** Places and weights are 14 bits in PostgreSQL; it keeps 255 places and drops the others itself. */
const lastPlace = 16_383

/** @param place from 1; 0: the term has none. */
export function noteInVector(vector: Vector, term: string, place: number): void {
  const places = vector.get(term)
  const isPlaced = place > 0 && place <= lastPlace
  if (places === undefined) vector.set(term, isPlaced ? `${place}` : '')
  else if (isPlaced) vector.set(term, places === '' ? `${place}` : `${places},${place}`)
}

/**
 * `'nurse':2,17 't:nurse'`
 * @param vector of terms without quotes and backslashes, as the analyser and terms.ts make them.
 */
export function printVector(vector: Vector): string {
  const parts: string[] = []
  for (const [term, places] of vector) parts.push(places === '' ? `'${term}'` : `'${term}':${places}`)
  return parts.join(' ')
}

/** A term as a query names it. Terms hold neither quotes nor backslashes; should one ever, it stays one term. */
export function quote(term: string): string {
  return `'${term.replace(/['\\]/g, '$&$&')}'`
}
