import type { BoardWithCredentials } from '../../../contract/applications/applications.ts'
import { cvlibrary } from './cvlibrary.fixtures.ts'
import { dice } from './dice.fixtures.ts'
import { indeed } from './indeed.fixtures.ts'
import { linkedin } from './linkedin.fixtures.ts'
import { monster } from './monster.fixtures.ts'
import { nhs } from './nhs.fixtures.ts'
import { reed } from './reed.fixtures.ts'
import type { Script } from './script.fixtures.ts'
import { stepstone } from './stepstone.fixtures.ts'

export const scripts: Record<BoardWithCredentials, Script> = {
  reed,
  totaljobs: stepstone('www.totaljobs.com'),
  cwjobs: stepstone('www.cwjobs.co.uk'),
  cvlibrary,
  linkedin,
  indeed,
  nhs,
  dice,
  monster,
}
