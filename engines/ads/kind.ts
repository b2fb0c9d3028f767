import type { ContractType } from '../../contract/jobs/jobs.ts'
import { lastUsed } from '../../contract/platform/last-used.ts'
import { fragment, pattern } from './pattern.ts'

export type Kind = { contractType: ContractType | null; fullTime: boolean; partTime: boolean }

/**
 * Contract and hours. The board's own words come first; the title mends them where it is more exact ('12 month FTC' of a
 * board's 'Contract'), and the text speaks where both are silent.
 */
export function understandKind(ad: {
  kindWords: readonly string[]
  title: string
  text: string
  /** The text in lower case, where it is at hand. */
  lower?: string
}): Kind {
  const words = ad.kindWords.join(' | ').toLowerCase().replace(/[_]/g, ' ')
  const title = ad.title.toLowerCase()
  const text = ad.lower ?? ad.text.toLowerCase()
  const said = contractOfBoard(words)
  const inTitle = contractOfTitle(title)
  const hours = hoursOf(words, title, text)
  return { contractType: mostExact(said, inTitle, () => contractOfText(text)), ...hours }
}

/**
 * An exact word beats a wide one, and a title beats the box that somebody left as it was: boards call fixed-term posts and
 * apprenticeships 'Permanent', 'Contract' or 'Temporary' as it comes.
 */
function mostExact(
  said: ContractType | null,
  inTitle: TitleContract | null,
  inText: () => ContractType | null,
): ContractType | null {
  if (said === null) return inTitle?.type ?? inText()
  if (inTitle?.isSure === true) return inTitle.type
  if (said === 'contract' && inTitle === null && inText() === 'fixed-term') return 'fixed-term'
  return said
}

const boardWords: readonly (readonly [RegExp, ContractType])[] = [
  [/apprentice/, 'apprenticeship'],
  [/\bintern(?:ship)?s?\b|\bplacement\b|work experience|\btrainee(?:ship)?\b(?!.*permanent)/, 'internship'],
  [/volunt|unpaid/, 'volunteer'],
  [/fixed[ -]?term|\bftc\b|maternity|secondment|time[ -]limited|befristet/, 'fixed-term'],
  [/permanent|\bperm\b|indefinite|unlimited|regular employee/, 'permanent'],
  [/freelance|contract(?:or|ing)?\b|interim|self[ -]?employed/, 'contract'],
  [/\btemp(?:orary)?\b|casual|\bbank\b|seasonal|locum|zero hours|per diem|relief|sessional|as and when/, 'temporary'],
]

/** A board has a few dozen wordings of its boxes. */
const boardsKept = lastUsed<ContractType | null>(2_000)

function contractOfBoard(words: string): ContractType | null {
  return words.length > 200 ? contractOfWords(words) : boardsKept(words, () => contractOfWords(words))
}

function contractOfWords(words: string): ContractType | null {
  // 'Permanent, Contract' is no answer; 'full-time' is not about the contract; 'open-ended contract' is permanent.
  const plain = words
    .replace(/(?:permanent|open[ -]ended|indefinite) contract/g, 'permanent')
    .replace(/contract type:?|type of contract:?/g, '')
  const found = boardWords.filter(([pattern]) => pattern.test(plain)).map(([, type]) => type)
  const special = found.find((type) => type === 'apprenticeship' || type === 'internship' || type === 'volunteer')
  if (special !== undefined) return special
  if (found.includes('permanent') && found.length > 1) return null
  return found[0] ?? null
}

type TitleContract = { type: ContractType; /** Strong enough to overrule the board's box. */ isSure: boolean }

/** Those who look after apprentices, interns and volunteers, or sell to them, are none. */
const caretaker = fragment`
  (?! ?(?:and \w+ )?(?:assessor|tutor|coach|trainer|co-?ordinator|manager|officer|advis|administrator
  |lead\b|leader|recruit|programme|skills|delivery|quality|consultant|partner|specialist|support|levy
  |team|director|supervisor|employer|engagement|development|services))`

const titleWords: readonly (readonly [RegExp, ContractType, boolean])[] = [
  [new RegExp(String.raw`(?<!selling )\bapprentice(?:ship)?s?\b${caretaker}`), 'apprenticeship', true],
  [
    new RegExp(
      fragment`
        \bintern\b|\binternships?\b${caretaker}|\b(?:summer|industrial|year in industry|undergraduate
        |student|12[- ]month) placement\b|\bplacement (?:year|student)\b|\bwork experience\b
        |\bsummer analyst\b`,
    ),
    'internship',
    true,
  ],
  [
    new RegExp(
      String.raw`\bvolunteers?\b${caretaker}|\bvoluntary (?:role|position|trustee)\b|^(?:\w+ )?trustees?(?:$| [-–(|])`,
    ),
    'volunteer',
    true,
  ],
  [
    pattern()`
      \bftc\b|\bfixed[- ]term\b|\bf\/t\/c\b|\bmat(?:ernity)? (?:cover|leave|contract)\b
      |\bpaternity cover|\bsecondment\b|\b\d{1,2}[- ]?month(?:s)? fixed`,
    'fixed-term',
    true,
  ],
  [
    pattern()`
      \b(?:inside|outside)(?: of)? ir ?35\b|\b\d{1,2}[- ]?(?:\+ ?)?months?(?:'s)?(?: initial
      | rolling)?[- ]contract\b|\bcontract (?:role|position|opportunity)\b|\(contract\)
      |[-–|]\s?contract(?:$|\s?[-–|(,])|\b(?:p\/d|per day)\b`,
    'contract',
    true,
  ],
  [
    /[-–,|(]\s?contract(?:or)?(?:$|\s?[-–|),])|^contractor\b|\bfreelance\b|\binterim\b(?! manage)|\bday rate\b|\bcontract$/,
    'contract',
    false,
  ],
  [
    pattern()`
      \btemporary\b(?! works?\b)|\blocum\b|\bsupply (?:teacher|teaching|staff|ta\b|cover|work)
      |\bbank (?:staff|nurse|worker|hca|health|support|care|band|registered|rgn|rmn|physio|midwife
      |porter|domestic|admin|receptionist|doctor|occupational|cleaner|assistant|contract|post)
      |\bzero hours?\b`,
    'temporary',
    true,
  ],
  [
    pattern()`
      \btemp\b|[-–(,/]\s?bank\b(?!s|ing| (?:holiday|manager|of|and))|\bbank (?:hours|only)\b
      |\bseasonal\b(?! (?:gift|product|range|merch|food))|\bcasual\b(?! (?:dining|wear|wovens|knit
      |shirts|bottoms|lounge))|\bchristmas\b|\bpeak season\b|\bsessional\b`,
    'temporary',
    false,
  ],
  [/\bpermanent\b|\bperm\b/, 'permanent', false],
]

function contractOfTitle(title: string): TitleContract | null {
  const found = titleWords.find(([pattern]) => pattern.test(title))
  if (found === undefined) return null
  const [, type, isSure] = found
  // A recruiter's title names the desk: 'Recruitment Consultant - Temp', 'Contract IT Recruitment'.
  if ((type === 'contract' || type === 'temporary') && /recruit|resourcer|\bdesk\b/.test(title)) return null
  return { type, isSure }
}

const labelled = pattern('g')`
    \b(?:contract(?: type)?|type of contract|job type|employment type|position type|contract status
    |employment|type|tenure|basis|duration|contract term)s?\s?[:\-–]\s{0,3}([^\n]{0,60})`

/** What the text says. A labelled line ('Contract type: Permanent') comes before a sentence, the head before the rest. */
function contractOfText(text: string): ContractType | null {
  const near = text.length > 6_000 ? text.slice(0, 6_000) : text
  if (/contract|type|employment|tenure|basis|duration/.test(near)) {
    for (const [, value = ''] of near.matchAll(labelled)) {
      const found = labelledWords.find(([pattern]) => pattern.test(value))
      if (found !== undefined) return found[1]
    }
  }
  return (
    textWords.find(([quick, pattern]) => quick.some((word) => near.includes(word)) && pattern.test(near))?.[2] ?? null
  )
}

const labelledWords: readonly (readonly [RegExp, ContractType])[] = [
  [
    /^\W*(?:\w+\W+){0,3}(?:fixed[- ]term|ftc\b|maternity|secondment|\d{1,2}[- ]months? (?:fixed|ftc|maternity))/,
    'fixed-term',
  ],
  [/^\W*(?:\w+\W+){0,3}(?:apprentice)/, 'apprenticeship'],
  [/^\W*(?:\w+\W+){0,3}(?:intern\b|internship)/, 'internship'],
  [/^\W*(?:\w+\W+){0,2}(?:permanent|perm\b)/, 'permanent'],
  [/^\W*(?:\w+\W+){0,2}(?:temporary|temp\b|bank\b|casual|locum|seasonal|zero hours)/, 'temporary'],
  [
    pattern()`
      ^\W*(?:\w+\W+){0,3}(?:contract\b|contractor|freelance|(?:inside|outside)(?: of)? ir35|interim
      |initial \d|\d{1,2}\+? months? (?:initial|rolling|contract|\(|with|-|–|\+))`,
    'contract',
  ],
]

/** A cheap look first: a text without the words need not be searched for the sentence. */
const textWords: readonly (readonly [readonly string[], RegExp, ContractType])[] = [
  [
    ['fixed', 'ftc', 'maternity'],
    pattern()`
      \b(?:on|is|this|offered|a|an|for|as|month|months|year)\b[^.\n]{0,30}\b(?:fixed[- ]term(?: contract
      | appointment| basis| position| post| role)?|ftc|maternity (?:cover|leave) (?:contract|position
      |role|post)?)\b|\bto cover maternity|\bmaternity cover\b`,
    'fixed-term',
  ],
  [
    [
      'ir35',
      'ir 35',
      'day rate',
      'month contract',
      'months contract',
      'month rolling',
      'contract role',
      'contract position',
      'contract basis',
      'contract opportunity',
      'initial contract',
    ],
    pattern()`
      \b(?:inside|outside)(?: of)? ir ?35|\b\d{1,2}\+?[- ]?months?(?: initial| rolling)?(?: contract)\b
      |\b(?:initial|rolling|ongoing) (?:\w+[- ])?(?:month )?contract\b|\b(?:a|this|on a|long[- ]term
      |term) contract (?:role|position|basis|opportunity)\b|\bday rate:`,
    'contract',
  ],
  [
    ['permanent'],
    pattern()`
      \bpermanent(?: and| or)?,?(?: full[- ]?time| part[- ]?time)?(?: job| role| position| post| basis
      | contract| opportunity| vacancy| employ\w+| staff| member)\b|\b(?:full
      |part)[- ]?time[,/& ]+(?:and )?permanent\b|\bpermanent[,/ ]+(?:full|part)[- ]?time\b
      |\bthis is a permanent\b|\bon a permanent\b|\bpermanent,? \d\d|\bpermanent\b[^.\n]{0,20}\bhours\b`,
    'permanent',
  ],
  [
    ['temporary', 'temp ', 'bank', 'casual', 'locum', 'zero hour', 'ad hoc', 'adhoc'],
    pattern()`
      \btemporary(?: to permanent)?(?: \w+)?(?: job| role| position| post| basis| contract| opportunity
      | assignment| vacancy| work)\b|\btemp to perm\b|\bon a (?:temporary|casual|bank|locum|zero hours?
      |ad[ -]?hoc)\b|\b(?:bank|casual|locum|zero hours?) (?:basis|contract|role|position|post|work
      |shifts|staff)\b`,
    'temporary',
  ],
  [
    ['apprentice'],
    /\b(?:this|an|our|the|level \d) apprenticeship (?:is|role|will|vacancy|position|offers)|\bas an apprentice\b/,
    'apprenticeship',
  ],
  [['internship'], /\b(?:this|paid|month|week|summer) internship\b/, 'internship'],
  [['volunteer'], /\b(?:this is a|unpaid) volunt(?:eer|ary) (?:role|position|opportunity)\b/, 'volunteer'],
]

const full = /\bfull[ -]?time\b|\bfulltime\b|\bf\/t\b/
const part = /\bpart[ -]?time\b|\bparttime\b|\bp\/t\b|\bjob[ -]?share\b|\bterm[ -]time only\b/

const both = pattern()`
  \bfull[ -]?time\b.{0,12}\bpart[ -]?time|\bpart[ -]?time\b.{0,12}\bfull[ -]?time|\bfull (?:or|and
  |\/|&) part[ -]?time|\bpart (?:or|and|\/|&) full[ -]?time`

/** Full time, part time, both ('full or part time'), or neither said. From 35 hours a week a job is full time, below 30 part time. */
function hoursOf(words: string, title: string, text: string): { fullTime: boolean; partTime: boolean } {
  if (both.test(words)) return { fullTime: true, partTime: true }
  const said = { fullTime: full.test(words), partTime: part.test(words) }
  const isSaid = said.fullTime || said.partTime
  if (both.test(title)) return { fullTime: true, partTime: true }
  if (isSaid) {
    // Boards tick 'full time' by themselves: a title that says part time knows better, and so do the hours of the post.
    const isTickedOnly = !said.partTime && !full.test(title)
    return isTickedOnly && (part.test(title) || hasShortWeek(`${title}\n${head(text)}`))
      ? { fullTime: false, partTime: true }
      : said
  }
  // A box of the board for the hours alone: '37.5 hours per week'.
  if (weekly.test(words)) return hoursOfText(words)
  if (full.test(title) || part.test(title)) return { fullTime: full.test(title), partTime: part.test(title) }
  return hoursOfText(head(text))
}

const weekly = pattern()`
    \b(\d{1,2}(?:\.\d{1,2})?)(?:\s?(?:-|–|to)\s?(\d{1,2}(?:\.\d{1,2})?))?\s?(?:hours?|hrs?)\.?,?\s?(?:a
    |per|\/|p\/?|each|every)\s?-?\s?(?:w(?:ee)?k|w\b)`

const head = (text: string): string => (text.length > 6_000 ? text.slice(0, 6_000) : text)

const eachWeekly = new RegExp(weekly.source, 'g')
/** Hours of something else than the post, or of no week in particular. */
const otherHours = pattern()`
    \b(?:minimum|maximum|min|max|least|most|up to|extra|additional|further|over|programmes?|therapy|study
    |teaching|supervision|placements?|support|care|guaranteed?|overtime|between|with)\W{1,3}(?:of\W|(?:an?|the)\W|typically\W){0,2}$`
const longWeek =
  /(?<!\d)(?:3\d|4\d)(?:\.\d{1,2})?\s?(?:hours?|hrs?|hpw|h\b|(?:or|\/|to|-|–|and)\s?\d{1,2}(?:\.\d{1,2})?\s?h)/

/** Whether the hours that an ad gives for its post are all below 30 a week, and nothing in it speaks of full time. */
function hasShortWeek(text: string): boolean {
  if (!/h(?:ou)?rs?\b/.test(text) || /full[ -]?time/.test(text) || longWeek.test(text)) return false
  const weeks = [...text.matchAll(eachWeekly)].filter(
    ({ index }) => !otherHours.test(text.slice(Math.max(0, index - 30), index)),
  )
  return weeks.length > 0 && weeks.every(([, least, most = least]) => Number(least) >= 6 && Number(most) < 30)
}

function hoursOfText(text: string): { fullTime: boolean; partTime: boolean } {
  if (!/time|hour|hrs/.test(text)) return { fullTime: false, partTime: false }
  if (both.test(text)) return { fullTime: true, partTime: true }
  const isFull = full.test(text)
  const isPart = part.test(text)
  if (isFull !== isPart) {
    // 'Part time' in a sentence about pay ('pro rata for part time staff') is no promise; on its own it is taken for one.
    return { fullTime: isFull, partTime: isPart }
  }
  const found = weekly.exec(text)
  if (found === null) return { fullTime: isFull, partTime: false }
  const least = Number(found[1])
  const most = found[2] === undefined ? least : Number(found[2])
  if (most > 70 || least < 1) return { fullTime: isFull, partTime: isPart && !isFull }
  return { fullTime: most >= 35, partTime: least < 30 }
}
