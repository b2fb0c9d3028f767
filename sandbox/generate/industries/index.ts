import type { Field } from '../field.ts'
import { accountancy } from './accountancy.ts'
import { administration } from './administration-and-secretarial.ts'
import { aerospace } from './aerospace-and-defence.ts'
import { agriculture } from './agriculture-forestry-and-fishing.ts'
import { animalCare } from './animal-care-and-veterinary.ts'
import { apprenticeships } from './apprenticeships-and-training-schemes.ts'
import { architecture } from './architecture-and-surveying.ts'
import { arts } from './arts-heritage-and-museums.ts'
import { automotive } from './automotive.ts'
import { aviation } from './aviation-and-airports.ts'
import { banking } from './banking-and-financial-services.ts'
import { beauty } from './beauty-hair-and-wellbeing.ts'
import { contactCentre } from './call-centre-and-customer-service.ts'
import { charity } from './charity-and-voluntary.ts'
import { childcare } from './childcare-and-early-years.ts'
import { cleaning } from './cleaning-and-facilities.ts'
import { construction } from './construction-and-trades.ts'
import { consultancy } from './consultancy-and-strategy.ts'
import { dataAndAi } from './data-analytics-and-artificial-intelligence.ts'
import { design } from './design-and-creative.ts'
import { driving } from './driving-and-transport.ts'
import { education } from './education-and-teaching.ts'
import { electronics } from './electronics-and-electrical-engineering.ts'
import { energy } from './energy-oil-and-gas.ts'
import { engineering } from './engineering.ts'
import { environment } from './environment-and-sustainability.ts'
import { events } from './events-leisure-and-sport.ts'
import { film } from './film-television-and-radio.ts'
import { foodProduction } from './food-and-drink-production.ts'
import { health } from './health-and-medicine.ts'
import { hospitality } from './hospitality-and-catering.ts'
import { housing } from './housing-and-property.ts'
import { hr } from './human-resources.ts'
import { informationTechnology } from './information-technology.ts'
import { insurance } from './insurance-and-pensions.ts'
import { journalism } from './journalism-writing-and-publishing.ts'
import { languages } from './languages-and-translation.ts'
import { law } from './law-and-legal-services.ts'
import { logistics } from './logistics-and-warehouse.ts'
import { management } from './management-and-executive.ts'
import { manufacturing } from './manufacturing-and-production.ts'
import { marketing } from './marketing-advertising-and-public-relations.ts'
import { nursing } from './nursing-and-midwifery.ts'
import { pharma } from './pharmaceuticals-and-life-sciences.ts'
import { publicSector } from './public-sector-and-local-government.ts'
import { purchasing } from './purchasing-and-supply-chain.ts'
import { recruitment } from './recruitment.ts'
import { retail } from './retail-and-wholesale.ts'
import { sales } from './sales-and-business-development.ts'
import { science } from './science-and-research.ts'
import { security } from './security-and-emergency-services.ts'
import { socialCare } from './social-care-and-support-work.ts'
import { telecoms } from './telecommunications.ts'
import { travel } from './travel-and-tourism.ts'

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
  automotive,
  aviation,
  banking,
  beauty,
  contactCentre,
  charity,
  childcare,
  cleaning,
  construction,
  consultancy,
  dataAndAi,
  design,
  driving,
  education,
  electronics,
  energy,
  engineering,
  environment,
  events,
  film,
  foodProduction,
  health,
  hospitality,
  housing,
  hr,
  informationTechnology,
  insurance,
  journalism,
  languages,
  law,
  logistics,
  management,
  manufacturing,
  marketing,
  nursing,
  pharma,
  publicSector,
  purchasing,
  recruitment,
  retail,
  sales,
  science,
  security,
  socialCare,
  telecoms,
  travel,
]
