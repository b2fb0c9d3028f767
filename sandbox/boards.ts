import type { SandboxBoard } from './board.ts'
import { adzuna } from './boards/adzuna.ts'
import { apprenticeships } from './boards/apprenticeships.ts'
import { arbeitnow } from './boards/arbeitnow.ts'
import { ashby } from './boards/ashby.ts'
import { careerjet } from './boards/careerjet.ts'
import { cvlibrary } from './boards/cv-library/index.ts'
import { cwjobs } from './boards/cwjobs.ts'
import { dice } from './boards/dice.ts'
import { eures } from './boards/eures.ts'
import { greenhouse } from './boards/greenhouse.ts'
import { himalayas } from './boards/himalayas.ts'
import { indeed } from './boards/indeed/index.ts'
import { jobicy } from './boards/jobicy.ts'
import { jooble } from './boards/jooble.ts'
import { jsonLd } from './boards/json-ld.ts'
import { lever } from './boards/lever.ts'
import { linkedin } from './boards/linkedin/index.ts'
import { monster } from './boards/monster.ts'
import { nhs } from './boards/nhs/index.ts'
import { personio } from './boards/personio.ts'
import { recruitee } from './boards/recruitee.ts'
import { reed } from './boards/reed/index.ts'
import { remotive } from './boards/remotive.ts'
import { smartrecruiters } from './boards/smartrecruiters.ts'
import { teachingVacancies } from './boards/teaching-vacancies.ts'
import { teamtailor } from './boards/teamtailor.ts'
import { theMuse } from './boards/the-muse.ts'
import { totaljobs } from './boards/totaljobs.ts'
import { workable } from './boards/workable.ts'
import { xmlFeed } from './boards/xml-feed.ts'

/** Every board that the sandbox plays, in the order of the contract. */
export const sandboxBoards: readonly SandboxBoard[] = [
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
