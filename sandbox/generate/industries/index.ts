import type { Field } from '../field.ts'
import { accountancy } from './accountancy.ts'
import { administration } from './administration-and-secretarial.ts'
import { aerospace } from './aerospace-and-defence.ts'
import { agriculture } from './agriculture-forestry-and-fishing.ts'
import { animalCare } from './animal-care-and-veterinary.ts'
import { apprenticeships } from './apprenticeships-and-training-schemes.ts'
import { architecture } from './architecture-and-surveying.ts'
import { arts } from './arts-heritage-and-museums.ts'
import { informationTechnology } from './information-technology.ts'
import { nursing } from './nursing-and-midwifery.ts'

/** What the generator knows of each industry. */
export const industries: readonly Field[] = [
  accountancy,
  administration,
  aerospace,
  agriculture,
  animalCare,
  apprenticeships,
  architecture,
  arts,
  informationTechnology,
  nursing,
]
