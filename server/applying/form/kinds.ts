import type { FormQuestion } from '../../../contract/applications/applications.ts'
import { meaningOf } from './meaning.ts'

type Kind = FormQuestion['kind']

/** What only the person may say, and what nobody needs before an offer. */
const sensitive =
  /\bdisab|impairment|medical|illness|long[- ]term (?:health )?condition|\bhealth (?:condition|problem|issue|question)|mental health|(?:your|physical) health|fit(?:ness)? (?:to|for) work|reasonable adjustments?|ethnic|\brac(?:e|ial)\b|religio|\bbeliefs?\b|\bfaith\b|sexual orientation|sexuality|\bgender|\bsex\b|transgender|pronouns?\b|pregnan|maternity|marital|civil partner|date of birth|\bbirth ?date|\bd\.?o\.?b\.?\b|\bage\b|how old|over (?:the age of )?18|criminal|convict|\bcautions?\b|unspent|trade union|political|nationality|national insurance|\bni number|passport number|bank (?:account|details)|sort code|caring responsibilit|\bcarer\b|veteran|socio-?economic|free school meals|biometric|citizen(?:ship)?\b|(?:place|country|town|city|county) of (?:your )?birth|\bborn\b|birth ?place|vaccinat|immuni[sz]|\bjabs?\b|neuro-?(?:divers|diverg|typical)|autis|\badhd\b|dyslexi|dyspraxi|national (?:identity|id)\b|identity (?:card|number)|\bpps(?:n| number)?\b|\bethnicity|first language|mother tongue/iu

/** Headings below which every question is of that kind. */
const monitoring =
  /^(?!apply\b).*(?:equal(?:ity)? (?:opportunit|monitor)|diversity (?:and|&|monitoring|questions|information)|demographic|self[- ]identif)|^monitoring/iu

const wishes =
  /follow\b|newsletter|job alerts?|e-?mail updates|marketing|\bnews\b|\boffers\b|promotion|similar jobs|keep me (?:informed|updated|posted)|contact me about|application history|subscribe|third part|talent (?:pool|community)|recommend|\bsend me\b|hear (?:about|from)|\btips\b/iu
const terms =
  /\bterms\b|conditions|privacy|data protection|\bgdpr\b|consent to|process(?:ing)? (?:of )?my|polic(?:y|ies)/iu
const documents =
  /cover(?:ing)? letter|supporting (?:statement|information|document)|\bcv\b|curriculum|r[eé]sum[eé]|personal statement/iu
const aboutYou =
  /^(?:your |full |first |last |given |family |middle |preferred )*(?:name|names|forenames?|surname|initials|title)\b|e-?mail|phone|mobile|telephone|\baddress\b|post ?code|\bcity\b|\btown\b|\bcounty\b|\bcountry\b|linkedin|website|portfolio|github|headline|^(?:current |most recent |last )?(?:job title|company|employer)\b|^location\b|summary/iu

/** What a question is about, from its words and the heading that it stands under. */
export function kindOf(question: Pick<FormQuestion, 'label' | 'type' | 'hint' | 'isRequired'>, section: string): Kind {
  const { type, isRequired } = question
  // Where no label says it, the name of a field does: 'date_of_birth'.
  const label = question.label.replaceAll('_', ' ')
  if (type === 'consent') return kindOfBox({ label, isRequired, section })
  if (sensitive.test(label) || monitoring.test(section.replaceAll('_', ' '))) return 'sensitive'
  if (signed.test(label) || /^I (?:hereby )?(?:declare|certify|confirm)\b/iu.test(label)) return 'declaration'
  if (type === 'file' || (type === 'long-text' && documents.test(label))) return 'document'
  // A question of whole sentences is the employer's own.
  if (!label.includes('?') && aboutYou.test(label)) return 'about-you'
  return 'screening'
}

const declaration =
  /\bdeclare|declaration|\bI (?:hereby )?confirm|certify|true and (?:complete|correct|accurate)|\bI understand\b|\bI promise\b/iu
/** A name that is typed as a signature is one. */
const signed = /\bsignature\b|\bsigned\b|\bsign (?:here|below)\b|\bdeclaration\b/iu

/** Boxes that bind rather than offer something are seldom marked: a form takes nothing without them. */
export function isBinding(label: string): boolean {
  return !wishes.test(label) && (terms.test(label) || declaration.test(label))
}

/** A box that need not be ticked stays off, whatever it says, unless it states a fact ('I currently work here'). */
function kindOfBox({ label, isRequired, section }: { label: string; isRequired: boolean; section: string }): Kind {
  if (sensitive.test(label)) return 'sensitive'
  if (declaration.test(label) || signed.test(label)) return 'declaration'
  if (terms.test(label)) return isRequired || !wishes.test(label) ? 'terms' : 'optional-consent'
  const isFact = meaningOf({ label, type: 'consent', section }) !== null
  return isRequired || isFact ? 'screening' : 'optional-consent'
}

export function isCoverLetter(label: string): boolean {
  return /cover(?:ing)? (?:letter|note)|supporting (?:statement|document)/iu.test(label)
}

export function isCv(label: string): boolean {
  return /\bcv\b|curriculum|r[eé]sum[eé]/iu.test(label)
}
