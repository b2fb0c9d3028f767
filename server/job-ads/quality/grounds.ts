import type { CodedPhrase } from './coded-phrase.ts'
import { rules } from './coded-phrase.ts'
import type { People } from './frames.ts'
import * as words from './group-words.ts'
import { countries, nationalities, peoples, unmarked } from './nations.ts'
import { applicants, persons } from './persons.ts'

/*
 * The people of each ground: the nine protected characteristics of the Equality Act 2010 (section 4) and the nine grounds of Ireland's
 * Employment Equality Acts (section 6(2)), family status and membership of the Traveller community among them.
 */

/** The people of a ground, and what is said of an ad that refuses them or wants only them. */
export type Ground = Pick<CodedPhrase, 'id' | 'title' | 'details' | 'rule'> & {
  refused?: People
  wanted?: People
  asked?: People
  /** In the sentence: it means something else. */
  unless?: string
}

const leaveOut = 'Leave it out. Say what the person will do and which skills it takes.'

/** The grounds of both acts. */
export const grounds: readonly Ground[] = [
  {
    id: 'sex-male-only',
    title: 'For one sex only',
    details: 'Leave it out. If the work itself needs it, such as in a refuge, give the reason below.',
    rule: rules.sex,
    refused: { adjectives: 'male|female', nouns: words.sexes, states: words.sexes },
    // Titles have an entry of their own.
    wanted: { adjectives: 'male|female', nouns: words.sexes, states: words.sexes, before: applicants },
    // Both, or the people who are served.
    unless: String.raw`\b(?:men (?:and|or|&) women|women (?:and|or|&) men|m[ae]n,? wom[ae]n|boys (?:and|or|&) girls|girls (?:and|or|&) boys|male (?:and|or|&|\/) ?female|female (?:and|or|&|\/) ?male|pupils?|young (?:men|women))\b|\b(?:gym|refuge|hostel|shelter|ward|clinic|school|club|centre|hotel|salon|prison|service) (?:is|are|takes|serves|for)\b|\b(?:right-hand|middle|best) man\b|\b(?:personal|intimate|same-sex) care\b|\b(?:washing|bathing|undress(?:es|ing)?|sexual (?:violence|abuse|assault)|changing rooms?|search(?:es|ing)? of)\b`,
  },
  {
    id: 'age-age-range',
    title: 'An age limit',
    details: 'Leave it out. If the law sets an age, such as 18 to serve alcohol, name the law below.',
    rule: rules.age,
    refused: {
      adjectives:
        'older|elderly|retired|middle-aged|mature|aged|ageing|grey-haired|semi-retired|teenage|twenty-something|thirty-something|forty-something',
      nouns:
        "pensioners?|retirees?|oaps?|over[- ]?(?:[2-7][0-9]|twenty|thirty|forty|fifty|sixty|seventy)'?s|under[- ]?(?:2[2-9]|[3-5][0-9]|thirty|forty)'?s|senior citizens?|baby boomers?|boomers|old(?:er)? (?:people|folks?|m[ae]n|wom[ae]n|workers?|lad(?:y|ies)|candidates?|applicants?|staff)|teenagers?|grand(?:parents?|mothers?|fathers?)|old[- ]timers?|dinosaurs|forty-somethings|fifty-somethings|grey hairs?",
      qualities: words.tooOld,
    },
    wanted: {
      adjectives: 'twenty-something|thirty-something|teenage|millennial|gen(?:eration)? z|middle-aged',
      nouns:
        "(?:aged? |ages )?(?:1[5-9]|[2-6][0-9]) ?(?:-|–|to) ?[2-6][0-9](?: years| yrs)?(?: old| of age)?(?=,? (?:only|preferred|please|wanted|ideal))|under[- ]?(?:2[2-9]|[3-6][0-9]|thirty|forty|fifty)'?s|(?:twenty|thirty|20|30)[- ]?somethings?|millennials?|teenagers?",
      qualities: words.youngEnough,
    },
    unless: String.raw`\b(?:children|pupils|students|learners|patients|clients|residents|club|support(?:s|ing)? (?:young )?people|insur[a-z]{2,5}|alcohol|by law|licen[cs]ing|kg|lifts?|lifting|apprentice[a-z]{0,5}|minimum wage)\b`,
  },
  {
    id: 'age-young-direct',
    title: 'Asks for young people',
    details: 'Say what the person will do, and the skills it takes.',
    rule: `${rules.age}; Ryanair (DEC-E2000-014), Carolan v Saongroup (ADJ-00014609)`,
    wanted: {
      adjectives: 'young|younger|youthful',
      nouns: 'youngsters?|(?:young|fresh|new) blood|young faces?|bright young things?',
      states: 'young at heart',
    },
    // Whom charities and schools work for.
    unless: String.raw`\byoung(?:er)? (?:people|person'?s|adults?|women|men|carers?|offenders?)\b|\byoungsters\b`,
  },
  {
    id: 'rac-nationals-only',
    title: 'For one nationality only',
    details: 'Ask for the right to work. If the law reserves the post, name the rule below.',
    rule: rules.race,
    refused: {
      adjectives: 'non-british|non-irish|non-uk|non-eu|non-european',
      nouns: `(?:${nationalities}|uk|eu|eea|foreign|other|third[- ]country|non-[a-z]{2,8}) ${words.citizens}`,
    },
    wanted: { nouns: `(?:${nationalities}|uk|eu|eea) ${words.citizens}`, states: `citizens of (?:${countries})` },
    // There is another way in, so nobody is shut out by the words.
    unless: String.raw`\b(?:citizens?|nationals?|holders?),? (?:or|and) (?:have|has|be|someone|those|a resident|hold|people)\b|\b(?:visas?|sponsor[a-z]{0,5}|right to work)\b`,
  },
  {
    id: 'rac-no-foreigners',
    title: 'Shuts people out by origin',
    details: 'Leave it out.',
    rule: rules.race,
    refused: {
      adjectives: `${words.colours}|foreign(?:-born)?|immigrant|migrant|overseas|refugee|${nationalities}`,
      nouns: `(?:${unmarked})(?=[.,;!]|$| (?:need not|need|please|will not|are not|is not|should)\\b)|foreigners?|immigrants?|migrants?|refugees|asylum[- ]seekers?|blacks|other nationalities|ethnics|ethnic minorities|people of colou?r|${peoples}`,
      qualities: `(?:who (?:come|comes) )?${words.from}|of (?:colour|[a-z]{3,14} (?:origin|descent|heritage|nationality|birth|blood|background|extraction))|with (?:(?:foreign|strong|thick|heavy|noticeable|regional|funny|[a-z]{3,9}an|[a-z]{3,9}ish) ){1,2}accents?|with (?:foreign(?:-sounding)?|unpronounceable|[a-z]{3,9}an|[a-z]{3,9}ish|british|irish) (?:names?|surnames?|passports?)|not born (?:here|in (?:(?:this|another) country|[a-z]{2,14}))|born (?:abroad|overseas|outside [a-z]{2,14}|in other countries)|darker skin|dark skin|who did not grow up here`,
    },
    wanted: {
      adjectives: `${words.colours}|of [a-z]{3,14} (?:origin|descent|heritage|nationality|birth|blood|background|stock|parentage|extraction)|(?:british|english|irish|scottish|welsh|uk|native|local)[- ]born|born (?:and (?:bred|raised|educated) )?in (?:(?:this|another) country|[a-z]{2,14})|raised in [a-z]{2,14}|${nationalities}`,
      nouns: `(?:${words.colours}) (?:${persons})|(?<!\\b(?:chef'?s?'?|kitchen|cooks'|cricket) )whites|${peoples}`,
      qualities: `(?:british|english|irish|uk|native)[- ]born|of [a-z]{3,14} (?:origin|descent|blood|heritage|background|nationality|parentage)|born (?:and (?:bred|raised) )?in (?:(?:this|another) country|[a-z]{2,14})|with (?:british|english|irish|white) (?:parents|background|skin|names?|surnames?)`,
      before: applicants,
    },
    // A language, a kitchen or the customers, and what another entry says of citizens.
    unless: String.raw`\b(?:speak[a-z]{0,5}|language|cuisine|food|citizens?|nationals?|passport holders?|markets?|brands?|standards?|actors?|actress(?:es)?|played by|cast(?:ing)?|sole|dual|clearance)\b`,
  },
  {
    id: 'tra-no-travellers',
    title: 'Shuts out Travellers',
    details: 'Leave it out.',
    rule: rules.traveller,
    refused: {
      adjectives: 'travell?er|travelling|gypsy|roma|romany|itinerant|nomadic',
      nouns:
        'travell?ers?|gyps(?:y|ies)|tinkers?|pavees?|mincéirs?|romanies|roma|itinerants?|knackers|travelling (?:people|folk|families|community)|gypsy(?: and|,) travell?ers?',
      qualities:
        '(?:from|of|in|living (?:on|at|in)|lives? (?:on|at|in)|with (?:address (?:on|at))?) ?(?:(?:irish )?(?:travell?(?:er|ing)|gypsy|roma|romany|settled) (?:community|background|family|families|origin|heritage|ethnicity)|(?:halting|travell?er|travell?ers|caravan|gypsy) (?:sites?|parks?)|caravans?)',
    },
    wanted: { qualities: '(?:from|of|in) settled community', states: '(?:from|of) settled community' },
    unless: String.raw`\b(?:rail|bus|air|business|commercial|passengers?|flights?|hotels?|ticket|trains?|airports?) ?travell?ers?\b|\b(?:passengers?|airports?|flights?)\b`,
  },
  {
    id: 'dis-able-bodied',
    title: 'Shuts disabled people out',
    details: 'Describe the task, such as carrying boxes of 15 kg, and say that you make adjustments.',
    rule: rules.disability,
    refused: {
      adjectives:
        'disabled|handicapped|deaf|hard of hearing|hearing[- ]impaired|blind|partially sighted|visually impaired|autistic|dyslexic|dyspraxic|epileptic|diabetic|asthmatic|bipolar|schizophrenic|neurodivergent|neurodiverse|depressed|depressive|anorexic|mentally ill|mentally unstable|mentally disabled|physically disabled|hiv[- ]positive|unhealthy|unwell|sickly|ill|infirm|lame|crippled|paraplegic|quadriplegic|chronically ill|mobility[- ]impaired|wheelchair[- ]bound|obese|overweight|unfit',
      nouns:
        'wheelchair[- ]users?|wheelchairs|dyslexics?|epileptics?|diabetics?|autistics?|asthmatics?|schizophrenics?|amputees?|invalids?|cripples?|cancer (?:patients?|survivors?)|stammerers?|the (?:disabled|deaf|blind)|(?:disabled|deaf|blind|handicapped)(?=[.,;!]|$| (?:need|will|are|cannot|should)\\b)',
      qualities: `${words.health}|(?:in|using|who uses?|who needs?|needing|who relies on|relying on|with) (?:wheelchairs?|guide dogs?|hearing aids?|walking sticks?|crutches|interpreters?)|(?:on|taking|who takes?) (?:any |regular |daily |strong |prescribed )?(?:anti-?depressants|medication|insulin|tablets|medicines?)|(?:in|having|receiving|undergoing) (?:therapy|counselling|chemotherapy|dialysis)|who cannot (?:walk|see|hear|stand)`,
      states: '(?:in|use|using|need|needing) wheelchairs?|hearing aids?',
    },
    unless: String.raw`\b(?:patients?|residents?|clients?|service users?|customers?|pupils?)\b|\bill-|\bblind (?:fitters?|hiring|recruitment)\b`,
  },
  {
    id: 'rel-faith-required',
    title: 'Asks for a faith',
    details: 'Leave it out. If the work itself needs it, give the reason below.',
    rule: rules.religion,
    refused: {
      adjectives: `non-(?:christian|catholic|muslim|jewish|believing)|${words.faiths}`,
      nouns: `${words.believers}|non-(?:christians|catholics|muslims|jews)|${words.dress}|${words.believer}|beards`,
      qualities: `(?:in|wearing|who wears?|who insists? on|with|who covers?) (?:wearing )?(?:${words.dress}|beards?|crosses|cross|their (?:heads?|hair|faces?))|of (?:[a-z]{4,10} )?(?:faiths?|religions?)|(?:of |with |who have |who has )?no (?:faith|religion)|${words.worship}`,
      states: `(?:wear|wearing) (?:${words.dress}|cross)`,
    },
    wanted: {
      adjectives: words.faiths,
      nouns: `${words.believers}|${words.believer}`,
      qualities: `not religious|(?:from|of) same (?:background|community|tradition|church)|of (?:christian|catholic|protestant|muslim|islamic|jewish|hindu|sikh|same|our|right) (?:faith|religion)|${words.worship}|(?:shares?|sharing|share|living|lives?) (?:in )?(?:our |their )?(?:christian |catholic |muslim |jewish )?(?:faith|religion|beliefs|religious beliefs)`,
      states:
        '(?:from|of) same (?:background|community|tradition|church|faith|religion)|in church every sunday|at mass',
    },
    unless: String.raw`\b(?:pupils?|parishioners|chaplains?|priests?|imams?|rabbis?|vicars?|pastors?|sacraments?|liturgy|worship leader|ministry)\b`,
  },
  {
    id: 'ori-refused',
    title: 'Shuts people out by whom they love',
    details: leaveOut,
    rule: rules.orientation,
    refused: {
      adjectives: 'openly gay|gay|lesbian|homosexual|bisexual|bi|queer|pansexual|asexual|lgbt[a-z+]{0,5}|same-sex',
      nouns: 'gays?|lesbians?|homosexuals?|homos|bisexuals?|queers?|lgbt[a-z+]{0,5}',
      qualities:
        '(?:in|with) (?:same-sex|gay|lesbian) (?:relationships?|marriages?|partners?|partnerships?|lifestyles?)|with (?:boyfriend|girlfriend) of same sex',
      states:
        'homosexuality|being (?:gay|lesbian|homosexual|bisexual)|same-sex (?:relationships?|partners?|partnerships?|marriages?)|gay lifestyles?|attracted to same sex|living with partner of same sex',
    },
    wanted: {
      adjectives: `heterosexual|straight(?= (?:people|persons?|m[ae]n|wom[ae]n|candidates?|applicants?|staff|workers?|couples?|lads?|males?|females?|guys?)\\b|[.!;,]|$)`,
      nouns:
        'heterosexuals?|(?:traditional|opposite-sex|normal|heterosexual|proper) (?:married )?couples?|m[ae]n and wi(?:fe|ves)',
    },
    asked: { adjectives: 'gay|lesbian|homosexual|bisexual|straight|heterosexual' },
    unless: String.raw`\bstraight (?:away|talking|forward|lines?|after|from)\b`,
  },
  {
    id: 'rea-refused',
    title: 'Shuts out trans people',
    details: leaveOut,
    rule: rules.reassignment,
    refused: {
      adjectives:
        'trans|transgender(?:ed)?|transsexual|transitioning|non-binary|nonbinary|gender[- ]?(?:fluid|queer|neutral|variant|nonconforming|non-conforming)|cross-dressing|intersex',
      nouns:
        'transsexuals?|transgenders?|trans(?:wom[ae]n|m[ae]n)|transvestites?|cross-?dressers?|trans(?= (?:need|will|are|cannot)\\b)',
      qualities:
        '(?:(?:in process of|has|have|is|are|planning to|thinking of) )?(?:changed|changing|change|reassigned|reassigning|swapped) (?:their |his |her )?(?:sex|genders?)|transition(?:ed|ing)?|(?:undergoing|had|having|undergone|considering|planning|with) (?:any )?(?:gender|sex)[- ](?:reassignment|change|transition)(?: surgery| treatment)?|born (?:another|other|opposite) sex|(?:whose|with) gender (?:differs|different)',
    },
    wanted: {
      adjectives: 'cis(?:gender(?:ed)?)?|biological(?:ly)? (?:male|female)|born (?:male|female)|not trans',
      nouns:
        '(?:biological|genuine|real|natural|born) (?:males?|females?|m[ae]n|wom[ae]n)|(?:males?|females?|m[ae]n|wom[ae]n) (?:by|from|at|since) birth|born (?:as )?(?:m[ae]n|wom[ae]n|boys?|girls?)',
      qualities:
        'whose birth certificates? (?:says?|shows?|states?) (?:male|female)|with (?:male|female) birth certificates?',
    },
    asked: { adjectives: 'trans|transgender(?:ed)?|transsexual|transitioning|reassigned' },
  },
  {
    id: 'pre-refused',
    title: 'Shuts out mothers and people who are pregnant',
    details: 'Leave it out. Give the hours and the tasks, and let people decide.',
    rule: rules.pregnancy,
    refused: {
      adjectives: 'pregnant|expectant|breast-?feeding|nursing(?= (?:mothers?|mums?))|newly pregnant',
      nouns: 'mothers?(?:-to-be)?|mums?(?:-to-be)?|mummies|mams?|moms?|maternity (?:leave|returners)|pregnanc(?:y|ies)',
      qualities: `(?:just |recently )?(?:given birth|had (?:baby|child))|with (?:newborns?|new baby|baby)|expecting|breast-?feeding|of child-?bearing age|of age to have (?:children|babies)|likely to (?:have|want) (?:children|babies)|${words.childLeave}|${words.expecting}`,
      states: `pregnanc(?:y|ies)|on maternity leave|${words.childLeave}`,
    },
    asked: {
      adjectives: `pregnant|expecting|breast-?feeding|${words.expecting}|(?:planning|intending|hoping|going|likely|want|intend|hope|expect) (?:on |to )?(?:having |have |take |taking |go |start |starting )?(?:more )?(?:children|child|baby|family|maternity leave)`,
    },
  },
  {
    id: 'fam-no-children',
    title: 'Shuts people out by their family',
    details: 'Give the hours and the travel, and let people decide.',
    rule: rules.family,
    refused: {
      adjectives: 'married|unmarried|divorced|widowed|single|engaged|separated|newly[- ]?wed|newly married|cohabiting',
      nouns:
        '(?:working |single |lone |new |young )?parents?|(?:single|lone) (?:mothers|mums|parents|fathers|dads)|fathers?|dads?|newly-?weds|family carers|carers? (?:of|for) (?:elderly |sick |disabled |ill |young |small )?(?:relatives?|parents?|children|family|famil(?:y|ies))|divorc[eé]+s?|widow(?:er)?s?|wives|husbands|family m[ae]n|civil partners?|bachelors(?=[.,;!]|$| need)',
      qualities: words.tied,
      states: words.ties,
    },
    wanted: {
      adjectives:
        'single(?! (?:persons?|individuals?|members?|colleague|point)\\b)|unmarried|unattached|childless|child-?free|married|happily married|divorced|free of (?:family )?ties',
      nouns: "singles|spinsters?|bachelors?(?!'s?| degree| of\\b)|family m[ae]n|empty[- ]nesters?|married couples?",
      qualities: `(?:with|whose|who have|who has) (?:grown-up|grown up|adult) (?:children|kids|families|family)|(?:whose|with) (?:children|kids|family) (?:are |is |have |has )?(?:grown|reared|raised|left home|up and away|grown up)|(?:has |have )?(?:done|finished|completed) (?:with )?(?:having |raising |rearing )?(?:children|babies|family)|(?:with no|without|who have no|who has no|who does not have|free of|free from) (?:${words.ties}|child|family|spouse|partner|husband|wife|ties|attachments)`,
      states: `(?:free of|free from|without) (?:${words.ties}|ties|attachments)`,
    },
    asked: {
      adjectives: `married|single|divorced|engaged|in (?:relationship|civil partnership)|(?:any )?(?:children|kids|dependants|dependents|young children)|(?:husband|wife|partner|boyfriend|girlfriend|childcare)|living with partner`,
    },
    unless: String.raw`\bparents? (?:company|group)\b|\bparents'? evenings?\b|\bbachelor'?s? (?:degree|of)\b|\b(?:degree|masters?|phd)\b`,
  },
]
