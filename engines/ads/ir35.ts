import type { ContractType, Ir35 } from '../../contract/jobs/jobs.ts'
import { sentenceAround } from './sentence.ts'
import { fragment, pattern } from './pattern.ts'

type Side = 'inside' | 'outside' | 'open' | 'explained'

const unknown: Ir35 = { status: 'unknown', evidence: null }

/** IR35 is about contractors: an employee's ad that speaks of it speaks of somebody else. */
const employed: ReadonlySet<ContractType | null> = new Set(['permanent', 'apprenticeship', 'internship', 'volunteer'])

/** 'OutsideIR35' and '6 month contractInside IR35' are how ads arrive that lost their line ends. */
const mention = /(?:\b|(?<=side|of))(?:ir[\s-]?35|off[- ]payroll)/gi

/**
 * Inside or outside IR35, as the ad says it, with the sentence that says so. Open ('to be determined', 'inside or outside'),
 * explained ('IR35 is a tax rule'), contradicted and unsaid are all unknown. The title beats the text.
 */
export function understandIr35(
  ad: {
    title: string
    text: string
    /** The text in lower case, where it is at hand. */
    lower?: string
  },
  contractType: ContractType | null,
): Ir35 {
  if (employed.has(contractType)) return unknown
  const inTitle = said(ad.title, ad.title.toLowerCase())
  if (inTitle.status !== 'unknown') return inTitle
  return said(ad.text, ad.lower ?? ad.text.toLowerCase())
}

function said(text: string, lower: string): Ir35 {
  const found: { side: Side; at: number }[] = []
  if (/ir[\s-]?35|off[- ]payroll/.test(lower)) {
    for (const one of text.matchAll(mention))
      found.push({ side: sideAt(text, one.index, one[0].length), at: one.index })
  }
  const inside = found.find(({ side }) => side === 'inside')
  const outside = found.find(({ side }) => side === 'outside')
  if (inside !== undefined && outside !== undefined) return unknown
  const told = inside ?? outside
  if (told !== undefined) {
    return { status: inside === undefined ? 'outside' : 'inside', evidence: sentenceAround(text, told.at) }
  }
  if (found.some(({ side }) => side === 'open')) return unknown
  // Not 'umb' alone, which stands in every 'number'.
  return /umbrella|umb (?:only|rate)/.test(lower) ? umbrella(text) : unknown
}

/** Words that leave it open, next to the mention. */
const eitherWay = pattern()`
    (?:inside|\bin(?: scope)?)\s?(?:\/|or|and|&|,)\s?(?:outside|out\b)|outside\s?(?:\/|or|and|&
    |,)\s?inside|(?:in|out)side(?: of)? ir[\s-]?35\s?(?:\/|or|and|&)\s?(?:in|out)side`
const open = pattern()`
    \bto be (?:determined|confirmed|advised|assessed|decided)\b|\bt\.?b\.?[cda]\b|\bunder review\b
    |\bbeing assessed\b|\bnot yet (?:known|determined|confirmed)\b|\bdepend(?:s|ing|ent)? (?:up)?on\b
    |\b(?:undetermined|unknown)\b|\bpending\b`
/** Words of a text about the rule, not about the job. */
const explained = pattern()`
    \b(?:where|if|when|whether|should) (?:a |the |this |your |any )?(?:role|job|assignment|contract
    |position|vacancy)s?\b|\bmarked as\b|\broles? (?:that|which) (?:are|fall)\b|\b(?:legislation
    |calculator|guide to|guidance on|advice on|what is|explained|knowledge of|understanding of
    |experience (?:of|with|in)|familiar with)\W{0,3}(?:the )?$|\bany\b[^.]{0,20}\b(?:role|contract)s?\b`

const insideWord = String.raw`(?:deemed |determined |is |currently )?(?:to be )?(?:inside|\bwithin|\bin[- ]scope|\bcaught(?: by)?|\bcaptured by)`
const outsideWord = String.raw`(?:deemed |determined |is |currently )?(?:to be )?(?:ou?tside|\bout[- ]of[- ]scope|\bexempt(?: from)?)`
const link = String.raw`(?:\s+(?:of|if|the|scope|for|rules|regulations|legislation))*\W{0,4}$`
const insideBefore = new RegExp(`${insideWord}${link}`)
const outsideBefore = new RegExp(`${outsideWord}${link}`)
const after = fragment`
  ^\W{0,3}(?:(?:status|determination|position|assessment|classification|ruling)\W{0,4})?(?:(?:is|as
  |has been|of|role|deemed|determined|assessed|considered|this|contract)\W{0,3}){0,4}(?:to be )?`
const insideAfter = new RegExp(`${after}(?:inside|in[- ]scope|in scope|caught|yes\\b(?! ?/))`)
const outsideAfter = new RegExp(
  `${after}(?:outside|out[- ]of[- ]scope|out of scope|exempt|not applicable|n\\/a\\b|does not apply)`,
)
const explainedAfter = pattern()`
  ^\W{0,3}(?:is (?:a|an|the)\b|legislation|rules?\b|calculator|guid|compliance|expert|speciali
  |knowledge|explained|reform|assessments?\b(?! ?:))`
/** 'Roles outside IR35 pay more', 'experience of inside IR35 contracts'. */
const plural = pattern()`
    ^\W{0,3}(?:roles|contracts|contractors|jobs|assignments|workers|engagements)\b|\b(?:roles|contracts
    |contractors|jobs|assignments|workers|engagements)\s*(?:(?:are|that are|which are
    |fall(?:ing)?)\s*)?$`
const denied = /\b(?:not|isn't|never|no longer|neither)\b(?:\W+\w+){0,2}\W*$/

function sideAt(text: string, at: number, length: number): Side {
  const before = clauseEnd(text.slice(Math.max(0, at - 70), at).toLowerCase())
  const following = text.slice(at + length, at + length + 70).toLowerCase()
  const rest = following.split(/[.!\n|](?:\s|$)/)[0] ?? ''
  if (eitherWay.test(`${before.slice(-30)} ir35 ${rest.slice(0, 45)}`)) return 'open'
  if (open.test(`${before.slice(-16)} ir35 ${rest.slice(0, 45)}`)) return 'open'
  if (explained.test(before) || explainedAfter.test(rest)) return 'explained'
  const inside = insideBefore.exec(before)
  if (plural.test(rest) || plural.test(before.slice(0, (inside ?? outsideBefore.exec(before))?.index)))
    return 'explained'
  if (inside !== null) return denied.test(before.slice(0, inside.index)) ? 'explained' : 'inside'
  const outside = outsideBefore.exec(before)
  if (outside !== null) return denied.test(before.slice(0, outside.index)) ? 'explained' : 'outside'
  if (/\bnot (?:in|inside|outside|within)\b/.test(rest)) return 'explained'
  if (outsideAfter.test(rest)) return 'outside'
  if (insideAfter.test(rest)) return 'inside'
  return 'explained'
}

/** The words since the last end of a sentence; a line end is none where 'IR35:' stands on the line above its answer. */
function clauseEnd(before: string): string {
  const cut = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf('! '),
    before.lastIndexOf('\n'),
    before.lastIndexOf('|'),
  )
  return cut < 0 ? before : before.slice(cut + 1)
}

/** Pay through an umbrella company is pay inside IR35, unless a limited company may be used as well. */
const throughUmbrella = pattern('i')`
    \b(?:umbrella (?:only|rate|basis|day rate|company (?:only|rate|route))|(?:via|through|using|use|by
    |under|per day|per hour|day rate|p\/?d|p\/?h|pd|ph|an? (?:day
    |hour))\W{1,3}(?:an? )?(?:approved |fcsa |accredited |compliant )*umbrella\b|umb (?:only|rate))
    |\(umbrella\)|\d\s?umbrella\b|\brate to umbrella|\binside umbrella`
const otherWays = /\b(?:paye|ltd|limited company|limited co|psc|own company|sole trader|self[- ]employed)\b/i

function umbrella(text: string): Ir35 {
  const found = throughUmbrella.exec(text)
  if (found === null) return unknown
  const evidence = sentenceAround(text, found.index)
  return otherWays.test(evidence) || /\b(?:no|not|never|without|don't)\b[^.]{0,40}\bumbrella/i.test(evidence)
    ? unknown
    : { status: 'inside', evidence }
}
