/*
 * What an ad says of people whom it refuses or wants, as parts of patterns, by kinds: not to apply, not to be taken, not to fit, to go
 * elsewhere; to be wanted, preferred, first. Written with plain spaces; `loose` (frames.ts) lets a comma or an article stand at each.
 */

const apply = String.raw`(?:re-?)?apply(?:ing)?\b(?! (?:online|by|through|via|using|in writing|again|before|until))`
const taken =
  'considered|hired|employed|accepted|interviewed|invited|appointed|shortlisted|recruited|selected|chosen|taken(?: on| seriously)?|offered|entertained|tolerated|allowed|permitted|engaged|put forward|looked at|contacted|progressed|kept on|welcomed|given (?:job|role|post|position|work|interview)|processed|accommodated|answered|replied to|called|read|catered for'
const cannot =
  "(?:will|would|can|could|shall|may|must|should|need|do|does|are|is)(?: unfortunately| sadly| simply| just| therefore| probably| generally| normally| usually)? ?not|won't|wouldn't|can't|couldn't|shan't|shouldn't|mustn't|needn't|don't|doesn't|aren't|isn't|will never|would never|can never|never"
const isNot =
  "(?:is|are) (?:not|never|no longer)|isn't|aren't|(?:will|would|can|could|may|shall) (?:not|never) be|(?:won't|wouldn't|can't|couldn't) be"

/** Not to apply, in any of its words: of 'you' as of others. */
export const stayAway = `(?:(?:please |kindly |and )?(?:(?:do|need|should|must|can|could|may|ought|will) ?not|don't|needn't|shouldn't|mustn't|can't|never) (?:even |to )?(?:bother|trouble|think of|think about|waste (?:your|our|their) time)?(?:about )? ?(?:to )?(?:${apply}|send|contact|call|write|ring|reply|respond|answer)\\b|(?:please )?(?:do not|don't) bother\\b|(?:should|might|may|will|would|must|can|could|please|better|to|and|,)? ?(?:want to |need to |wish to )?(?:look|try|search|go|apply) (?:elsewhere|somewhere else|for (?:another job|other (?:jobs?|work)|(?:something|work|jobs?) (?:else|elsewhere)))|(?:should|might|may|please|must)? ?(?:want to )?(?:think (?:twice|again|hard|carefully)|steer clear|stay away|keep away|scroll on|move on|pass (?:this )?by|give this a miss|find (?:another job|something else|work elsewhere)|save (?:yourself|themselves|your|their|us|our)(?: [a-z]{1,8}){0,2}|not waste (?:your|our|their) time)|(?:will be |would be |is |are )?wasting (?:your|our|their) time|(?:is not|isn't|will not be|won't be|would not be) (?:job |role |place |post |position |one )?for you)`

/** What follows the people who are refused, with any words between. */
export const refusedAfter = [
  stayAway,
  `(?:${cannot}) (?:ever |normally |usually |currently |therefore |unfortunately |generally )?be (?:${taken}|able to apply)`,
  `(?:${isNot}|not|never) (?:be |really |currently |normally |being )?(?:welcome|wanted|suitable|suited|eligible|needed|required|sought|acceptable|appropriate|desired|employable|invited to apply|able to apply|allowed to apply|in luck|${taken})`,
  `(?:${isNot}|not) (?:really |exactly )?(?:what (?:we|client|customers?|our [a-z]{2,10})|who (?:we|client)|people we|good fit|right fit|good match|fit for|right for|for us|for this|cut out|up to|our (?:sort|type|kind)|option)`,
  `(?:is|are|will be|would be) (?:unwelcome|unsuitable|ineligible|unacceptable|undesirable|excluded|barred|banned|disqualified|ruled out|off limits|out of question|out of running|no-no|unfit|unwanted|at disadvantage|best avoided|more trouble)`,
  `(?:won't|will not|cannot|can't|never|don't|doesn't) get (?:start|job|work|look-in|chance|interview|foot|hired|through|far|past)`,
  `(?:will|would|shall|may|might|can|are|is|be|to be|gets?|get|being)(?: (?:simply|just|automatically|all|immediately|politely))? (?:be )?(?:rejected|refused|ignored|excluded|turned (?:down|away)|disregarded|discarded|deleted|binned|declined|screened out|filtered out|sifted out|weeded out|passed over|sent (?:home|away|back)|thrown away|overlooked|skipped|dismissed|let go|ruled out|barred|disqualified|avoided|put (?:at|to) (?:bottom|back))`,
].join('|')

/** What follows them closely, as it is said of people who are not applicants as well. */
export const unfitAfter = [
  `(?:${cannot})(?: really| easily| ever)? (?:fit|suit|be suitable|be right|cope|be able(?: to| for)?|manage|work out|work here|last|belong|get on|get along|keep up|be happy|be comfortable|feel at home|blend in|do this|do job|handle|meet our|have (?:place|strength|stamina))`,
  `(?:is|are) (?:unlikely|not likely|too (?:slow|weak|old|fragile|emotional|unreliable|expensive|set in)|never going)(?: to)?`,
  `(?:tend|tends) (?:not )?to (?:be|stay|leave|struggle|get|find|take|cause|let|slow|go|move|lack|want|complain|quit)`,
  `(?:will|would|may|might|tend to) (?:find (?:it |this |job |work |pace |hours |shifts |role |post )(?:[a-z]{2,12} ){0,4}(?:too |very )?(?:hard|difficult|tough|much|heavy|demanding|impossible)|struggle|(?:feel|be) (?:out of place|uncomfortable|left out|unhappy|lost|lonely|isolated|miserable|better off|happier|awkward))`,
].join('|')

const takeOn =
  'accept|hire|employ|take(?: on)?|recruit|consider|interview|want|appoint|invite|engage|shortlist|entertain|welcome|give (?:work|jobs) to|offer (?:work|jobs) to|deal with|look at|need|like|bother with|trust|tolerate'
const takingOn =
  'accepting|hiring|employing|taking on|taking|recruiting|considering|interviewing|looking for|looking to (?:hire|employ|recruit)|seeking|interested in|open to|suitable for|suited to|right for|appropriate for|meant for|good for|keen on|after|prepared to (?:take|hire|employ)|available to|accessible to|aimed at'

/** What stands before the people who are refused. */
export const refusedBefore = [
  `(?:(?:do|does|did|will|would|can|could|shall|may)(?: not|not|n't)|won't|can't|shan't|never|no longer|rather not|prefer not to|choose not to|unable to|(?:not|[a-z]{2,5}n't) able to|refuses? to|declines? to|not willing to|unwilling to|not prepared to|not going to|reluctant to|not allowed to|not in position to|policy not to) (?:knowingly |currently |usually |normally |wish to |want to |like to |be able to |be )?(?:${takeOn}|${takingOn})`,
  `(?:cannot|can't|could not|couldn't|won't|will not|not want to) have`,
  `(?:not|never|no longer|[a-z]{2,5}n't) (?:really |currently )?(?:${takingOn})`,
  '(?:unsuitable|inappropriate|impossible|off limits|no good|no use|closed|unsafe) (?:for|to)',
  'too (?:heavy|hard|much|rough|tough|dangerous|demanding|physical|difficult|dirty|stressful|fast|late) for',
  `(?:avoid|avoids|avoiding|reject|rejects|rejecting|refuse|refuses|exclude|excludes|excluding|bar|bars|ban|bans|rule out|rules out|ruling out|turn away|turns away|turning away|turn down|turns down|steer clear of|stay clear of|keep out|tired of|fed up with|wary of|had enough of|bad luck with|bad experiences? with|trouble with|problems with|let down by|no room for|(?:not|[a-z]{2,5}n't) (?:like|want)(?: to be| being)? (?:served|looked after|cared for|treated|driven|taught|seen|helped) by)(?: (?:hiring|employing|taking on|to employ|to hire))?`,
  `(?:not|no|never) (?:really |such |suitable |right )?(?:job|place|role|position|post|work|room|workplace|team|vacancy|opening|space|environment|career|office|site|kitchen|use|time|patience)s? for`,
  "(?:not|isn't|never) (?:really )?(?:for|one for|open to)",
  '(?:except|excluding|apart from|other than|but not|but no|anyone but|everyone but|everybody but|anybody but|rather than|instead of|prefer not)',
].join('|')

/** What follows the people who alone are wanted. */
export const wantedAfter = [
  '(?:is |are |will be |would be |applicants |candidates )?(?:strongly |much |very much |highly |greatly |ideally |always )?(?:only|preferred|preferable|wanted|required|sought|needed|favoured|desired|desirable|please|exclusively|prioritised|essential|ideal|advantageous)',
  '(?:(?:will|would|shall) )?(?:be )?(?:have|has|get|gets|take|takes|given|enjoy|enjoys) (?:priority|preference|precedence|first (?:refusal|pick|choice|call|go)|advantage|edge|better chance)',
  '(?:will|would|are|is) (?:be )?(?:at advantage|favoured|looked on favourably|first in line|top of list|better placed|put first|taken first)',
  '(?:do|does|are|is|make|makes|will do|will be|would be|fit in|fits in|cope|copes) (?:[a-z]{1,8} )?(?:best|better)\\b',
  '(?:would|will|might) (?:suit|fit|be (?:best|ideal|perfect|better|good fit|plus|advantage|preferred|most suitable|suitable))',
  '(?:come|comes|go|goes) (?:first|to top|to front)',
  'alone\\b',
].join('|')

const wishes =
  'prefer|favour|want|need|require|seek|asks? for|asked for|asked us for|requested|insists? on|expect|would like|would love|hire only|only hire|only (?:employ|accept|take(?: on)?|recruit|consider|want|interview|need|use|trust|send|invite)|(?:employ|accept|take(?: on)?|recruit|consider|want|interview|hire|invite) only'

/** What stands before them. */
export const wantedBefore = [
  String.raw`(?:we|who|client|clients|customers?|family|owner|owners|they|employer|company|manager|boss|director|team|site|shop|chef) (?:[\p{L}'-]{1,20} ){0,3}(?:${wishes})s?(?: to (?:hire|employ|recruit|find|have|see|hear from))?`,
  '(?:would|will) (?:rather )?(?:prefer|want|like|love|need|favour|only (?:want|take|accept|consider))',
  '(?:and|so|but|therefore) (?:want|need|prefer|seek|require)',
  '^(?:need|needed|want|wanted|required|seeking)',
  '(?:looking|searching|search|hunting|hunt|hoping|on lookout) (?:only |ideally |really |specifically )?(?:for|to (?:hire|recruit|employ|find|appoint)|to take on)',
  "(?:we are|we're|client is|boss is) after",
  'seek(?:ing|s)?(?: only)?',
  'prefer(?:ably|ring|ence)?(?: is| will be| would be| shall be)?(?: given| shown| goes)?(?: to| for)?',
  '(?:ideally|exclusively|strictly|solely|purely)',
  'priority (?:is |will be |goes )?(?:given )?(?:to|for)',
  '(?:vacancy|role|job|position|post|opening|work|place|shift|opportunity) (?:in [a-z]{2,15} )?(?:is|are|was|will be|would be) (?:strictly |purely |solely |really |very much |best )?(?:for|open to|meant for|aimed at|best for|intended for|designed for|made for|tailored to|geared to|geared towards|held for|kept for)',
  "(?:this|one|it|job)(?:'s| is)(?: one)?(?: really| strictly)? for",
  '(?:suit|suits|suited to|suitable for|ideal for|perfect for|reserved for|restricted to|limited to|confined to|open only to|only open to|exclusively for|only for|just for|strictly for|best for|great for|tailored to|geared towards|aimed at)',
  '(?:ideal|perfect|successful|right|best|chosen) (?:candidate|person|applicant|hire|colleague)s? (?:is|are|will be|would be|should be|must be|will probably be)',
  '(?:recruiting|hiring|employing|interviewing|taking on)(?: only| just| exclusively)?',
  '(?:more comfortable|most comfortable|more at ease|happier|happiest|better off|best off) with',
  '(?:respond|responds|react|relate|relates) (?:better|best) to',
  'rather (?:have|see|hire|employ|deal with|work with)',
  "unless you(?: are|'re)",
  'must (?:all )?employ',
].join('|')
