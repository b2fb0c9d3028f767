import type { Cv } from '../../../contract/cvs/cvs.ts'
import { emptyCv, emptyEducation, emptyLanguage, emptySection, emptyWork } from '../../../contract/cvs/empty-cv.ts'

const skills = [{ title: '', description: '' }]

/** What a CV is made of: a list has one entry that says what its entries are. */
const pattern: Cv = {
  ...emptyCv,
  links: [{ label: '', url: '' }],
  jobs: [emptyWork],
  education: [emptyEducation],
  skills: {
    main_language: '',
    other_languages: [emptyLanguage],
    other_skills: {
      driving_license: [{ title: '' }],
      organisational_skills: skills,
      communication_skills: skills,
      job_related_skills: skills,
      other_skills: skills,
    },
  },
  career: { ...emptyCv.career, preferred_jobs: [''] },
  more: [emptySection],
}

/**
 * Reads a CV that this browser kept; null if it is not one. Only its shape is checked: the schema would make the page 25 kB larger, and the
 * server checks whatever is saved.
 */
export function readCv(kept: unknown): Cv | null {
  const read = readAs(kept, pattern)
  return read === misfit ? null : (read as Cv)
}

const misfit = Symbol('misfit')

/** What is left out is empty; what is there and does not belong makes it a misfit. */
function readAs(value: unknown, like: unknown): unknown {
  if (Array.isArray(like)) {
    if (value === undefined) return []
    if (!Array.isArray(value)) return misfit
    const entries = value.map((entry) => (entry === undefined ? misfit : readAs(entry, like[0])))
    return entries.includes(misfit) ? misfit : entries
  }
  if (typeof like === 'object' && like !== null) {
    const given: unknown = value === undefined ? {} : value
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return misfit
    if (Object.keys(given).some((key) => !Object.hasOwn(like, key))) return misfit
    const said = new Map(Object.entries(given))
    const parts = Object.entries(like).map(([key, part]) => [key, readAs(said.get(key), part)] as const)
    return parts.some(([, part]) => part === misfit) ? misfit : Object.fromEntries(parts)
  }
  if (value === undefined) return like
  // An answer that may be missing: yes, no, or a sum.
  if (like === null) return value === null || typeof value === 'boolean' || typeof value === 'number' ? value : misfit
  return typeof value === typeof like ? value : misfit
}
