import type { Matches } from '../../../../contract/cvs/match-api.ts'
import { MatchResult } from './match-result.tsx'

/** How a person's CVs answer one ad, as far as they have any: which to begin with. */
export type TailorMatch = { match: Matches['matches'][number]; bestCvId: string | null }

/** @param matches of that one ad. */
export function tailorMatchOf({ matches }: Matches): TailorMatch | null {
  const [match] = matches
  if (match === undefined) return null
  const written = match.all.filter(({ kind }) => kind === 'cv').sort((a, b) => b.percent - a.percent)
  return { match, bestCvId: written[0]?.id ?? null }
}

export function TailorMatchView({ match }: { match: TailorMatch['match'] }) {
  return <MatchResult match={match} isBrief={false} />
}
