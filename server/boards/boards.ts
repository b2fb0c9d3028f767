import { adzuna } from './adzuna/index.ts'
import { apprenticeships } from './apprenticeships/index.ts'
import { arbeitnow } from './arbeitnow/index.ts'
import { ashby } from './ashby/index.ts'
import type { Board } from './board.ts'
import { careerjet } from './careerjet/index.ts'
import { cvlibrary } from './cvlibrary/index.ts'
import { cwjobs } from './cwjobs/index.ts'
import { dice } from './dice/index.ts'
import { eures } from './eures/index.ts'
import { greenhouse } from './greenhouse/index.ts'
import { himalayas } from './himalayas/index.ts'
import { indeed } from './indeed/index.ts'
import { jobicy } from './jobicy/index.ts'
import { jooble } from './jooble/index.ts'
import { jsonLd } from './json-ld/index.ts'
import { lever } from './lever/index.ts'
import { linkedin } from './linkedin/index.ts'
import { monster } from './monster/index.ts'
import { nhs } from './nhs/index.ts'
import { personio } from './personio/index.ts'
import { recruitee } from './recruitee/index.ts'
import { reed } from './reed/index.ts'
import { remotive } from './remotive/index.ts'
import { smartrecruiters } from './smartrecruiters/index.ts'
import { teachingVacancies } from './teaching-vacancies/index.ts'
import { teamtailor } from './teamtailor/index.ts'
import { theMuse } from './the-muse/index.ts'
import { totaljobs } from './totaljobs/index.ts'
import { workable } from './workable/index.ts'
import { xmlFeed } from './xml-feed/index.ts'

/** Every board we can read, in the order of contract/boards/boards.ts. To add one: a folder here, a line in this list, a player in the sandbox. */
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
  arbeitnow,
  theMuse,
  remotive,
  jobicy,
  himalayas,
  greenhouse,
  lever,
  ashby,
  workable,
  recruitee,
  smartrecruiters,
  personio,
  teamtailor,
  eures,
  jsonLd,
  xmlFeed,
]
