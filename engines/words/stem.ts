/**
 * The word that all its plurals and spellings share: 'nurses' → 'nurse', 'secretaries' → 'secretary',
 * 'organization' → 'organisation', 'advisor' → 'adviser'.
 *
 * Deliberately light. The usual stemmers make one of 'developer' and 'development', 'accountant' and 'account',
 * 'manager' and 'management': different jobs all of them. Words that are near in meaning ('nursing', 'nurse') meet
 * through meanings/families.ts instead, below the word itself.
 *
 * @param word folded: lower case, no accents, no apostrophes.
 */
export function stem(word: string): string {
  const exception = exceptions.get(word)
  if (exception !== undefined) return exception
  if (word.length <= 3) return word
  const singular = toSingular(word)
  return exceptions.get(singular) ?? toBritish(singular)
}

function toSingular(word: string): string {
  if (word.endsWith('men') && word.length > 5 && !word.endsWith('women')) return `${word.slice(0, -3)}man`
  if (!word.endsWith('s')) return word
  if (/(?:ss|us|is|js)$/.test(word)) return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:sse|xe|zze|che|she)s$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function toBritish(word: string): string {
  if (word.length < 6) return word
  return word
    .replace(/(?<=[a-z]{3})iz(?=e$|ed$|er$|ing$|ation$|ational$)/, 'is')
    .replace(/(?<=[a-z]{3})yz(?=e$|ed$|er$|ing$)/, 'ys')
    .replace(/^(?:p|orthop)ed(?=iatri|ic$)/, (start) => `${start.slice(0, -2)}aed`)
    .replace(/^anesth/, 'anaesth')
    .replace(/^gynecolog/, 'gynaecolog')
    .replace(/^hematolog/, 'haematolog')
    .replace(/^(behavi|col|lab|harb|neighb|fav|hon)or(?=$|al$|er$|ing$|ed$|able$)/, '$1our')
    .replace(/^(counsel|travel|model|label|jewel|cancel|enrol|signal|level|channel)(?=er$|or$|ing$|ed$|ment$)/, doubled)
    .replace(/^draft(?=sman$|sperson$|swoman$)/, 'draught')
}

function doubled(word: string): string {
  // 'enrolment' has one l in British English, 'enrolling' two; both spellings only have to meet.
  return `${word}l`
}

/** 'from:to' pairs that no rule covers. */
const exceptions: ReadonlyMap<string, string> = new Map(
  // Words that would become another word.
  (
    'accounts:accounts sales:sales news:news always:always ios:ios windows:windows goods:goods works:works maths:maths ' +
    'analyses:analysis basis:basis sparks:spark buses:bus gases:gas lens:lens lenses:lens ' +
    // Plurals.
    'midwives:midwife housewives:housewife children:child childrens:child women:woman womens:woman mens:man ' +
    'people:people cookies:cookie movies:movie caches:cache moustaches:moustache headaches:headache ' +
    'brickies:brickie chippies:chippie sparkies:sparkie posties:postie techies:techie newbies:newbie rookies:rookie ' +
    'specimen:specimen regimen:regimen abdomen:abdomen ' +
    // Spellings.
    'advisor:adviser center:centre theater:theatre fiber:fibre caliber:calibre program:programme license:licence ' +
    'defense:defence offense:offence practise:practice jewelry:jewellery catalog:catalogue aluminum:aluminium ' +
    'mold:mould molding:moulding fulfillment:fulfilment installment:instalment skillful:skilful math:maths ' +
    'mathematics:maths mathematic:maths esthetician:aesthetician esthetics:aesthetic pajama:pyjama tire:tyre ' +
    'enrollment:enrollment enrolment:enrollment convenor:convener ' +
    // Short forms that mean nothing else in an ad.
    'mgr:manager asst:assistant exec:executive snr:senior jnr:junior dev:developer grad:graduate temp:temporary ' +
    'temps:temporary perm:permanent devs:developer execs:executive grads:graduate supv:supervisor'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
