import { countries } from './nations.ts'

/*
 * Closed classes of words by which ads name people: ages, states of health, faiths, families. Parts of patterns with plain spaces.
 */

const regions = '(?:(?:eastern|central|southern|northern|western|north|south|east|west|sub-saharan) )?'
/** Where people come from. */
export const from = `from ${regions}(?:${countries}|europe|far east|subcontinent|abroad|overseas|another country|other countries|outside (?:uk|ireland|europe|eu))`
/** Colours and races. */
export const colours =
  'black|white|brown|coloured|caucasian|mixed-race|mixed race|biracial|hispanic|latino|latina|oriental|afro-caribbean|black african|black british|dark-skinned|fair-skinned|light-skinned|white-skinned|ethnic(?: minority)?|bame|bme'
/** Women and men, as ads call them. */
export const sexes =
  'm[ae]n|(?:fe)?males|(?:fe)?male(?=[.,;!?)]|$| (?:only|aged|to|who|for|preferred|wanted|required|needed|in|with|please|and|or|need|will|should)\\b)|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|lads?|lass(?:es)?|guys?|blokes?|chaps?|fellas?|gents?|housewi(?:fe|ves)|granddads?|grann(?:y|ies)'
/** After a nationality. */
export const citizens = '(?:citizens?|nationals?|passport[- ]holders?|subjects?)'

const digits = '(?:twenty|thirty|forty|fifty|sixty|seventy)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?'
const notMeasure =
  '(?! ?(?:%|per cent|kg|kilos|tonnes|hours?|hrs|miles|years? (?:of|in)|days?|weeks?|months?|minutes?|people|staff|countries|locations|sites|branches|languages|k\\b|m\\b|[.,]\\d))'
const decades = '(?:twenties|thirties|forties|fifties|sixties|seventies|(?:20|30|40|50|60)s)'
const whose = '(?:his|her|their|your)'

/** Ages that are too high, after a word for people: 'over 50', 'in their fifties'. */
export const tooOld = `(?:aged? )?(?:over|above|older than|past|beyond|more than) (?:age of )?(?:[2-7][0-9]|${digits})(?: years(?: old| of age)?)?${notMeasure}|(?:[3-7][0-9]|${digits}) (?:or|and|years and) (?:over|older|above)|(?:approaching|near|nearing|close to|past|over|above|beyond|of) (?:retirement|pension(?:able)?)(?: age)?|(?:in|into|past) ${whose} (?:early |late |mid )?(?:thirties|forties|fifties|sixties|seventies|(?:30|40|50|60)s)|too old|(?:long|too long) in tooth|over hill|of (?:certain|advanced|older) age|past it|set in ${whose} ways|old enough to retire|with grey hair|who (?:want|wants|plan|plans|hope|hopes) to retire(?: soon)?`
/** Ages that are young enough: 'under 30', 'between 20 and 35'. An age that the law asks for is higher than some, not lower. */
export const youngEnough = `(?:aged? )?(?:between|from) (?:age of )?(?:1[5-9]|[2-6][0-9]|${digits}) (?:and|to) (?:1[5-9]|[2-6][0-9]|${digits})${notMeasure}|(?:aged? )?(?:1[5-9]|[2-6][0-9]) ?(?:-|–|to) ?[2-6][0-9](?: years (?:old|of age))|aged? (?:1[5-9]|[2-6][0-9]) ?(?:-|–|to) ?[2-6][0-9]|(?:aged? )?(?:under|younger than|below|not over|not above|no older than|not older than|no more than|not more than|at most|up to) (?:age of )?(?:2[2-9]|[3-6][0-9]|${digits})(?: years (?:old|of age))${notMeasure}|(?:aged? )?(?:under|younger than|below|not over|not above|no older than|not older than|up to age of) (?:age of )?(?:2[2-9]|[3-6][0-9]|${digits})${notMeasure}|(?:2[2-9]|[3-6][0-9]) at (?:very )?(?:most|oldest|outside)|(?:our|same|similar) (?:own )?age|in ${whose} (?:early |late |mid )?(?:teens|${decades})|born (?:after|since) (?:19|20)[0-9][0-9]`

const parts = '(?:backs?|necks?|knees?|hips?|shoulders?|hearts?|lungs?|joints?|hearing|eyesight|sight|eyes)'
/** Impairments and illnesses, by name and in general. */
const conditions = [
  "epilepsy|epileptic fits?|seizures?|depression|anxiety(?: disorders?)?|panic attacks?|nervous breakdowns?|autism|autistic spectrum disorder|asperger'?s?(?: syndrome)?|adhd|dyslexia|dyspraxia|dyscalculia|diabetes|hiv|aids(?=[.,;!?]|$| (?:need|will|are|cannot|should))|hepatitis|cancer|tumours?|multiple sclerosis|chronic fatigue|fibromyalgia|parkinson'?s?(?: disease)?|cerebral palsy|down'?s? syndrome|tourette'?s?(?: syndrome)?|ocd|ptsd|schizophrenia|psychosis|bipolar(?: disorder)?|eating disorders?|anorexia|asthma|arthritis|rheumatism|migraines?|strokes?|lupus|crohn'?s?(?: disease)?|colitis|long covid|eczema|psoriasis|sclerosis|paralysis|dementia|burn-?out|stammers?|stutters?|speech (?:impediments?|defects?|impairments?)|learning (?:difficult(?:y|ies)|disabilit(?:y|ies))|special needs|addictions?|(?:facial )?(?:disfigurements?|scars)|prosthe(?:tics?|sis|tic limbs?)|artificial (?:limbs?|legs?|arms?)|missing limbs?|hearing (?:aids?|loss)|sight loss|guide dogs?|assistance dogs?|crutches|walking (?:sticks?|frames?)|limp",
  `(?:bad|weak|poor|dodgy|injured|impaired) ${parts}`,
  `${parts} (?:problems?|pain|trouble|conditions?|complaints?|injur(?:y|ies)|disease|issues?)`,
  '(?:(?:physical|mental|learning|sensory|visual|hearing|intellectual|hidden|invisible|serious|severe|registered|known|long-term|mobility) (?:or )?){0,2}(?:disabilit(?:y|ies)|impairments?|handicaps?)',
  '(?:mental|poor|ill|bad|failing) health',
  '(?:mental health |mental |health |medical |psychiatric |physical |psychological |mobility |nerve |skin )(?:problems?|issues?|conditions?|complaints?|difficulties|limitations?|restrictions?|illness(?:es)?|disorders?|histor(?:y|ies))',
  '(?:chronic |long-term |long term |serious |underlying )(?:illness(?:es)?|sickness|pain|conditions?|diseases?)',
  'illness(?:es)?',
].join('|')
/** What people with them have: 'suffering from any form of …'. */
export const health = `(?:off (?:work |sick |ill )?(?:with|for) |been off (?:work |sick )?(?:with|for) |with |suffering from |suffer from |suffers from |suffered from |living with |prone to |recovering from |history of |in )?(?:any |some |kind of |form of |type of |sort of |history of |past |previous |current ){0,3}(?:${conditions})`

/** Dress of a faith. */
export const dress =
  'headscar(?:f|ves)|hijabs?|niqabs?|turbans?|veils?|burk[ah]s?|burqas?|skull-?caps?|kippahs?|yarmulkes?|kirpans?|crucifix(?:es)?|religious (?:dress|clothing|headwear|jewellery|symbols?|garments?)'
/** Faiths and churches, as adjectives. */
export const faiths =
  '(?:(?:practi[sc]ing|committed|devout|strict|observant|born-again|good|orthodox|sincere|god-fearing|church-?going|bible-believing) )?(?:christian|(?:roman )?catholic|protestant|anglican|methodist|presbyterian|baptist|evangelical|pentecostal|quaker|muslim|islamic|sunni|shia|jewish|hindu|sikh|buddhist|jain|pagan|atheist|agnostic|mormon|scientologist|rastafarian|religious|non-religious|god-fearing|church-?going)'
/** Their members. */
export const believers =
  "christians|catholics|protestants|anglicans|methodists|presbyterians|baptists|evangelicals|pentecostals|quakers|muslims|moslems?|jews|hindus|sikhs|buddhists|jains|pagans|atheists|agnostics|mormons|scientologists|rastas|rastafarians|(?:non-?|un)?believers|infidels|heathens|church-?goers?|jehovah's witness(?:es)?"
/** One of them, where it is a noun. */
export const believer =
  '(?:christian|(?:roman )?catholic|protestant|anglican|methodist|presbyterian|baptist|muslim|jew|hindu|sikh|buddhist|atheist|agnostic|mormon|quaker)(?=[.,;:!?]|$| (?:to|who|that|only|need|should|will|is|preferred|wanted|please|on|at|and|or)\\b)'
/** What people of a faith do. */
export const worship =
  '(?:attends?|attending|goes to|go to|going to|worships? at|members? of|belongs? to|belonging to) (?:[a-z]{2,10} )?(?:church|mass|mosques?|synagogues?|temples?|chapel|congregation|parish)|(?:needs? |has |have |wants? |insists? on )?(?:to )?(?:pray|prays|praying|fast|fasts|fasting|observes?|observing|keeps?|keeping) (?:during |for |in )?(?:day|work|shifts?|ramadan|sabbath|lent|shabbat|eid)|believes? in (?:god|jesus|allah)|(?:baptised|saved|born again)'

const child = '(?:baby|babies|bab(?:y|ies)|child|children|kids?|family|little ones?|toddlers?|newborns?|infants?)'
/** Plans to have children. */
export const expecting = `(?:(?:is |are |be )?(?:plan(?:s|ning)?|intend(?:s|ing)?|hop(?:es?|ing)|want(?:s|ing)?|wish(?:es|ing)?|likely|about|thinking|trying|due|going|expect(?:s|ing)?) (?:to |of |for |on )(?:have |having |start |starting |get |another |more ){0,3}${child}|(?:(?:plan(?:s|ning)?|intend(?:s|ing)?|likely|about|may|might|could|trying|hoping|want(?:s|ing)?) )?(?:to )?(?:get|gets|getting|become|becoming|fall|falling|be|already|currently) pregnant|(?:starting|expecting|planning) (?:baby|child|children|famil(?:y|ies)|pregnancy)|(?:having|undergoing) (?:ivf|fertility treatment)|(?:pregnancy|family|maternity) plans)`
/** Leave for a child. */
export const childLeave = `(?:(?:going|go|goes|due to go|about to go|about to take|on|taking|take|takes|need|needs|needing|want|wants|wanting|returning from|coming back from|back from|planning|plan|plans) )(?:to take |to go on |on )?(?:maternity|paternity|parental|adoption)(?: leave| pay)?`

const young = '(?:(?:young|small|school-age|school age|little|several|pre-school|two|three|more|own|dependent) ){0,2}'
/** Children and duties at home, as one has them. */
export const ties = `${young}(?:children|kids|toddlers|babies|little ones|dependants|dependents)|(?:childcare|child care|caring|family|care|domestic|home|parental|school-run)(?: (?:or|and) [a-z]{4,9})? (?:responsibilities|commitments|duties|ties|issues|obligations|problems|needs)|ties at home`
/** Those who have them. */
export const tied = `(?:with|who have|who has|have|has|having) (?:${ties}|child|famil(?:y|ies)|baby|husbands?|wives|wife|spouses?|elderly (?:parents?|relatives?))|(?:caring|who cares?|care|cares|looking after|who looks? after) (?:for )?(?:elderly |sick |disabled |ill |young |small )?(?:relatives?|parents?|children|child|kids|family|famil(?:y|ies)|mother|father)|of (?:elderly|sick|disabled|ill) (?:relatives?|parents?|family)`
