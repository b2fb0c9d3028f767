import { anyone, holders, persons } from './persons.ts'
import { refusedAfter, refusedBefore, stayAway, unfitAfter, wantedAfter, wantedBefore } from './relations.ts'
import { lowered } from './sentences-of.ts'

/*
 * The forms of sentence in which an ad refuses people or wants only some. In a sentence, the people of a ground (grounds.ts) become one
 * sign, whatever they are called, and what is said of them (relations.ts) is read around it. Patterns are written with plain spaces;
 * `loose` lets a comma, a dash or an article stand at each. Nothing in them repeats without end.
 */

/** The people of a ground, as parts of a pattern. */
export type People = {
  /** Before a word for people: 'gay' of 'gay applicants'. */
  adjectives?: string
  /** On their own: 'lesbians'. */
  nouns?: string
  /** After a word for people: 'with epilepsy' of 'anyone with epilepsy'. */
  qualities?: string
  /** What can be said of 'you' besides the adjectives and qualities: 'plan to have a baby'. */
  states?: string
  /** The words for people that an adjective may stand before, if not every one. */
  before?: string
}

/** Finds the words that say something of people in a sentence; undefined: none do. */
export type Reader = (sentence: string) => string | undefined

/** Matches nothing. */
const none = '(?!)'

/** A law's own words for a reason, or a sentence against unequal treatment. */
const reason = String.raw`\b(?:occupational (?:requirements?|qualifications?)|schedule 9|exempt(?:ed|ion)?\b.{0,40}\b(?:equality|sex discrimination|race relations) acts?|(?:section|s\.?) ?(?:7\(2\)|25|26|37)\b.{0,30}\bequality acts?|equality acts? (?:19\d\d.{0,12} )?(?:allows?|permits?))\b`
const against = String.raw`\b(?:regardless|irrespective|discriminat[a-z]{0,6}|harass[a-z]{0,5}|prejudice[a-z]?|(?:less|differently|equally|fairly|same|just|simply|only) because|because (?:he|she|they|you|someone|somebody)(?:'re| are| is)|treated|less favourably|any differently|turned away because|no (?:bar|barrier|difference|obstacle)|(?:not|n't|never) (?:be )?(?:an? )?(?:bar|barrier|obstacle|matter|care (?:whether|if))|whether|unlawful|illegal|against the law|never (?:refuse|turn)[a-z]{0,5})\b`
const welcoming = String.raw`\b(?:encourag[a-z]{0,5}|welcomes?|welcomed|welcoming|under-?represented|more (?:women|men|disabled|black|people)|positive action|not (?:ask|mind|matter)|guarantee|(?:open to|for) (?:everyone|everybody|all)|people of all)\b`

/** In a sentence: a refusal is none. */
export const excusesRefusal = new RegExp(`${reason}|${against}`, 'iu')
/** In a sentence: what is wanted is lawful. */
export const excusesWish = new RegExp(`${reason}|${against}|${welcoming}`, 'iu')
/** In a sentence: a question is none. */
export const excusesQuestion = new RegExp(`${reason}|\\b(?:not|n't|never) (?:be )?(?:ask|asked|asking)\\b`, 'iu')
/** In an ad: the author names the reason that the law asks for. */
export const namesReason = new RegExp(reason, 'iu')

const gap = String.raw`(?:[,:)"]{0,2}(?: ?[–—-])?\s["(]?(?:(?:an?|the|any|all|our|your|this|these)\s)?)`

/**
 * A pattern in which a comma, a bracket, a dash or an article may stand at each space outside of brackets, and a doubled consonant in the
 * middle of a word may be written once ('prefered').
 */
export function loose(pattern: string, flags = 'giu'): RegExp {
  return new RegExp(
    pattern
      .replaceAll(/(?<=[a-z]{2})([bcdfglmnprst])\1(?=[a-z]{2})|(?<=\ba)(p)p(?=l)/gu, '$1$2$1$2?')
      .replaceAll(/(?<=[a-z]{4}r)ed(?![a-z?])/gu, 'e?d')
      .replaceAll(/\[[^[\]]*\]| /gu, (part) => (part === ' ' ? gap : part)),
    flags,
  )
}

/** Stand for people, and for what is said of one. No text has them: they are taken out of it before. */
const people = '\uE000'
const quality = '\uE001'
const signs = /[\uE000\uE001]/gu
const either = `[${people}${quality}]`

const word = String.raw`[\p{L}\d'%${people}${quality}-]{1,20}`
const some = (most: number) => `(?:${word} ){0,${most}}`
/** Words that describe, none of which begins another part of the sentence. */
const described = (most: number) =>
  String.raw`(?:(?!(?:who|that|which|to|with|for|from|of|in|at|by|than|not|more|because|whether|if|only|just|merely|simply|where|when)\b)${word} ){0,${most}}`
const close = `(?:(?!(?:who|that|which|with)\\b)${word} ){0,2}`

/** Refusals: 'no …', '… need not apply', 'we do not employ …', 'do not apply if you …', 'you must not be …'. */
const refusals = loose(
  [
    String.raw`(?<!\b(?:there(?: is| are| were| was|'s)|has|have|had|with|because|knows?|sees?|saw|makes?|employs?) (?:still |currently |almost |so far )?)\bno (?:more |other |further )?(?:(?:applications?|cvs?|enquiries|calls) (?:from|by) )?${people}(?! (?:is|are|was|were|has|have|had|been|will|would|should|need|can|may|must)\b(?! (?:be )?(?:considered|hired|employed|accepted|taken|wanted|welcome|needed|invited|interviewed|apply)))`,
    String.raw`\b(?:and|with|have|has|must be|sorry) (?:strictly |absolutely )?(?:no|without|free (?:of|from)) ${quality}`,
    String.raw`^(?:strictly |absolutely )?no ${quality}(?=[.!]|$| please)`,
    String.raw`\b(?:nobody|none)(?: who(?: is| has| was| are)?)? ${quality}`,
    String.raw`${people} ${some(6)}(?:${refusedAfter})`,
    `${people} ${close}(?:${unfitAfter})`,
    String.raw`\b(?:${refusedBefore}) (?:employing |hiring )?(?:applications? from |cvs from )?${described(2)}${people}`,
    String.raw`\b(?:${stayAway}) ${some(2)}(?:if|when|where|as|unless you are not) you(?: are| have|'re|'ve)? ${some(3)}${either}`,
    String.raw`\b(?:if|should|were|once|when) you(?: are| have|'re|'ve)? ${some(2)}${either} ${some(8)}(?:${stayAway}|(?:is|are) not (?:job|role|place|post) for|(?:we|you) (?:cannot|can't|will not|won't|are not able to|are unable to) (?:be )?(?:considered|hired|employed|employ|hire|take|consider|offer|accept|apply|do|work)|(?:contract|job|employment|post|position|place|role) (?:will |would |is |are )?(?:be )?(?:ends?|ended|terminated|withdrawn|goes|lapses|given to)|(?:asked to|have to|must|be|being) (?:leave|resign|let go|dismissed|replaced|sacked|fired))`,
    String.raw`\b(?:must|should|may|can|shall|need|do|does|are|is)(?: not|not|n't)(?: to)? (?:ever |already |currently )?(?:be |have |had |suffer from |get |become |wear |belong to |own )${some(1)}${either}|\b(?:must|should|may|can) ?not ${some(1)}${quality}`,
    String.raw`\b(?:who|you|and|or|they|candidates?|applicants?|she|he) (?:really )?(?:(?:will|are|is|do|does|have|has|can|should)(?: not|n't|not| never)|won't|can't|not|never) (?:be |going to |about to |likely to |planning to |intend to |want to |have |go |take |suffer from |currently |ever ){0,3}${quality}`,
    String.raw`${either} ${some(1)}(?:will |would |may |can |does )?(?:disqualif(?:y|ies)|rules? (?:you )?out|excludes?|prevents?|counts? against|goes against|bars? you|be held against|means? (?:that )?(?:you|we) (?:cannot|can't|will not|won't|are not|aren't)|(?:is|are) (?:bar|problem|deal-?breaker|no-no|reason to|reason for|grounds for|not (?:acceptable|allowed|tolerated|compatible|wanted|welcome|in (?:keeping|line))|unacceptable|incompatible|at odds|against our))`,
    String.raw`\b(?:disqualified|excluded|rejected|ruled out|turned down|refused|screened out) (?:if|for|by|because of|on grounds of|on account of|due to) (?:you |having |being |are |have ){0,3}${either}`,
  ].join('|'),
  'u',
)

const mustBe = String.raw`(?:must|needs? to|has to|have to|should|ought to|shall|will)(?: all| also| ideally| preferably| really)? (?:be|have been)`

/** Wishes: '… only', 'must be …', 'we would prefer …', 'it would suit …', 'you are …'. */
const wishes = loose(
  [
    String.raw`(?<!\bno )${people} (?:${quality} |(?:and|or) ${word} )?(?:${wantedAfter})\b(?! (?:to|if|when)\b)`,
    String.raw`\bonly ${people} ${some(4)}(?:apply|be (?:considered|hired|employed|accepted|interviewed|invited|shortlisted|seen|taken|called)|need (?:apply|bother)|(?:are|is) (?:considered|hired|employed|accepted|wanted|needed|welcome|suitable|eligible|required)|(?:should |may |can |must )?(?:send|write|answer|call|reply|ring|contact|respond)|work here|for this|on this)\b`,
    String.raw`(?:^|\b(?:strictly|we want|please) )only ${people}(?=[.!]|$)`,
    String.raw`(?:^|[,;:–-] |\b(?:${holders}|and|but|so) )${mustBe} ${described(3)}${either}(?![\p{L}-]| (?:to|in|with|of|speaking|qualified|registered|educated|licensed|certified|fluent|based|compliant|trained|language)\b)`,
    String.raw`\b(?:${wantedBefore}) ${described(3)}${people}`,
    String.raw`\b(?:right|ideal|perfect|successful|lucky|chosen) ${described(1)}${people} (?:for|will|would|is|has|must|should)\b`,
    String.raw`\b(?:plus|advantage|bonus|great|ideal|best|better|helpful|helps?|prefer(?:red|able)?|love it|like it|suit us) (?:if|that) you(?: are| were|'re| have)? ${some(2)}${either}`,
    String.raw`(?:only apply|apply only|do not apply unless|don't apply unless|not considered unless|no use applying unless) (?:if )?you(?: are| have|'re)? ${some(2)}${either}`,
    String.raw`\b(?:${holders}) (?:must|should|needs? to|has to|have to|ought to|will|(?:is|are|will be) (?:expected|required|asked) to)(?: also| always| regularly| all)? ${quality}`,
    String.raw`(?<!\b(?:if|whether|that|because|when|unless|as|although|so|and) )\byou(?: are| will be|'re|'ll be) ${described(3)}${people}`,
    String.raw`\b(?:gender|sex|ages?|age group|age range|nationality|religion|faith|marital status|civil status|ethnicity|race|orientation|health|applicants?|candidates?)(?: required| preferred| wanted)?(?: is| ?[=]| ?[:–-]) ${described(2)}${either}`,
  ].join('|'),
  'u',
)

/** Questions whether somebody is one of these people. */
const questions = loose(
  [
    String.raw`\b(?:are|do|did|will|have|were|is) you (?:currently |also |or |have |had |be |been |ever |plan to be |plan to have |planning |in |partner ){0,3}${either}[^.!?]{0,60}\?`,
    String.raw`\b(?:tell us|let us know|say|state|confirm|declare|indicate|disclose|mention|specify)(?: in [a-z ]{3,20})? (?:whether|if) you(?: are| have|'re|'ve)? (?:or )?${some(2)}${either}`,
  ].join('|'),
  'u',
)

/** A sentence before people whom the work is for, so that nothing is said of applicants. */
const served =
  /\b(?:(?:work(?:s|ing|ed)?|experience|sessions|groups?) with|experience of|supports?|supporting|car(?:e|es|ing) for|helps?|helping|teach(?:es|ing)?|coach(?:es|ing)?|look(?:s|ing)? after|assist(?:s|ing)?|advis(?:e|es|ing)|treat(?:s|ing)?|serv(?:e|es|ing)|visit(?:s|ing)?|counsel(?:s|ling)?|mentor(?:s|ing)?|engag(?:e|es|ing) with|represent(?:s|ing)?|design(?:s|ing)?|sell(?:s|ing)?|dress(?:es|ing)?|(?:services?|activities|clothes|schools?|homes?|hostels?|refuges?|courses?|clinics?|programmes?|charit(?:y|ies)|groups?|clubs?|accommodation|housing|magazines?|products|lives|rights|needs|care|support|clothing|fashion|shelters?|training) (?:for|of))(?: (?!do not|don't)[\p{L}-]{1,15}){0,2} $/iu

/** Refusals of these people. */
export const refused = (who: People, unless: RegExp): Reader => readerOf(who, refusals, unless)
/** Wishes for these people alone. */
export const wanted = (who: People, unless: RegExp): Reader => readerOf(who, wishes, unless)
/** Questions whether somebody is one of them. */
export const asked = (who: People, unless: RegExp): Reader => readerOf(who, questions, unless)

function readerOf(who: People, forms: RegExp, unless: RegExp): Reader {
  const names = namesOf(who)
  return (sentence) => {
    const plain = lowered(sentence).replaceAll(signs, ' ')
    const shortened: { at: number; by: number }[] = []
    let taken = 0
    const marked = plain.replace(names, (found: string, group: string | undefined, at: number) => {
      if (served.test(plain.slice(Math.max(0, at - 60), at))) return found
      shortened.push({ at: at - taken, by: found.length - 1 })
      taken += found.length - 1
      return group === undefined ? quality : people
    })
    if (shortened.length === 0 || unless.test(plain)) return undefined
    const match = forms.exec(marked)
    if (match === null) return undefined
    const placeOf = (place: number) => shortened.reduce((sum, { at, by }) => (at < place ? sum + by : sum), place)
    return sentence.slice(placeOf(match.index), placeOf(match.index + match[0].length))
  }
}

/** People in the first group; else what is said of one. */
function namesOf({
  adjectives = none,
  nouns = none,
  qualities = none,
  states = none,
  before = persons,
}: People): RegExp {
  const ends = String.raw`(?![\p{L}-]|')`
  const who = String.raw`(?: who(?:'s|'ve)?(?: is| are| was| were| has| have| had| may| might)?)`
  const once = '(?: (?:ever|previously|once|currently|also|still)(?: (?:had|been|suffered from))?)?'
  const also =
    '(?:(?:male|female|young|younger|old|older|working|married|single|qualified|trained|skilled|unskilled|experienced|part-time|full-time|night|new|job|white|black|british|irish) )?'
  const named = `(?:(?:young|younger|working|new|older|strong|fit|other|such|single|married|unmarried|local|able|practi[sc]ing|devout|committed|strict|observant) )?(?:(?:${adjectives})(?:,? (?:and|or) [\\p{L}-]{2,20})? ${also}(?:${before})${ends}|(?:${nouns})${ends}|members? of (?:${adjectives}) (?:community|communities|faith|church|race|religion)${ends})`
  const described = `(?:(?:${anyone})(?:${who}?${once} (?:${qualities})|${who}${once} (?:${adjectives}|${states}))|(?:anyone|anybody|someone|somebody) (?:${adjectives}))${ends}`
  return loose(String.raw`\b(${described}|${named})|\b(?:${qualities}|${states}|${adjectives})${ends}`, 'gu')
}
