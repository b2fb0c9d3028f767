import type { Asked } from './meaning.ts'
import { wordsOf } from './words.ts'

/*
 * A heading or help that the lexicon does not explain: 'Pre-employment checks', 'The job includes driving a van'. A question that says itself whom and
 * what it is about ('Do you hold a driving licence?') is the same below it, unless it has a word that could turn, limit or measure what is asked, or
 * that names somebody else. A name, a telephone number or an address could be anybody's, and is not read below what nobody understands.
 */

const turning: ReadonlySet<string> = new Set(
  [
    'not no non never none without unless except excluding exclude excludes only cannot neither nor if otherwise instead rather untick blank empty ignore skip leave yes',
    'referee referees reference references refer referred referring manager managers supervisor agency agencies agent recruiter parent parents guardian carer spouse partner husband wife child children dependant dependants dependent family relative relatives friend friends doctor gp landlord colleague colleagues emergency kin party representative someone somebody anyone person persons people internal existing staff employees volunteer volunteers student students pupil pupils',
    'tutor tutors mentor mentors sponsor solicitor lawyer accountant lecturer professor headteacher principal boss trustee priest witness guarantor nominee proxy advocate beneficiary sibling siblings brother sister son daughter mother father uncle aunt cousin grandparent fiance girlfriend boyfriend housemate tenant neighbour they them their his her whose teacher teachers sponsors solicitors lawyers coach landlady witnesses trustees director directors chair chairman secretary chaplain minister counsellor supplier suppliers client clients customer customers patient patients proposer seconder executor employer employers neighbours',
    'previous previously former formerly other others another second secondary third last latest next before after earlier past since until ago recent current currently now future later permanent temporary birth maiden alternative',
    'hour hours hourly day days daily week weeks weekly month months monthly year years yearly annual annum per thousand thousands k pounds pound euro euros sterling gbp eur usd dollars gross net fte rata minimum maximum min max least most range total bonus band grade point points percent miles km',
    'zero one two three four five six seven eight nine ten eleven twelve half dozen',
    'uk ireland irish britain british england scotland wales northern eu eea europe european usa america abroad overseas international country countries foreign',
    'dd mm yyyy yy format anonymous anonymised anonymized blind redacted combined separate',
    'describe explain why human robot bot trap conviction convictions health disability monitoring declaration consent',
  ]
    .join(' ')
    .split(' '),
)

/** Whether nothing in it could make the question another one. */
export function isHarmless(words: readonly string[]): boolean {
  return words.length <= 60 && words.every((word) => !turning.has(word) && !/[\d£€$%+]/u.test(word))
}

/** Words of a place, a time or a form that make a name, a number or an address another one. */
const others: ReadonlySet<string> = new Set(
  [
    'work workplace business office company employer organisation firm school college university institution sponsor department branch bank',
    'they them their theirs he him his she her hers who whose which whom whoever old new home main day daytime evening night',
    'code prefix international spaces space digits digit capitals upper lower case letters characters initials initial surname maiden middle legal preferred nickname mobile landline fax line street flat house',
    'family parental nominated named authorised agreed shared joint member members contractor',
  ]
    .join(' ')
    .split(' '),
)
/** Behind these stands somebody or something: 'your solicitor'. */
const owning: ReadonlySet<string> = new Set('a an the your our my this that of for'.split(' '))

const addressing: ReadonlySet<string> = new Set(['you', 'yourself'])
const telling: ReadonlySet<string> = new Set(['you', 'we', 'us', 'will', 'this'])

/**
 * Whether a heading that nobody understands speaks to the person ('How do we get hold of you?'), and help tells what becomes of the answer ('All
 * correspondence from the portal will be sent to it'), with nobody and nothing in it that could own a name, a number or an address.
 */
export function isToThem(text: string, isHeading: boolean, isKnown: (word: string) => boolean): boolean {
  const words = wordsOf(text)
  const wanted = isHeading ? addressing : telling
  return (
    words.some((word) => wanted.has(word)) &&
    !/(?<!\b(?:what|that|it|let|here|there|how))['’]s\b|s['’](?= )/iu.test(text) &&
    words.every((word, at) => !others.has(word) && (isKnown(word) || !owning.has(words[at - 1] ?? '')))
  )
}

/** Whether it asks for what stands in everybody's details, in no special form. */
export function isPlainDetail(asked: Asked): boolean {
  if (asked.asks === 'phone') return (asked.kind === 'any' || asked.kind === 'mobile') && asked.form === undefined
  return (
    asked.asks === 'email' ||
    asked.asks === 'address' ||
    (asked.asks === 'name' && ['first', 'last', 'full'].includes(asked.part))
  )
}

const anybodys: ReadonlySet<Asked['asks']> = new Set<Asked['asks']>([
  'name',
  'pronouns',
  'email',
  'phone',
  'phone-type',
  'dial-code',
  'address',
  'registration-number',
  'currency',
  'headline',
])

const wholeQuestions: ReadonlySet<Asked['asks']> = new Set<Asked['asks']>([
  'may-work',
  'limited',
  'sponsor',
  'permit',
  'has-status',
  'employed',
  'worked-for',
  'works-for',
  'has-degree',
  'relocate',
  'travel',
  'willing',
  'licence',
  'car',
  'skill-least',
  'certificate',
  'trained',
  'training',
  'speaks',
  'document',
])

/** Whether it asks for the same beside help that nobody understands: a yes or no that names all that it is about. 'Current employer' may be given more to do. */
export function isOwnBeside({ asks }: Asked): boolean {
  return wholeQuestions.has(asks)
}

/** Whether an example of an answer, whatever it shows, leaves it what it is: one of pay could show another period. */
export function isShownBy(asked: Asked): boolean {
  switch (asked.asks) {
    case 'job':
      return asked.what === 'title' || asked.what === 'employer'
    case 'education':
      return asked.what !== 'start' && asked.what !== 'end' && asked.what !== 'dates'
    case 'notice':
      return asked.unit === undefined
    default:
      return asked.asks === 'headline' || asked.asks === 'languages'
  }
}

/** Whether it is the person's own below a heading that nobody understands. */
export function isOwnBelow(asked: Asked): boolean {
  if (asked.asks === 'job') return asked.which !== undefined
  if (asked.asks === 'education') return asked.which !== undefined || asked.of !== undefined
  return !anybodys.has(asked.asks)
}
