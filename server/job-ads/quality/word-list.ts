import { type CodedPhrase, rules } from './coded-phrase.ts'
import { refusals } from './refusals.ts'
import { payPhrases } from './pay-in-words.ts'

/*
 * Words of ads that put people off or shut them out, in lists of our own. Each entry says what it follows from. English only.
 *
 * 'block' only where the words themselves shut a group out and no reading is lawful without a reason; the author can give that reason, and
 * it is printed in the ad. Everything else is a hint. Ireland presumes intent (Employment Equality Acts, section 10(2)), so a few hints of
 * Great Britain are blocks there.
 */

const practice = 'Good practice; no rule of law'

/** A title of one sex, with a word for everybody. */
const titles: readonly (readonly [id: string, match: RegExp, instead: string, unless?: RegExp])[] = [
  [
    'sex-salesman',
    /\bsales ?(?:man|men|woman|women|girl|lady|boy)\b/giu,
    'salesperson or sales assistant',
    /\b(?:movies?|films?|plays?|oscar)\b/iu,
  ],
  ['sex-waitress', /\bwaitress(?:es)?\b/giu, 'waiting staff', /\bwaiters? ?(?:\/|or|and) ?waitress/iu],
  [
    'sex-barmaid',
    /\bbar ?(?:maids?|man|men)\b/giu,
    'bar staff',
    /\bbar ?(?:tenders?|staff|persons?|people)\b|\bbar ?(?:maids?|man|men),? ?(?:\/|or|and) ?bar ?(?:maids?|man|men)\b/iu,
  ],
  ['sex-handyman', /\bhandy ?(?:man|men)\b/giu, 'maintenance worker'],
  // Whoever one works beside is named as they are called.
  [
    'sex-foreman',
    /\bfore(?:man|men)\b/giu,
    'supervisor',
    /\b(?:reports? to|work(?:s|ing)? with|with|to) (?:the|our|a) fore(?:man|men)\b|\b(?:the|our) fore(?:man|men) (?:reports?|is|are|will|and)\b/iu,
  ],
  // Anyone who holds the office already is named as they are called.
  [
    'sex-chairman',
    /\bchair ?(?:man|woman)\b/giu,
    'chair',
    /\b(?:remains|(?:our|its|the group'?s?|former|founder and|executive)) chair|\bchair(?:man|woman) (?:and founder|of the (?:group|board))\b/iu,
  ],
  ['sex-fireman', /\bfire ?(?:man|men)\b/giu, 'firefighter'],
  ['sex-policeman', /\bpolice ?(?:man|men|woman)\b/giu, 'police officer'],
  // The tool for testing has the same name.
  [
    'sex-postman',
    /\bpost(?:man|men|woman)\b(?! pat)/giu,
    'postal worker',
    /\b(?:apis?|swagger|rest|soap|http|jmeter|newman|insomnia|selenium|playwright|pytest|splunk|git|docker|jira|sql|json|test(?:s|ing|ed)?|tools?|software|debug\w*)\b/iu,
  ],
  ['sex-cameraman', /\bcamera ?(?:man|men)\b/giu, 'camera operator'],
  [
    'sex-tradesman',
    /\b(?:trades|crafts|work|repair|door|grounds|delivery ?)(?:man|men)\b/giu,
    'the name of the trade, or worker',
  ],
  ['sex-cleaning-lady', /\b(?:cleaning|tea|dinner|lollipop) lad(?:y|ies)\b/giu, 'cleaner or assistant'],
  ['sex-chambermaid', /\b(?:chamber|house)maids?\b/giu, 'room attendant'],
  ['sex-air-hostess', /\b(?:air )?hostess(?:es)?\b|\bsteward(?:ess|esses)\b/giu, 'cabin crew or host'],
  ['sex-manageress', /\bmanageress\b|\bheadmistress\b|\bseamstress\b|\bmasseuse\b/giu, 'a title for everybody'],
  ['sex-girl-friday', /\b(?:saturday|shop|office|promo|stable|paper) ?(?:boys?|girls?|lads?)\b/giu, 'assistant'],
]

const phrases: readonly CodedPhrase[] = [
  {
    // 'Female Support Worker': a title for one sex, not 'male and female patients' or 'the female ward'.
    id: 'sex-in-title',
    match:
      /(?<!\b(?:and|or|both|for|with|from|of|to|our|all)[ /]|\/)\b(?:fe)?male (?:\w+ )?(?:cleaners?|carers?|care (?:assistants?|workers?)|support workers?|workers?|drivers?|assistants?|nurses?|therapists?|chefs?|waiters?|receptionists?|secretar(?:y|ies)|teachers?|tutors?|trainers?|models?|guards?|officers?|nann(?:y|ies)|housekeepers?|personal assistants?|pas?|instructors?|stylists?|barbers?)\b/giu,
    unless: /\b(?:male|female) (?:and|or|&|\/) ?(?:fe)?male\b|\bmale\/female\b|\bfemale\/male\b/iu,
    level: 'block',
    title: 'A title for one sex',
    details: 'Leave the word out. If the work itself needs it, such as personal care, give the reason below.',
    rule: rules.sex,
  },
  {
    id: 'sex-attractive',
    match:
      /\b(?:attractive|good[- ]looking|pretty|handsome|slim|slender)(?: \w+)? (?:face|figure|looks|person|people|girls?|lady|staff|hosts?|candidates?|individuals?)\b|\bgood looks\b|\beasy on the eye\b/giu,
    unless: /\b(?:grounds|premises|building|home|location|setting|salary|package|offices?)\b/iu,
    level: 'hint',
    title: 'Looks',
    details: 'Say what the work needs, such as a smart uniform.',
    rule: rules.sex,
  },
  {
    id: 'sex-rockstar',
    match: /\b(?:rock ?stars?|ninjas?|gurus?|superhero(?:es)?)\b/giu,
    unless:
      /\b(?:car|content) ?gurus?\b|\bninja (?:kitchen|warrior)|\bsuperhero(?:es)? (?:films?|movies?|toys?|comics?|has|have)\b/iu,
    level: 'hint',
    title: 'A word that puts people off',
    details: 'Use the title of the job and the skill.',
    rule: practice,
  },
  {
    id: 'age-young-direct',
    match:
      /\byoung,? (?:and )?(?:dynamic|ambitious|energetic|vibrant|hungry)\b(?!(?:,? (?:and )?[a-z-]{1,20}){0,2} (?:organi[sz]ation|environment|company|business|firm|start-?up|culture)\b)|\b(?:looking for|seeking|want) (?:an? )?(?:keen |bright )?young (?:person|people|man|woman|professionals?)\b/giu,
    level: 'block',
    title: 'Asks for young people',
    details: 'Say what the person will do, and the skills it takes.',
    rule: `${rules.age}; Ryanair (DEC-E2000-014), Carolan v Saongroup (ADJ-00014609)`,
  },
  {
    id: 'age-young',
    match:
      /\b(?:young|youthful)(?:,| and)? (?:team|office|workforce|environment)\b|\byoung,? (?:and )?(?:dynamic|ambitious|energetic|vibrant)(?:,? (?:and )?[a-z-]{1,20})? (?:organi[sz]ation|environment|company|business|firm|start-?up|culture)\b/giu,
    level: 'hint',
    title: '‘Young’ puts older people off',
    details: 'Say what makes the team good to work in.',
    rule: rules.age,
  },
  {
    id: 'age-age-range',
    match:
      /\b(?:aged?|ages) (?:between )?\d{2} ?(?:-|–|to|and) ?\d{2}\b|\bbetween \d{2} and \d{2} years (?:old|of age)\b|\b(?:no|not) older than \d{2}\b|\bunder (?:25|30|35|40|45|50)s? only\b|\b(?:over|under) ?\d{2}'?s need not apply\b/giu,
    unless:
      /\b(?:no|without an?|not an?) (?:(?:upper|maximum|lower|minimum) )?age\b|\b(?:children|pupils|students|young people|learners|boys|girls|patients|clients|residents|teach|care for|work with)\b/iu,
    level: 'block',
    title: 'An age limit',
    details: 'Leave it out. If the law sets an age, such as 18 to serve alcohol, name the law below.',
    rule: rules.age,
  },
  {
    id: 'age-age-range',
    match:
      /\b(?:(?:maximum|max\.?|upper) age|age limit)\b|\b(?:minimum|lowest|youngest) age(?: is| of| will be)?:? (?:2[6-9]|[3-9]\d)\b/giu,
    unless: /\b(?:no|without an?|not an?) (?:(?:upper|maximum|lower|minimum) )?age\b|\b(?:children|pupils)\b/iu,
    level: 'block',
    title: 'An age limit',
    details: 'Leave it out. If the law sets an age, such as 18 to serve alcohol, name the law below.',
    rule: rules.age,
  },
  {
    id: 'age-digital-native',
    match: /\bdigital natives?\b/giu,
    level: 'hint',
    title: 'Means an age',
    details: 'Name the software or the skill.',
    rule: rules.age,
  },
  {
    id: 'age-recent-graduate',
    match:
      /\b(?:recent|new|fresh|young) (?:university )?graduates?\b|\b(?:fresh|straight) (?:out of|from) (?:school|college|university|uni)\b/giu,
    // One of several kinds of people who are asked.
    unless: /\b(?:either|whether)\b.*\bor\b|\balso welcome\b|\b(?:connect|meet|work) with (?:recent|new) graduates\b/iu,
    level: 'hint',
    title: 'Suggests an age',
    details: 'Write ‘a graduate’: people graduate at any age.',
    rule: rules.age,
  },
  {
    id: 'age-newly-qualified-limit',
    match:
      /\b(?:up to|no more than|maximum(?: of)?|at most|less than) (?:\d+|one|two|three|four|five) years?'? (?:of )?(?:\w+ )?(?:experience|pqe)\b/giu,
    unless: /\b(?:either|whether)\b.*\bor\b/iu,
    level: 'hint',
    title: 'A limit on experience shuts older people out',
    details: 'Say how senior the job is instead.',
    rule: rules.age,
  },
  {
    id: 'age-years-of-experience',
    match: /\b(?:[5-9]|1\d|20)\+? ?(?:or more )?years?'? (?:of )?(?:relevant |proven )?(?:experience|pqe)\b/giu,
    // How long the company has been there.
    unless:
      /\b(?:we|our|us|company|firm|business|team|established|group)\b|\b(?:he|she|\p{L}+) has (?:over )?\d+ years|\bwith (?:over|more than|nearly|almost) \d+ years'? (?:of )?experience,/iu,
    level: 'hint',
    title: 'Many years of experience',
    details: 'Say what the person must be able to do. Asking for years shuts younger people out and says little.',
    rule: `${rules.age}; Noonan v Accountancy Connections (DEC-E2004-042)`,
  },
  {
    id: 'age-mature',
    match: /\bmature (?:person|people|lady|individuals?|candidates?|applicants?|attitude|outlook)\b/giu,
    level: 'hint',
    title: 'Suggests an age',
    details: 'Write ‘reliable’ or ‘experienced in’.',
    rule: rules.age,
  },
  {
    id: 'age-energetic',
    match: /\b(?:energetic|bubbly|fun-loving)\b|\bdynamic (?:person|individual|candidate)\b/giu,
    unless: /\benergetic (?:environment|atmosphere|workplace|office)\b/iu,
    level: 'hint',
    title: 'Often read as ‘young’',
    details: 'Say what the work asks for.',
    rule: rules.age,
  },
  {
    id: 'age-overqualified',
    match: /\bover[- ]?qualified\b|\bdate of birth\b|\bschool[- ]leavers?\b/giu,
    // What is said of personal data.
    unless: /\b(?:privacy|personal (?:data|information)|identifying information|your request|redact)\b/iu,
    level: 'hint',
    title: 'Points to an age',
    details: 'Leave it out, or say what the job offers and needs.',
    rule: rules.age,
  },
  {
    id: 'dis-able-bodied',
    match:
      /\bable[- ]bodied\b|\b(?:no|free (?:of|from)) (?:physical |mental )?(?:disabilit(?:y|ies)|impairments?)\b|\b(?:not suitable|unsuitable) for (?:disabled|people with|anyone with|wheelchair)/giu,
    level: 'block',
    title: 'Shuts disabled people out',
    details: 'Describe the task, such as carrying boxes of 15 kg, and say that you make adjustments.',
    rule: rules.disability,
  },
  {
    id: 'dis-physically-fit',
    match:
      /\bphysically (?:fit|strong|active)\b|\bfit and (?:healthy|active|strong)\b|\bin (?:good|perfect|excellent|full) health\b|\bmust be healthy\b/giu,
    // A benefit.
    unless: /\b(?:cycle|gym|scheme|benefits?|stay|keep(?:ing)? you)\b/iu,
    level: 'hint',
    title: 'Fitness',
    details: 'Describe the task instead.',
    rule: rules.disability,
  },
  {
    id: 'dis-health-questions',
    match:
      /\b(?:declare|disclose|list|tell us (?:about|of)|do you have|have you had) (?:any |your )?(?:\w+ )?(?:medical conditions?|health (?:problems|conditions?)|disabilit(?:y|ies)|illness(?:es)?)\b|\bhow many sick days\b|\bsick days (?:did|have|do|were)\b|\bhow many days'? (?:of )?(?:sick|sickness|illness|absence)\b|\b(?:number of|all|any) (?:sick days|days'? (?:off )?(?:sick|sickness)|sickness absences?)\b|\bnever (?:been |be |taken a day )?(?:off )?sick\b|\bno (?:sick notes?|sick leave|sickness|time off sick)\b|\b(?:list|name|state|declare|tell us(?: about| of)?|what|which|any) (?:any |all |your |the )?(?:(?:prescribed|regular|current) )?(?:medication|medicines|prescriptions?)(?: (?:that )?you)\b|\bhow (?:many|often|much)(?: [\p{L}-]{1,12}){0,4} (?:off sick|off work|sick|ill)\b|\b(?:sickness|absence) (?:record|history)\b|\bmedical (?:history|questionnaire)\b|\b(?:fewer|less|no more|not more) than (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:sick|sickness) (?:days?|absences?)\b|\b(?:cannot|can't|must not|mustn't|should not) have (?:taken|had) (?:any )?(?:sick (?:leave|days?)|time off (?:sick|ill)|sickness)\b|\bhave you ever (?:suffered from|been treated for)\b/giu,
    unless:
      /\b(?:(?:not|never|won't|don't) (?:be )?(?:ask|asked|asking|enquire|inquire|request|look at)|adjustments?|support you|after an offer|no need to|need not|(?:do not|don't) (?:have|need) to)\b/iu,
    level: 'block',
    title: 'A question about health before an offer',
    details: 'Ask only which adjustments the person needs for the interview.',
    rule: 'Equality Act 2010, section 60',
  },
  {
    id: 'dis-driving-licence',
    match:
      /\b(?:must|need to) (?:hold|have) (?:a )?(?:full,? )?(?:clean,? |valid,? |uk,? )*driv(?:ing|er'?s?) licen[cs]e\b/giu,
    unless: /\b(?:driver|driving (?:a|the|our)|deliver|van|lorry|bus|hgv|visits?|travel)\b/iu,
    level: 'hint',
    title: 'Is driving part of the work?',
    details: 'If not, write ‘able to travel to’: some disabled people cannot drive.',
    rule: rules.disability,
  },
  {
    id: 'rac-permanent-right-to-work',
    match:
      /\b(?:permanent|unrestricted|indefinite) (?:right to work|leave to remain|permission to work)\b|\bsettled status\b|\b(?:must|need to|have to) (?:hold|have|possess) (?:an? )?(?:full |valid |current )?(?:british|irish|uk|eu) passport\b/giu,
    // As posts of the civil service must say who may apply.
    unless: /\b(?:settlement scheme|clearance|vetting|travel)\b/iu,
    level: 'hint',
    title: 'Ask only for the right to work',
    details: 'Write ‘You need the right to work in the UK by your start date’.',
    rule: `${rules.race}; Osborne Clarke v Purohit (UKEAT/0305/08)`,
  },
  {
    id: 'rac-native-speaker',
    match:
      /\bnative[- ](?:level )?(?:english |irish |french |german |spanish |polish |welsh )?speakers?\b|\b(?:english|irish|french|german|spanish|polish|welsh) (?:(?:as a|as your|is your|must be|should be|has to be|needs to be) )?(?:(?:your|their|the) )?(?:mother tongue|first language|native language)\b|\bmother[- ]tongue (?:english|irish|french|german|spanish|speakers?)\b/giu,
    level: 'hint',
    title: 'Ask for the level, not the origin',
    details: 'Write ‘fluent English’ or the level: B2, C1.',
    rule: rules.race,
  },
  {
    id: 'rac-no-foreigners',
    match:
      /\b(?:uk|british|irish|english)[- ]born\b|\b(?:no|without) (?:an? |any )?(?:foreign |strong |thick |heavy )?accents?\b|\b(?:british|english|irish|scottish|welsh|native|neutral|foreign|proper|thick|heavy|regional) accents?\b(?! (?:colou?rs?|walls?|lighting))/giu,
    level: 'block',
    title: 'Shuts people out by origin',
    details: 'Leave it out.',
    rule: rules.race,
  },
  {
    id: 'rel-dress',
    match:
      /\b(?:remove|take off|leave off) (?:(?:the|your|their|any|his|her) )?(?:turbans?|hijabs?|headscar(?:f|ves)|niqabs?|skullcaps?|kippahs?|crosses|crucifix(?:es)?)\b/giu,
    unless: /\b(?:not|never|nobody|no need|machin[a-z]{1,4}|rotating)\b/iu,
    level: 'hint',
    title: 'Shuts people out by what they wear for their faith',
    details: 'Leave it out, or say which danger it would bring at the work.',
    rule: rules.religion,
  },
  {
    id: 'fam-marital',
    match:
      /\b(?:unmarried|married) (?:person|man|woman|couple)\b|\bmaiden name\b|\b(?:ideal|perfect) for (?:busy )?mums?\b/giu,
    level: 'hint',
    levelIn: { IE: 'block' },
    title: 'Points to a family',
    details: 'Say what the hours are.',
    rule: rules.family,
  },
  {
    id: 'oth-union',
    match:
      /\b(?:no (?:trade )?union members?|non[- ]union|union[- ]free|must not be in a (?:trade )?union)\b|\b(?:resign(?:ed|ing)?|leave|left|leaving|give up|giving up|gave up|given up|cancel(?:led)?|renounce|withdraw|withdrawn|drop) (?:from )?(?:your |any |all |the |their |a )?(?:trade )?(?:union|unite|unison|gmb|usdaw|rmt|aslef|siptu)\b|\b(?:not|never) to (?:join|form|start|set up|become a member of|belong to) (?:any |a |the )?(?:trade )?union\b|\b(?:must|have to|need to|required to|obliged to) (?:join|become members? of|be members? of|be in) (?:the |a |our |your )?(?:trade )?(?:union|unite|unison|gmb|usdaw|rmt|siptu)\b/giu,
    unless: /\b(?:credit|european|students'?) union\b/iu,
    level: 'block',
    title: 'A condition on union membership',
    details: 'Leave it out.',
    rule: rules.union,
  },
  {
    id: 'oth-clean-record',
    match: /\b(?:no|clean|clear) criminal (?:records?|convictions?)\b/giu,
    level: 'hint',
    title: 'Criminal records',
    details: 'Name the check that follows an offer. A record is not in itself a bar.',
    rule: 'Rehabilitation of Offenders Act 1974',
  },
  {
    id: 'oth-pay-history',
    match: /\b(?:current|present|previous|last) (?:salary|pay|package)\b/giu,
    level: 'hint',
    title: 'Asks for earlier pay',
    details: 'Ask what pay people expect.',
    rule: 'Directive (EU) 2023/970, article 5; good practice in the UK',
  },
  {
    id: 'oth-about-the-person',
    match:
      /\b(?:state|give|include|mention|tell us|provide|specify|indicate|with) (?:your )?(?:(?:full )?(?:name|address|height|weight|nationality|religion)(?: and|,) )?(?:your )?(?:age|marital status|height|weight|religion|sexual orientation)\b|\b(?:attach|enclose|include|send|upload|provide|submit|with|add) (?:us )?(?:an? |your )?(?:(?:recent|current|clear|full[- ]length|passport[- ]sized?) )?(?:photo|photograph|picture|selfie|headshot)s?\b(?: of (?:yourself|you)\b)?(?! (?:of|id|identification|identity|card|proof|evidence|portfolio|driving)\b)/giu,
    unless:
      /\b(?:monitoring|customers?|clients?|patients?|children|pupils|parcels?|products?|website|social media|sites?|portfolio|evidence|weigh(?:s|ing)?|loads?|per cent|appropriate|any age)\b/iu,
    level: 'hint',
    title: 'Asks about the person, not the work',
    details: 'Leave it out: an answer makes it hard to show that nobody was chosen by it.',
    rule: `${rules.age}; EHRC, ‘Employment: statutory code of practice’, chapter 16`,
  },
  {
    id: 'oth-own-car',
    match: /\bown (?:car|vehicle|transport)\b/giu,
    unless: /\bcar loans?\b|\bmileage\b|\b(?:a|per) mile\b/iu,
    level: 'hint',
    title: 'Own transport',
    details: 'Say where people need to travel, and what you pay for mileage.',
    rule: practice,
  },
]

export const codedPhrases: readonly CodedPhrase[] = [
  ...titles.map(([id, match, instead, unless]): CodedPhrase => ({
    id,
    match,
    ...(unless !== undefined && { unless }),
    level: 'hint',
    title: 'A title of one sex',
    details: `Write ‘${instead}’.`,
    rule: `${rules.sex} (in Ireland presumed to discriminate)`,
  })),
  ...phrases,
  ...payPhrases,
  ...refusals,
]

/**
 * Beginnings of words that studies found to sound masculine or feminine: after Gaucher, Friesen and Kay (2011), Journal of Personality and
 * Social Psychology 101(1). Only their sum is shown, from four more masculine places on: the effects were small.
 */
const masculine =
  'adventur aggress ambitio assert athlet autonom battle champion compet courag decisive determin domina driven fearless fight headstrong hierarch hostil impulsive independen lead objective outspoken persist reckless self-confiden self-relian self-sufficien stubborn superior'
const feminine =
  'affection cheer collab compassion connect considerate co-operat cooperat empath gentle honest interdependen interpersonal kind loyal nurtur pleasant polite sensitiv support sympath together trust understand warm'

const begins = (stems: string) => new RegExp(String.raw`\b(?:${stems.split(' ').join('|')})[a-z-]*`, 'giu')

/** What those beginnings also begin, and does not count. */
const notCounted =
  /\b(?:team leaders?|lead times?|leaders? of|competen(?:t|ce|cy|cies)|driven by data|data-driven|battlefield|objectives?|support workers?|supported living|nhs trusts?|trusts?\b|leads? generation|leaflets?|leading (?:provider|supplier))\b/giu

export const balanceWords = { masculine: begins(masculine), feminine: begins(feminine), notCounted }
