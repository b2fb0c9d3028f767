import type { Workplace } from '../../contract/jobs/jobs.ts'
import { lastUsed } from '../../contract/platform/last-used.ts'
import { Around } from './around.ts'
import { fragment, pattern } from './pattern.ts'

export type UnderstoodWorkplace = {
  workplace: Workplace | null
  /** Days of a week at the employer's place; the greater number of a range. Below one: some days of a month. */
  daysOnSite: number | null
  /** The places or the title say one thing and the text another: the former was believed. */
  contradicts: boolean
}

type Ad = {
  kindWords: readonly string[]
  places: readonly string[]
  title: string
  text: string
  /** The text in lower case, where it is at hand. */
  lower?: string
}

/**
 * Where the work is done. A word in the place or the title beats the board's box, and that beats the text, unless the text
 * names days: 'Remote' in a box with 'three days a week in the office' in the text is hybrid.
 */
export function understandWorkplace(ad: Ad): UnderstoodWorkplace {
  const whole = ad.lower ?? ad.text.toLowerCase()
  const lower = whole.length > longest ? whole.slice(0, longest) : whole
  const title = ad.title.toLowerCase()
  const near = nearWords(lower)
  const inPlace = wordIn(ad.places.join(' | ').toLowerCase()) ?? wordIn(title)
  const inBox = wordOfBoard(ad.kindWords)
  const inText = workplaceOfText(lower, near.places)
  const days = daysOnSite(title, { places: title, days: title }) ?? daysOnSite(lower, near)
  const byDays = days === null ? null : placeOfDays(days)

  const workplace = inPlace ?? (inBox === 'remote' ? (byDays ?? inBox) : (inBox ?? byDays)) ?? inText
  const fits = workplace !== null && days !== null && (byDays === workplace || (workplace === 'hybrid' && days < 5))
  const other = byDays ?? inText
  return {
    workplace,
    daysOnSite: fits ? days : workplace === 'remote' ? 0 : null,
    contradicts: workplace !== null && other !== null && other !== workplace,
  }
}

const longest = 12_000

/** How far from a word for a place of work, or for days, the patterns look. */
const reach = 90

/** What stands around the words for a place of work, and around those for a count of days that is told with such a place. */
type Near = { places: string; days: string }

/**
 * Words for a place of work ('site' as 'on site' and 'site-based') and words that a count of days is told with. Nothing else
 * of a text needs the patterns below. One pattern finds both: a search through the whole text is what costs here.
 */
const words =
  /\b(?:remote|hybrid|home|office|wfh|work location|on-?\s?site|site[- ]based|days?\b|times?\b|once\b|twice\b|\d+\s?%)/g

/** Where such days are spent: a stretch without one of these tells nothing. */
const dayPlaces =
  /offic|\bsite\b|on-?\s?site|\bhq\b|campus\b|\bhub\b|location\b|workplace\b|studio\b|in person|face|home|remote|wfh|hybrid/

function nearWords(lower: string): Near {
  const places = new Around(lower, reach)
  const days = new Around(lower, reach)
  // Not by matchAll, which makes an iterator and a copy of the pattern for each text.
  words.lastIndex = 0
  for (let found = words.exec(lower); found !== null; found = words.exec(lower)) {
    const [word] = found
    const isPlace = /^(?:[rhw]|of|on-?\s?s|si)/.test(word)
    ;(isPlace ? places : days).add(found.index, found.index + word.length)
  }
  return {
    places: places.finish().parts.join('\n\n'),
    days: days
      .finish()
      .parts.filter((part) => dayPlaces.test(part))
      .join('\n\n'),
  }
}

function placeOfDays(days: number): Workplace {
  return days >= 5 ? 'on-site' : days > 0 ? 'hybrid' : 'remote'
}

/** The word in a place or a title: 'London (Hybrid)', 'Remote - UK', 'Fully remote data engineer'. */
function wordIn(line: string): Workplace | null {
  if (!anyWord.test(line)) return null
  if (hybridWord.test(line) || hybridInOtherWords.test(line)) return 'hybrid'
  if (onSiteWord.test(line)) return 'on-site'
  return remoteWord.test(line) ? 'remote' : null
}

/** One of these stands in all that the three patterns find. */
const anyWord = /hybrid|remote|home|office|site|person|wfh|tele/
const hybridInOtherWords =
  /\bpart remote|\bremote\s?\/\s?(?:office|on-?site)|\bmostly (?:remote|home)|\boccasional (?:office|travel to (?:the )?office)/
const onSiteWord = pattern()`
    \b(?:non|not|no)[- ]remote\b|\bon-?\s?site\b(?! (?:manager|technician|engineer|supervisor|chef
    |recruit|assistant|coordinator|account|service|support|security|nurs))|\boffice[- ]based\b
    |\bin[- ]office\b|\bin[- ]person\b`
const remoteWord = pattern()`
    \bremote\b(?! (?:support|monitoring|sensing|access|control|desktop|site|operated|pilot|hands|area
    |location|working not|viewing|infrastructure|patient|care\b|clinical|users?\b|teams?\b|workers?\b
    |staff|colleagues|sites?\b|devices?|servers?|learning|consultation|assessment|communit|island
    |work ?force|environment|diagnos|technical|system))|\bhome[- ]?based\b|\bhome ?work(?:ing
    |er)?\b(?<!(?:nursing|care|residential|children's) home ?work(?:ing|er)?)|\bwork(?:ing)? from home\b
    |\bwfh\b|\btele-?commut|\btelework`

/** A board has a few dozen wordings of its boxes. */
const boxesKept = lastUsed<Workplace | null>(2_000)

function wordOfBoard(words: readonly string[]): Workplace | null {
  for (const word of words) {
    const found = word.length > 200 ? readBox(word) : boxesKept(word, () => readBox(word))
    if (found !== null) return found
  }
  return null
}

function readBox(word: string): Workplace | null {
  const line = word.toLowerCase().replace(/[_-]/g, ' ')
  if (/\bhybrid\b|flexible location|part remote|partial/.test(line)) return 'hybrid'
  if (/\bno remote\b|\bon ?site\b|\bin office\b|\bin person\b|\bofficebased\b|\boffice based\b|not remote/.test(line))
    return 'on-site'
  if (/\bremote\b|\btele ?commut|\bwork from home\b|\bhome based\b/.test(line)) return 'remote'
  return null
}

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  once: 1,
  twice: 2,
  'one or two': 2,
}
const count = String.raw`(\d|one|two|three|four|five|once|twice)(?:\s?(?:-|–|to|or|\/)\s?(\d|two|three|four|five|twice))?\+?`
const week = String.raw`(?:(?:a|per|each|every|p\/|\/|p\.)\s?(?:w(?:ee)?k|w\b)|p\/?w\b|weekly)`
const atWork = fragment`
  (?:(?:in|at|from|into|attend\w{0,9}|visit\w{0,9}|travel to|on)\s(?:(?:the|our|their|my|client'?s?|its
  |an?)\s)?(?:[a-z'’&,.-]+\s){0,4}?(?:office|offices|site|hq|head office|campus|hub|location|workplace
  |studio)\b|on-?\s?site|in-?\s?office|office[- ]based|\(?office\b|in person|face[- ]to[- ]face
  |on client site)`
const atHome = String.raw`(?:(?:from|at)\shome|remote(?:ly)?|wfh|home\b(?: ?working| based)?|working from home)`

/** Times a week at work, then times a month, then times a week at home. The order is that of how surely each tells the days. */
const atWorkWeekly = [
  new RegExp(
    String.raw`\b${count}\s?(?:x\s?)?(?:days?|times?)?(?:'s|')?\s?${week}[\s,(-]{0,3}(?:\w+\s){0,2}?${atWork}`,
  ),
  new RegExp(
    String.raw`\b${count}\s?(?:x\s?)?(?:full )?(?:days?|times?)\s?(?:\w+\s){0,2}?${atWork}(?!\s?(?:a|per|each)\s?(?:month|quarter|year))`,
  ),
  new RegExp(
    fragment`
      ${atWork}[\s:(–,-]{0,3}(?:\w+\s){0,4}?${count}\s?(?:x\s?)?(?:days?|times?)(?:\s?${week}|\s?\)
      |\b(?!\s?(?:a|per|each|of|notice|holiday|annual|leave)))`,
  ),
  new RegExp(
    fragment`
      \bhybrid\b[\s:(–,/-]{0,4}(?:working |role |model |basis |position |pattern |with |minimum |min |up to |of |approx\.? |based |requiring |a |an average of |around |currently |expectation of ){0,4}${count}\s?(?:x\s?)?days?\b(?!\s?(?:from
      |at|wfh|remote|home|holiday|annual|leave|a month|per month))`,
  ),
]
const atWorkMonthly = new RegExp(
  fragment`
    \b${count}\s?(?:x\s?)?(?:days?|times?)?\s?(?:a|per|each|every
    |\/)\s?month[\s,(-]{0,3}(?:\w+\s){0,2}?${atWork}
    |\b${count}\s?(?:x\s?)?days?\s?(?:\w+\s){0,2}?${atWork}\s?(?:a|per|each|every|in)\s?(?:per )?month`,
)
const atHomeWeekly = new RegExp(
  String.raw`\b${count}\s?(?:x\s?)?days?\s?(?:(?:a|per|each)\s?week\s)?(?:working\s|work\s|can be\s)?${atHome}`,
)
const shareAtWork = pattern()`
    \b(?:minimum of |at least |min |around |approx\w*\.? )?(\d{2})\s?%\s(?:of (?:your|the
    |their) (?:working )?(?:time|week|month)[^.\n]{0,30}?)?(?:in|at|from)?\s?(?:the |our )?(?:office
    |on-?site)`

/** Weeks of a month, for the days of one. */
const weeksAMonth = 52 / 12

const alwaysAtWork = pattern()`
  \b(?:fully|100%|full[- ]?time|completely|entirely) (?:on-?site|office[- ]based|in[- ]office
  |in the office)\b(?!\s?\d)|\b5 days? (?:on-?site|in (?:the )?office)`
function daysOnSite(lower: string, near: Near): number | null {
  if (near.places !== '') {
    if (/\bfully remote\b|\b100% remote\b/.test(near.places) && !near.places.includes('hybrid')) return 0
    if (alwaysAtWork.test(near.places)) return 5
  }
  if (near.days === '' || !/office|site|wfh|home|remote|hybrid|hq\b|campus|in person|face/.test(lower)) return null
  return countedDays(near.days)
}

function countedDays(text: string): number | null {
  for (const one of atWorkWeekly) {
    const found = one.exec(text)
    if (found !== null) {
      const days = greater(found[1], found[2])
      if (days !== null && days <= 5) return days
    }
  }
  const monthly = atWorkMonthly.exec(text)
  if (monthly !== null) {
    const days = greater(monthly[1] ?? monthly[3], monthly[2] ?? monthly[4])
    if (days !== null) return Math.round((days / weeksAMonth) * 10) / 10
  }
  const home = atHomeWeekly.exec(text)
  if (home !== null) {
    const days = greater(home[1], home[1])
    if (days !== null && days <= 5) return 5 - days
  }
  const share = shareAtWork.exec(text)
  if (share !== null) return Math.min(5, Math.ceil((Number(share[1]) / 100) * 5))
  return null
}

function greater(first: string | undefined, second: string | undefined): number | null {
  const values = [first, second].filter((word) => word !== undefined).map((word) => numbers[word] ?? Number(word))
  const known = values.filter((value) => Number.isFinite(value) && value > 0)
  return known.length === 0 ? null : Math.max(...known)
}

/** Not work in two places but things that are called hybrid. */
const hybridThing = fragment`
  (?! (?:theatre|cloud|vehicle|electric|car\b|cars\b|mobile|app\b|apps\b|infra|power|integration
  |systems?\b|it\b|network|propulsion|technician|mechanic|intelligence|environment|solution|architecture
  |platform|data|identity|imaging|deployment|estate|web|threat|closed|seed|bond|capital|instrument
  |securit|drive|engine|composite|operating room|closure))`

const deniedOrLater = pattern()`
    \b(?:no|not a|not|isn't|is not) (?:fully )?(?:remote|hybrid|home ?working)\b|\b(?:cannot|can't
    |not able to|unable to) (?:be done |offer |work |support )?(?:remote|home|hybrid)|\b(?:remote|hybrid
    |home ?working)[^.\n]{0,30}\b(?:is |are )?not (?:available|possible|an option|offered|considered)
    |\b(?:remote|hybrid|home ?working|work(?:ing)? from home)[^.\n]{0,40}\b(?:after|upon|following
    |on completion of|once)[^.\n]{0,20}\b(?:probation|training|passed|completion)|\bfully (?:on-?site
    |office[- ]based)|\b100% (?:on-?site|office)|\boffice[- ]based (?:role|position|only)
    |\bwork location: in person\b|\b(?:on-?site|site[- ]based) (?:role|position|only)\b`
const hybridSaid = new RegExp(
  fragment`
    \bhybrid (?:working|work|role|position|model|basis|pattern|job|remote|flex|set ?up|contract
    |opportunit|\(|-|–|\||\/|location|based|office|policy|approach|schedule|arrangement|home)
    |[:|(/–-]\s?hybrid\b${hybridThing}|\bhybrid[.,)\n]|\b(?:is|be
    |work\w*) (?:on )?(?:a )?hybrid\b${hybridThing}|\b(?:mix|blend|combination|balance|split) (?:of
    |between) (?:home|office|remote)[^.\n]{0,30}(?:office|home|remote)|\b(?:home
    |remote)(?: working)? (?:and|&) office\b|\boffice (?:and|&|\/) (?:home|remote)\b`,
)
const remoteSaid = pattern()`
    \b(?:fully|100%|completely|predominantly|primarily|mainly) remote\b|\bremote[- ]first\b
    |\bremote (?:role|position|job|contract|opportunity|based|uk|\(|-|–|\||,? uk)|(?<![a-z])(?:location
    |place of work|based|working pattern|work type|workplace|base)s?\s?[:–-]\s?(?:uk |fully |home|remote
    |100% )+(?:remote|based|\b)|\bremote,? (?:united kingdom|uk|england|ireland|anywhere)
    |\bwork(?:ing)? (?:fully |entirely )?(?:remotely|from home) (?:anywhere|role|position|full
    |permanently|is)|\b(?:this|role|position|job|you|is|will)[^.\n]{0,40}\b(?:work (?:fully )?remotely
    |home[- ]based|be remote|is remote)|\bhome[- ]based (?:role|position|contract|job)
    |[|(–-]\s?remote\s?[|)\n–-]`
const officeSaid = pattern()`
    (?<!some |any |mainly |often |all our |head |an |their )\boffice[- ]based\b(?! (?:work|duties|roles
    |staff|colleagues|teams))|\b(?:based|working|work) (?:full[- ]time )?(?:in|from|at) (?:our
    |the) (?:[a-z]+ )?(?:office|head office)\b|\bin[- ]office role\b
    |[|(:–-]\s?(?:fully )?on-?site\s?[|)\n,–-]`

const hybridWord = new RegExp(String.raw`\bhybrid\b${hybridThing}`)

/** Where an ad says most: title, place and terms, before the sentences begin. */
const head = 200

/** What sentences say, the surest first: denials, then hybrid, then remote, then the office. */
function workplaceOfText(lower: string, near: string): Workplace | null {
  if (near === '') return null
  if (deniedOrLater.test(near)) return 'on-site'
  if (/hybrid|office/.test(near) && hybridSaid.test(near)) return 'hybrid'
  const inHead = wordIn(lower.slice(0, head))
  if (inHead === 'hybrid') return 'hybrid'
  if (/remote|home/.test(near) && remoteSaid.test(near)) return 'remote'
  if (inHead === 'remote' && /\b(?:remote|home|wfh)\b(?! ?working (?:and|with))/.test(lower.slice(0, head)))
    return 'remote'
  return officeSaid.test(near) ? 'on-site' : null
}
