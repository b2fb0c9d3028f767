import type { Asked } from './meaning.ts'

/*
 * A heading or help that the lexicon does not explain: 'Pre-employment checks', 'The job includes driving a van'. A question that says itself whom and
 * what it is about ('Do you hold a driving licence?') is the same below it, unless it has a word that could turn, limit or measure what is asked, or
 * that names somebody else. A name, a telephone number or an address could be anybody's, and is not read below what nobody understands.
 */

const turning: ReadonlySet<string> = new Set(
  [
    'not no non never none without unless except excluding exclude excludes only cannot neither nor if otherwise instead rather untick blank empty ignore skip leave yes',
    'referee referees reference references refer referred referring manager managers supervisor agency agencies agent recruiter parent parents guardian carer spouse partner husband wife child children dependant dependants dependent family relative relatives friend friends doctor gp landlord colleague colleagues emergency kin party representative someone somebody anyone person persons people internal existing staff employees volunteer volunteers student students pupil pupils',
    'tutor tutors mentor mentors sponsor solicitor lawyer accountant lecturer professor headteacher principal boss trustee priest witness guarantor nominee proxy advocate beneficiary sibling siblings brother sister son daughter mother father uncle aunt cousin grandparent fiance girlfriend boyfriend housemate tenant neighbour they them their his her whose',
    'previous previously former formerly other others another second secondary third last latest next before after earlier past since until ago recent current currently now future later permanent temporary birth maiden alternative',
    'hour hours hourly day days daily week weeks weekly month months monthly year years yearly annual annum per thousand thousands k pounds pound euro euros sterling gbp eur usd dollars gross net fte rata minimum maximum min max least most range total bonus band grade point points percent miles km',
    'zero one two three four five six seven eight nine ten eleven twelve half dozen',
    'uk ireland irish britain british england scotland wales northern eu eea europe european usa america abroad overseas international country countries foreign',
    'dd mm yyyy yy format anonymous anonymised anonymized blind redacted combined separate',
    'human robot bot trap conviction convictions health disability monitoring declaration consent',
  ]
    .join(' ')
    .split(' '),
)

/** Whether nothing in it could make the question another one. */
export function isHarmless(words: readonly string[]): boolean {
  return words.length <= 60 && words.every((word) => !turning.has(word) && !/[\d£€$%+]/u.test(word))
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
