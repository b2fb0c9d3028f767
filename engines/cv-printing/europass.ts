import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { Cv } from '../../contract/cvs/cvs.ts'
import { fromEuropass } from './from-europass.ts'
import { keepChanges, OwnCopy, ownCopy } from './keep-changes.ts'
import { toEuropass } from './to-europass.ts'

/** A CV as Europass XML 3, with all that it has no place for in an instruction to programs that know it. */
export function printEuropass(cv: Cv): string {
  return toEuropass(cv, Buffer.from(JSON.stringify(ownCopy(cv))).toString('base64'))
}

/** Reads Europass XML 3, of ours without a loss; null: it is something else. */
export function parseEuropass(text: string): Cv | null {
  const found = read(text)
  if (found === null) return null
  const own = ownOf(text)
  const expected = own && read(toEuropass(own, ''))
  return own && expected ? keepChanges(own, { expected, found }) : found
}

function ownOf(text: string): Cv | null {
  const [, base64] = /<\?rolecall-cv ([A-Za-z0-9+/=\s]+)\?>/u.exec(text) ?? []
  if (base64 === undefined) return null
  try {
    return OwnCopy.safeParse(JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))).data?.cv ?? null
  } catch {
    return null
  }
}

const lists = new Set([
  'AddressLine',
  'Telephone',
  'Website',
  'WorkExperience',
  'Education',
  'MotherTongue',
  'ForeignLanguage',
  'Achievement',
  'Licence',
])

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  ignorePiTags: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  // Entities of the document's own making are refused with its document type.
  processEntities: true,
  isArray: (name) => lists.has(name),
})

/** Null: no Europass document, or one with a document type, where harm is declared (R-INJ-3). */
function read(text: string): Cv | null {
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text) || !/<(?:\w+:)?SkillsPassport[\s>]/u.test(text)) return null
  try {
    const document: unknown = parser.parse(text)
    const root = z.object({ SkillsPassport: z.object({ LearnerInfo: z.unknown() }) }).safeParse(document).data
    return root === undefined ? null : fromEuropass(root.SkillsPassport.LearnerInfo)
  } catch {
    return null
  }
}
