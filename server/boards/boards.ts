import { apprenticeships } from './apprenticeships/index.ts'
import type { Board } from './board.ts'
import { cwjobs } from './cwjobs/index.ts'
import { dice } from './dice/index.ts'
import { eures } from './eures/index.ts'
import { indeed } from './indeed/index.ts'
import { jsonLd } from './json-ld/index.ts'
import { linkedin } from './linkedin/index.ts'
import { monster } from './monster/index.ts'
import { teachingVacancies } from './teaching-vacancies/index.ts'
import { totaljobs } from './totaljobs/index.ts'
import { xmlFeed } from './xml-feed/index.ts'

/** Every board we can read, in the order of contract/boards.ts. To add one: a folder here, a line in this list, a player in the sandbox. */
export const boards: readonly Board[] = [
  indeed,
  totaljobs,
  cwjobs,
  monster,
  dice,
  linkedin,
  teachingVacancies,
  apprenticeships,
  eures,
  jsonLd,
  xmlFeed,
]
