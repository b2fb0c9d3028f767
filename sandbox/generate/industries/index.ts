import type { Field } from '../field.ts'
import { accountancy } from './accountancy.ts'
import { administration } from './administration-and-secretarial.ts'
import { apprenticeships } from './apprenticeships-and-training-schemes.ts'
import { banking } from './banking-and-financial-services.ts'
import { contactCentre } from './call-centre-and-customer-service.ts'
import { construction } from './construction-and-trades.ts'
import { dataAndAi } from './data-analytics-and-artificial-intelligence.ts'
import { design } from './design-and-creative.ts'
import { driving } from './driving-and-transport.ts'
import { education } from './education-and-teaching.ts'
import { energy } from './energy-oil-and-gas.ts'
import { engineering } from './engineering.ts'
import { health } from './health-and-medicine.ts'
import { hospitality } from './hospitality-and-catering.ts'
import { informationTechnology } from './information-technology.ts'
import { logistics } from './logistics-and-warehouse.ts'
import { management } from './management-and-executive.ts'
import { marketing } from './marketing-advertising-and-public-relations.ts'
import { nursing } from './nursing-and-midwifery.ts'
import { sales } from './sales-and-business-development.ts'
import { science } from './science-and-research.ts'
import { socialCare } from './social-care-and-support-work.ts'

/** What the generator knows: the industries that the examples search, and those that its company boards look for people in. */
export const industries: readonly Field[] = [
  accountancy,
  administration,
  apprenticeships,
  banking,
  contactCentre,
  construction,
  dataAndAi,
  design,
  driving,
  education,
  energy,
  engineering,
  health,
  hospitality,
  informationTechnology,
  logistics,
  management,
  marketing,
  nursing,
  sales,
  science,
  socialCare,
]
