import { rules } from './coded-phrase.ts'
import type { Ground } from './grounds.ts'

/** Members of unions: not a ground of the two acts, but a law of its own refuses it in the same words. */
export const unions: Ground = {
  id: 'oth-union',
  title: 'A condition on union membership',
  details: 'Leave it out.',
  rule: rules.union,
  refused: {
    adjectives: 'unioni[sz]ed|pro-union',
    nouns:
      '(?:non-|non )members?(?=[.,;!]|$| (?:will|need|are|cannot))|(?:unite|unison|gmb|usdaw|rmt|aslef|siptu) members?|(?:trade |active )?union (?:members?|men|activists?|officials?|reps?|representatives?|supporters?|sympathi[sz]ers?|types|people|membership)|trade unionists?|unionists?(?=[.,;!]|$| need)|shop stewards?|members of (?:[a-z]{1,6} )?(?:(?:trade )?unions?|unite|unison|gmb|usdaw|rmt|aslef|siptu|fórsa|mandate)|(?:trade )?unions(?=[.,;!]|$| here| please)',
    qualities:
      'with (?:any )?(?:record|history|background|past|interest) (?:of|in) (?:trade )?union[a-z]{0,3}(?: activity| membership| involvement| work| activism)?|(?:who (?:have|has) (?:ever )?)?(?:been on strike|taken (?:part in )?(?:strikes?|industrial action)|gone on strike)|(?:in|belong to|belongs to|belonging to|who joins?|caught joining|joining|who (?:is|are) active in|active in|who supports?|who (?:have|has) (?:ever )?joined) (?:trade )?unions?',
    states: '(?:in|belong to|join|joined|part of) (?:trade )?unions?|union (?:members?|membership)',
  },
  wanted: {
    nouns:
      '(?:paid-up )?(?:(?:trade )?union|unite|unison|gmb|usdaw|rmt|aslef|siptu) members?|members of (?:trade )?unions?|non-?union (?:members?|labour|staff|workers?|people)',
    states: 'members? of (?:unite|unison|gmb|usdaw|rmt|aslef|siptu|fórsa|mandate|(?:trade )?union)',
  },
  asked: {
    adjectives: '(?:members? of|belong to|belonged to|in|joined) (?:trade )?unions?|union members?|member of union',
  },
  unless: String.raw`\b(?:credit|european|students'?) union\b|\brecogni[sz]ed\b`,
}
