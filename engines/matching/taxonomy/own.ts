import { business } from './business.ts'
import { education } from './education.ts'
import { engineering } from './engineering.ts'
import { general, officeTools } from './general.ts'
import { health } from './health.ts'
import { licences } from './licences.ts'
import { service } from './service.ts'
import { readField, type Taxonomy } from './taxonomy.ts'
import { technology } from './technology.ts'

const fields = { general, officeTools, licences, health, education, technology, business, engineering, service }

/** The skills, licences and occupations that the product knows by itself. */
export const ownTaxonomy: Taxonomy = (() => {
  const read = Object.entries(fields).map(([name, field]) => readField(name, field))
  return { skills: read.flatMap(({ skills }) => skills), occupations: read.flatMap(({ occupations }) => occupations) }
})()
