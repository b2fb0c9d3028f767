import { agencies } from './agencies.ts'
import { pattern } from './pattern.ts'

export type Poster = 'agency' | 'direct' | 'course' | 'unknown'

/** Words that a recruiter's name has and an employer's seldom. */
const agencyWord = pattern('i')`
    \b(?:recruit\w*|resourcing|staffing|staff(?:finders|ing solutions)?\b(?! (?:college|association))
    |talent|headhunt\w*|executive search|search (?:and|&) selection|search (?:ltd|limited|consultancy
    |group|partners)|personnel|employment (?:agency|agencies|solutions|services|group|bureau)
    |appointments|manpower|workforce (?:solutions|management)|\w*jobs(?: (?:ltd|limited|group))?$
    |jobsite|placements?|selections?|careers?\b(?! (?:college|service|wales|connect))|hire(?:d|ful)?\b
    |hiring|interim(?:s| management)|locums?|nursing agency|supply (?:desk|teachers?)|teaching agency
    |temps|vacanc(?:y|ies))\b`

/** Employers who hire for themselves, by what they are. */
const directWord = pattern('i')`
    \b(?:nhs|hospitals?|foundation trust|health board|council|borough|university|universit\w+|college
    |academy|school|ministry of|department (?:for|of)|hmrc|dwp|police|constabulary|fire (?:and|&) rescue
    |civil service|parliament|church|charity|army|royal navy|raf|museum|hospice|cabinet office
    |supermarkets?|church of|synod|diocese)\b`

const agencyText = pattern()`
    \b(?:act(?:s|ing)?|operat(?:es|ing)) as an? (?:employment|recruitment) (?:agency|business
    |consultancy)|\b(?:an|as an|is an) employment (?:agency|business)\b|\bemployment (?:agency
    |business) (?:and|in relation|for (?:permanent|temporary)|regard)|\b(?:our|my) client(?:s'|'s
    |’s)?,? (?:is|are|has|have|who|based|seek|require|a\b|an\b|the\b|now|currently|needs|wish|want
    |offer)|\bon behalf of (?:our|my|a|the|one of our) (?:\w+ ){0,3}clients?\b|\b(?:partner(?:ed|ing)
    |working) (?:\w+ ){0,2}with (?:a|an|our|my|one of) (?:\w+[ -]){0,6}(?:client|company|firm|business
    |organisation|consultancy|bank)\b[^.\n]{0,60}\b(?:recruit|hire|looking|seeking|search|appoint)
    |\bwe are recruiting (?:for|on behalf of) (?:a|an|our|one)\b|\brecruitment (?:agency|business
    |consultancy) (?:and|specialis)`
const directText = pattern()`
    \b(?:no agencies|no recruitment agencies|strictly no agencies|agencies need not apply
    |no agency (?:calls|cvs)|not (?:accept|require|need)\w* (?:\w+ )?(?:from )?(?:recruitment )?agenc
    |do not accept (?:unsolicited|speculative)|unsolicited (?:cvs|resumes)|preferred supplier list)\b`

/**
 * Who placed the ad: the employer, or an agency for one. The board's word comes first, then the name, then what the text says
 * of itself; nothing of these is unknown.
 */
export function understandPoster(ad: {
  isAgency: boolean | null
  employer: string | null
  employerKey: string | null
  text: string
  /** The text in lower case, where it is at hand. */
  lower?: string
}): Poster {
  if (ad.isAgency !== null) return ad.isAgency ? 'agency' : 'direct'
  if (ad.employer !== null && ad.employerKey !== null) {
    const byName = ofName(ad.employer, ad.employerKey)
    if (byName !== 'unknown') return byName
  }
  const whole = ad.lower ?? ad.text.toLowerCase()
  const lower = whole.length > 15_000 ? `${whole.slice(0, 12_000)}\n${whole.slice(-3_000)}` : whole
  if (/client|employment|recruit/.test(lower) && agencyText.test(lower)) return 'agency'
  if (/agenc|unsolicited|supplier list/.test(lower) && directText.test(lower)) return 'direct'
  return 'unknown'
}

function ofName(name: string, key: string): Poster {
  if (isAgencyKey(key)) return 'agency'
  // 'Government Recruitment Service' and the board's own 'NHS Jobs' are the employer; 'Academy Recruitment' is not.
  if (/\b(?:government recruitment|nhs jobs)\b/i.test(name)) return 'direct'
  if (directWord.test(name) && !/recruit|resourcing|personnel|talent|staffing|appointments/i.test(name)) return 'direct'
  return agencyWord.test(name) ? 'agency' : 'unknown'
}

const agencyFirst = pattern()`
    ^(?:hays|reed|randstad|adecco|manpower|morson|harnham|michael page|robert half|robert walters|cpl
    |pertemps|experis|tenth revolution)\b(?! (?:smith|elsevier|exhibitions|boardall|hotel|farm|travel))`

/** 'Hays Specialist' and 'Reed Technology' begin with the agency's name; 'Reed Smith' is a law firm. */
function isAgencyKey(key: string): boolean {
  if (agencies.has(key)) return true
  return agencyFirst.test(key)
}
