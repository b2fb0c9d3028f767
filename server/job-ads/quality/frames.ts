/*
 * The forms of sentence in which an ad refuses people or wants only some: each is put together with the people of a ground (grounds.ts).
 * Patterns are written with plain spaces; `loose` lets a comma or an article stand at each. Nothing in them repeats without end.
 */

/** Matches nothing. */
const none = '(?!)'

/** The people of a ground, as parts of a pattern. */
export type People = {
  /** Before a word for people: 'gay' of 'gay applicants'. */
  adjectives?: string
  /** On their own: 'lesbians'. */
  nouns?: string
  /** After a word for people: 'with epilepsy' of 'anyone with epilepsy'. */
  qualities?: string
  /** What can be said of 'you' besides the adjectives: 'plan to have a baby'. */
  states?: string
}

/** Words for whoever might apply. */
const persons =
  'people|persons?|candidates?|applicants?|men|man|women|woman|ladies|lady|gentlemen|males?|females?|workers?|staff|employees?|individuals?|colleagues?|couples?|boys?|girls?|lads?|folk|adults?|parents?|mothers?|mums|job ?seekers?|professionals?|members?'
const anyone = `anyone|anybody|someone|somebody|one|those|${persons}`

/** Up to four words between. */
const few = String.raw`(?:[a-zà-ÿ'-]{1,20} ){0,4}`

const apply = String.raw`apply\b(?! (?:online|by|through|via|using|in writing))`
const taken =
  'considered|hired|employed|accepted|interviewed|invited|appointed|shortlisted|recruited|selected|taken on|offered|entertained|tolerated|allowed|permitted'
const cannot =
  "(?:will|would|can|could|shall|may|must|should) ?not|won't|wouldn't|can't|couldn't|shan't|shouldn't|mustn't"
const isNot = "(?:is|are) not|isn't|aren't"

/** What follows the people who are refused. */
const refusedAfter = [
  `(?:need|should|must|may|can|could|do|please do|please) ?not (?:bother |trouble |even )?(?:to )?${apply}`,
  `(?:needn't|shouldn't|can't|don't) (?:bother )?(?:to )?${apply}`,
  `(?:${cannot}) (?:ever )?be (?:${taken})`,
  `(?:${isNot}|not) (?:be )?(?:welcome|wanted|suitable|suited|eligible|needed|required|sought|${taken})`,
  `(?:is|are) (?:unwelcome|unsuitable|ineligible|excluded|barred|banned)`,
  `(?:will|would|shall) be (?:rejected|refused|ignored|excluded|turned (?:down|away)|disregarded|discarded|deleted|binned|declined)`,
  `(?:${cannot}|do not|don't|does not|doesn't) (?:fit|suit|be suitable|be right|cope|be able to cope)`,
  '(?:should|might|may) (?:want to )?(?:look elsewhere|think (?:twice|again|hard|carefully))',
  '(?:(?:should|might|may) )?look (?:elsewhere|for (?:something|work|another job|jobs?) (?:else|elsewhere))',
  '(?:is|are) unlikely to (?:be|fit|suit|cope)',
].join('|')

const takeOn = 'accept|hire|employ|take on|recruit|consider|interview|want|appoint|invite|engage|shortlist|entertain'
const takingOn =
  'accepting|hiring|employing|taking on|taking|recruiting|considering|interviewing|looking for|seeking|interested in|open to|suitable for|suited to|right for|appropriate for|meant for'

/** What stands before the people who are refused. */
const refusedBefore = [
  `(?:do|does|did|will|would|can|could|shall)(?: not|not|n't) (?:knowingly |currently |usually |normally )?(?:${takeOn})`,
  `(?:won't|can't|shan't|never|rather not|prefer not to|unable to|not able to|refuse to|decline to|not willing to|unwilling to|not prepared to|not going to) (?:${takeOn})`,
  `(?:not|never|no longer|n't) (?:${takingOn})`,
  'unsuitable for',
  'reject(?:s|ing)?',
  `(?:not|no) (?:really )?(?:job|place|role|position|post|work|room|workplace|team|vacancy|opening)s? for`,
  "(?:not|isn't) for",
  '(?:except|excluding|apart from|other than|but not|but no|anyone but|everyone but|everybody but|bar)',
].join('|')

/** Who must be something, so that 'must be white' is not read of a shirt. */
const whoApplies = String.raw`(?:^|\b(?:you|who|he|she|they|applicants?|candidates?|staff|employees?|workers?|person|holder|applying|cleaners?|drivers?|carers?|plumbers?|waiters?|assistants?|teachers?|nann(?:y|ies)|tutors?|chefs?|guards?|nurses?|builders?|everyone) )`
const mustBe = String.raw`(?:must|needs? to|has to|have to|should|ought to|shall)(?: all| also| ideally| preferably)? (?:be|have been)`

/** What stands before the people who alone are wanted. */
const wantedBefore = [
  String.raw`(?:we|who|client|customer|family|owner|they|employer|company|manager|boss) (?:${few})(?:prefer|favour|want|need|require|seek|asks? for|hire only|only hire|only (?:employ|accept|take on|take|recruit|consider|want|interview)|(?:employ|accept|take on|recruit|consider|want|interview) only)s?`,
  '(?:looking|searching|search) (?:only )?for',
  'seek(?:ing|s)?(?: only)?',
  'prefer(?:ably|ring|ence)?(?: is| will be| would be| shall be)?(?: given| shown)?(?: to| for)?',
  '(?:vacancy|role|job|position|post|opening|work|place) is (?:strictly |purely |solely )?(?:for|open to|meant for|aimed at|best for)',
  '(?:suit|suits|suited to|suitable for|ideal for|perfect for|reserved for|restricted to|limited to|confined to|open only to|only open to|exclusively for|only for|just for)',
  '(?:ideal|perfect|successful|right) (?:candidate|person|applicant) (?:is|will be|would be|should be)',
].join('|')

/** What follows them. */
const wantedAfter =
  '(?:is |are |will be |would be )?(?:strongly |much )?(?:only|preferred|wanted|required|sought|needed|favoured|desired|please|exclusively|prioritised)'

/** A law's own words for a reason, or a sentence against unequal treatment. */
const reason = String.raw`\b(?:occupational (?:requirements?|qualifications?)|schedule 9|exempt(?:ed|ion)?\b.{0,40}\b(?:equality|sex discrimination|race relations) acts?|(?:section|s\.?) ?(?:7\(2\)|25|26|37)\b.{0,30}\bequality acts?|equality acts? (?:19\d\d.{0,12} )?(?:allows?|permits?))\b`
const against = String.raw`\b(?:regardless|irrespective|discriminat[a-z]{0,6}|harass[a-z]{0,5}|prejudice[a-z]?|(?:less|differently|equally|fairly|same) because|treated|turned away because|no (?:bar|barrier|difference|obstacle)|whether (?:or not )?you(?:'re| are| have))\b`
const welcoming = String.raw`\b(?:encourag[a-z]{0,5}|welcomes?|welcomed|welcoming|under-?represented|more (?:women|men|disabled|black|people)|positive action|not (?:ask|mind|matter)|guarantee)\b`

/** In a sentence: a refusal is none. */
export const excusesRefusal = new RegExp(`${reason}|${against}`, 'iu')
/** In a sentence: what is wanted is lawful. */
export const excusesWish = new RegExp(`${reason}|${against}|${welcoming}`, 'iu')
/** In an ad: the author names the reason that the law asks for. */
export const namesReason = new RegExp(reason, 'iu')

const gap = String.raw`(?:[,:]?\s(?:(?:an?|the|any|all|our|your)\s)?)`

/** A pattern in which a comma, a colon or an article may stand at each space outside of brackets. */
export function loose(pattern: string): RegExp {
  return new RegExp(
    pattern.replaceAll(/\[[^[\]]*\]| /gu, (part) => (part === ' ' ? gap : part)),
    'giu',
  )
}

/** Sentences in which these people are refused: 'no …', '… need not apply', 'we do not employ …', 'do not apply if you …'. */
export function refused(people: People): RegExp {
  const group = groupOf(people)
  const state = stateOf(people)
  const notApply = `(?:(?:please )?(?:do not|don't|need not|should not|cannot|can't) ${apply}|look elsewhere|(?:is not|isn't|not) for you)`
  return loose(
    [
      String.raw`\bno (?:more |other )?(?:applications? from )?${group}(?! (?:is|are|was|were|has|have|had|been)\b(?! (?:${taken}|wanted|welcome|needed)))`,
      String.raw`\b${group} (?:${few})(?:${refusedAfter})`,
      String.raw`\b(?:${refusedBefore}) (?:employing |hiring )?(?:applications? from )?${group}`,
      String.raw`\b(?:${notApply}) if you(?: are|'re| have)? (?:${few})?${state}`,
      String.raw`\bif you(?: are|'re| have)? ${state} (?:${few})${notApply}`,
      String.raw`\b(?:must|should|may|can) ?not (?:be |have |suffer from )?${state}`,
    ].join('|'),
  )
}

/** Sentences in which only these people are wanted: '… only', 'must be …', 'we would prefer …', 'it would suit …'. */
export function wanted(people: People): RegExp {
  const group = groupOf(people)
  const adjectives = `(?:${people.adjectives ?? none}|${group})`
  return loose(
    [
      String.raw`\b${group} ${wantedAfter}\b(?! (?:to|if|when)\b)`,
      String.raw`\bonly ${group} (?:${few})(?:apply|be (?:${taken})|need apply|should (?:send|write|answer|call|reply))\b`,
      String.raw`${whoApplies}(?:${mustBe}) (?:[a-zà-ÿ-]{2,15} (?:and )?)?${adjectives}(?![a-zà-ÿ-]| (?:to|in|with|of|speaking|qualified|registered|educated|licensed|certified|fluent|based|compliant|trained)\b)`,
      String.raw`\b(?:${wantedBefore}) (?:[a-zà-ÿ-]{2,15} (?:and )?){0,2}${group}`,
    ].join('|'),
  )
}

/** The words without which none of these forms is there. */
export function mentions({ adjectives = none, nouns = none, qualities = none, states = none }: People): RegExp {
  return loose(String.raw`\b(?:${adjectives}|${nouns}|${qualities}|${states})`)
}

/** Questions whether somebody is one of these people. */
export function asked(people: People): RegExp {
  return loose(
    [
      String.raw`\b(?:are|do|did|will|have) you (?:currently |also |or |have |be |plan to be )?${stateOf(people)}[^.!?]{0,60}\?`,
      String.raw`\b(?:tell us|let us know|say|state|confirm|declare) (?:whether|if) you(?: are|'re| have)? ${stateOf(people)}`,
    ].join('|'),
  )
}

function groupOf({ adjectives = none, nouns = none, qualities = none }: People): string {
  const ends = String.raw`(?![a-zà-ÿ-]|')`
  const qualified = String.raw`(?:${anyone})(?: who(?:'s| is| are| was| were| has| have| had| may| might)?)?(?: (?:ever|previously|once)(?: (?:had|been|suffered from))?)? (?:${qualities})${ends}`
  return String.raw`(?:(?:young|younger|working|new|older|practi[sc]ing|strict|other|such|single|married) )?(?:(?:${adjectives}) (?:(?:and|or) [a-zà-ÿ-]{2,20} )?(?:${persons})${ends}|(?:${nouns})${ends}|${qualified})`
}

function stateOf({ adjectives, qualities, states }: People): string {
  return String.raw`(?:${[adjectives, qualities, states].filter((part) => part !== undefined).join('|')})(?![a-zà-ÿ-])`
}
