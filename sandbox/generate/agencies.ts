import type { Industry } from '../../contract/jobs/industries.ts'
import { inventedPlace } from './employers.ts'
import { hash, randomOf, type Random } from './random.ts'

export type Agency = { name: string; about: string }

const sectors: readonly { words: readonly string[]; of: RegExp }[] = [
  { words: ['Healthcare', 'Nursing', 'Medical Staffing', 'Care Staffing'], of: /health|nurs|social care/iu },
  { words: ['Education', 'Teaching', 'Supply Teachers', 'Classroom People'], of: /education/iu },
  { words: ['Technology', 'Digital Talent', 'IT Resourcing', 'Tech Search'], of: /technology|data/iu },
  { words: ['Driving', 'Logistics People', 'Industrial', 'Workforce'], of: /driv|logist/iu },
  { words: ['Construction Recruitment', 'Trades', 'Property People', 'Site Staff'], of: /construct/iu },
  { words: ['Finance', 'Accountancy Talent', 'Financial Recruitment'], of: /account|bank/iu },
  { words: ['Hospitality', 'Chefs', 'Catering Staff'], of: /hospital/iu },
  { words: ['Engineering', 'Technical', 'Engineering Search'], of: /engineer|energy/iu },
]
const general = [
  'Recruitment',
  'Resourcing',
  'Talent',
  'Personnel',
  'Search and Selection',
  'Staffing',
  'People',
  'Appointments',
]

const abouts = [
  'is an independent agency that has placed people in the region for [years]',
  'is acting as an employment agency for this vacancy',
  'is working as the only agency on this search',
  'places permanent, contract and temporary staff across the UK and Ireland',
]

/** One of about a hundred agencies; most keep to a sector. */
export function agencyFor(industry: Industry, country: 'GB' | 'IE', random: Random): Agency {
  const words = sectors.find(({ of }) => of.test(industry))?.words
  const number = random.whole(1, country === 'IE' ? 3 : 7)
  const isSpecialist = words !== undefined && random.chance(0.6)
  const key = isSpecialist ? words[0]! : 'general'
  const own = randomOf(hash(key), country, number)
  const name = `${inventedPlace(country, 'agency', key, number)} ${own.pick(isSpecialist ? words : general)}`
  return { name, about: own.pick(abouts).replace('[years]', `${own.whole(6, 34)} years`) }
}
