import { adzuna } from './adzuna/index.ts'
import { apprenticeships } from './apprenticeships/index.ts'
import type { Board } from './board.ts'
import { careerjet } from './careerjet/index.ts'
import { cvlibrary } from './cvlibrary/index.ts'
import { cwjobs } from './cwjobs/index.ts'
import { dice } from './dice/index.ts'
import { eures } from './eures/index.ts'
import { indeed } from './indeed/index.ts'
import { jooble } from './jooble/index.ts'
import { jsonLd } from './json-ld/index.ts'
import { linkedin } from './linkedin/index.ts'
import { monster } from './monster/index.ts'
import { nhs } from './nhs/index.ts'
import { reed } from './reed/index.ts'
import { teachingVacancies } from './teaching-vacancies/index.ts'
import { totaljobs } from './totaljobs/index.ts'
import { xmlFeed } from './xml-feed/index.ts'

/** Every board we can read, in the order of contract/boards.ts. To add one: a folder here, a line in this list, a player in the sandbox. */
export const boards: readonly Board[] = [
  reed,
  indeed,
  totaljobs,
  cvlibrary,
  cwjobs,
  monster,
  dice,
  nhs,
  linkedin,
  adzuna,
  jooble,
  careerjet,
  teachingVacancies,
  apprenticeships,
  eures,
  jsonLd,
  xmlFeed,
]
