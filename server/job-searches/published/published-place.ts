import type { Gazetteer } from '../../../engines/places/index.ts'

/**
 * The place that somebody searched in, as it is shown to others: a town, or what is larger. A postcode, a district and a village
 * are told as their town. The text is the gazetteer's own, never what was typed.
 * @returns null where the words name no one place: several, none, abroad, unknown.
 */
export function publishedPlace(gazetteer: Gazetteer, typed: string): string | null {
  const answer = gazetteer.resolve(typed)
  return answer.kind === 'found' ? (gazetteer.townOf(answer.place)?.label ?? null) : null
}
