import type { CodedPhrase } from './coded-phrase.ts'
import { rules } from './coded-phrase.ts'
import { asked, excusesRefusal, excusesWish, mentions, refused, wanted, type People } from './frames.ts'

/*
 * The people of each ground: the nine protected characteristics of the Equality Act 2010 (section 4) and the nine grounds of Ireland's
 * Employment Equality Acts (section 6(2)), family status and membership of the Traveller community among them.
 */

const islands = 'british|irish|english|scottish|welsh'
const nations = `${islands}|european|eastern european|african|albanian|american|arab|asian|australian|bangladeshi|brazilian|bulgarian|caribbean|chinese|croatian|czech|dutch|egyptian|filipino|french|german|ghanaian|greek|hungarian|indian|iranian|iraqi|israeli|italian|jamaican|japanese|kenyan|latvian|lithuanian|mexican|moroccan|nepalese|nigerian|pakistani|polish|portuguese|romanian|russian|slovak|somali|spanish|sri lankan|sudanese|syrian|thai|turkish|ukrainian|vietnamese|zimbabwean`
const peoples =
  'europeans|eastern europeans|africans|albanians|americans|arabs|asians|bangladeshis|brazilians|bulgarians|croatians|czechs|egyptians|filipinos|germans|ghanaians|greeks|hungarians|indians|iranians|iraqis|israelis|italians|jamaicans|kenyans|latvians|lithuanians|moroccans|nigerians|pakistanis|poles|romanians|russians|scots|slovaks|somalis|syrians|turks|ukrainians|zimbabweans|englishmen|irishmen|welshmen|scotsmen'
const number = '(?:[2-6][0-9]|twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?'
const notMeasure = '(?! ?(?:%|kg|hours|miles|years of|days|minutes|people|staff|countries))'
const conditions =
  '(?:epilepsy|depression|autism|adhd|dyslexia|diabetes|hiv|cancer|asthma|arthritis|schizophrenia|bipolar disorder|(?:bad|weak) backs?|back (?:problems?|pain|trouble)|(?:[a-z-]{3,12} )?(?:disabilit(?:y|ies)|impairments?)|(?:mental|poor|ill) health|(?:mental )?(?:health|medical) (?:problems?|issues?|conditions?)|(?:chronic |long-term |mental |serious )?illness(?:es)?)'
const health = `(?:with |suffering from )?(?:any |some |form of |kind of |history of |past ){0,2}${conditions}`
const faiths =
  '(?:practi[sc]ing |committed |devout |strict )?(?:christian|(?:roman )?catholic|protestant|evangelical|muslim|islamic|jewish|hindu|sikh|buddhist|atheist|mormon|religious|non-religious)'
const believer =
  '(?:christian|(?:roman )?catholic|protestant|muslim|jew|hindu|sikh|buddhist|atheist)(?=[.,;:!?]|$| (?:to|who|that|only|need|should|will|is|preferred|wanted|please|on|at)\\b)'
const child = '(?:baby|babies|child|children|kids?|family)'
const expecting = `(?:(?:is |are |be )?(?:plan(?:s|ning)?|intend(?:s|ing)?|hop(?:es?|ing)|want(?:s|ing)?|likely|about|thinking) (?:to |of )(?:have|having|start|starting) (?:more |another )?${child}|(?:plan(?:s|ning)?|intend(?:s|ing)?|likely|about|may|might|could)? ?(?:to )?(?:get|gets|getting|become|becoming|fall|falling) pregnant|(?:starting|expecting) (?:baby|child|family))`
const sexes =
  'm[ae]n|(?:fe)?males|(?:fe)?male(?=[.,;!?]|$| (?:only|aged|to|who|for|preferred|wanted|required|needed|in|with|please)\\b)|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|lads?|guys?|blokes?|chaps?|fellas?|gents?'

type Ground = Pick<CodedPhrase, 'id' | 'title' | 'details' | 'rule'> & {
  refused?: People
  wanted?: People
  asked?: People
  /** In the sentence: it means something else. */
  unless?: string
}

const leaveOut = 'Leave it out. Say what the person will do and which skills it takes.'

const grounds: readonly Ground[] = [
  {
    id: 'sex-male-only',
    title: 'For one sex only',
    details: 'Leave it out. If the work itself needs it, such as in a refuge, give the reason below.',
    rule: rules.sex,
    refused: { adjectives: 'male|female', nouns: sexes },
    wanted: { adjectives: 'male|female', nouns: sexes },
    // Both, or the people who are served.
    unless: String.raw`\b(?:men (?:and|or|&) women|women (?:and|or|&) men|boys (?:and|or|&) girls|girls (?:and|or|&) boys|male (?:and|or|&|\/) ?female|female (?:and|or|&|\/) ?male|pupils?|young (?:men|women))\b|\b(?:gym|refuge|hostel|shelter|ward|clinic|school|club|centre|hotel|salon|prison|service) (?:is|are|takes|serves|for)\b`,
  },
  {
    id: 'age-age-range',
    title: 'An age limit',
    details: 'Leave it out. If the law sets an age, such as 18 to serve alcohol, name the law below.',
    rule: rules.age,
    refused: {
      adjectives: 'older|elderly|retired|middle-aged',
      nouns: `pensioners?|retirees?|oaps?|over[- ]?${number}'?s`,
      qualities: `(?:aged )?(?:over|above|older than|past|beyond) (?:age of )?${number}${notMeasure}|(?:approaching|near|nearing|close to|past|over|above|beyond|of) (?:retirement|pension)(?: age)?|in (?:his|her|their) (?:thirties|forties|fifties|sixties)|too old`,
      states: `(?:over|older than|above) (?:age of )?${number}${notMeasure}`,
    },
    wanted: {
      adjectives: `between [1-6][0-9] and [1-6][0-9]|(?:under|younger than|below|not over|no older than|not older than) (?:age of )?${number}${notMeasure}`,
      nouns: `under[- ]?${number}'?s`,
      qualities: `(?:aged )?(?:under|younger than|below) (?:age of )?${number}${notMeasure}|in (?:his|her|their) (?:early |late |mid )?(?:twenties|thirties)`,
    },
    unless: String.raw`\b(?:children|pupils|students|learners|patients|clients|residents|club|support(?:s|ing)? (?:young )?people)\b`,
  },
  {
    id: 'age-young-direct',
    title: 'Asks for young people',
    details: 'Say what the person will do, and the skills it takes.',
    rule: `${rules.age}; Ryanair (DEC-E2000-014), Carolan v Saongroup (ADJ-00014609)`,
    wanted: { adjectives: 'young|younger|youthful', nouns: 'youngsters?' },
    // Whom charities and schools work for.
    unless: String.raw`\byoung(?:er)? (?:people|person'?s|adults?|women|men|carers?|offenders?)\b|\byoungsters\b`,
  },
  {
    id: 'rac-nationals-only',
    title: 'For one nationality only',
    details: 'Ask for the right to work. If the law reserves the post, name the rule below.',
    rule: rules.race,
    refused: {
      adjectives: 'non-british|non-irish|non-uk|non-eu',
      nouns: `(?:${nations}|uk|eu|eea|non-[a-z]{2,8}) (?:citizens?|nationals?|passport holders?)`,
    },
    wanted: { nouns: `(?:${nations}|uk|eu|eea) (?:citizens?|nationals?|passport holders?)` },
    // There is another way in, so nobody is shut out by the words.
    unless: String.raw`\b(?:citizens?|nationals?|holders?),? (?:or|and) (?:have|has|be|someone|those|a resident|hold|people)\b|\b(?:visas?|sponsor[a-z]{0,5}|right to work)\b`,
  },
  {
    id: 'rac-no-foreigners',
    title: 'Shuts people out by origin',
    details: 'Leave it out.',
    rule: rules.race,
    refused: {
      adjectives: `black|white|brown|coloured|foreign|immigrant|migrant|ethnic minority|mixed-race|${nations}`,
      nouns: `(?:irish|polish|chinese|romanian|pakistani|nigerian|indian)(?=[.,;!]|$| need not)|foreigners?|immigrants?|migrants?|refugees|asylum seekers|blacks|${peoples}`,
      qualities:
        'from (?:(?:eastern|central|southern|northern|western|north|south|east|west|sub-saharan) )?(?:europe|africa|asia|caribbean|middle east|far east|balkans|india|pakistan|bangladesh|china|nigeria|ghana|poland|romania|bulgaria|albania|lithuania|latvia|ukraine|turkey|syria|somalia)|of colour|with (?:foreign|strong|thick|heavy|african|asian|indian) accents?|not born (?:here|in uk|in ireland)',
    },
    wanted: {
      adjectives: `white(?: (?:british|irish|english))?|black|caucasian|of (?:${nations}) (?:origin|descent|heritage|nationality|birth)|(?:british|english|irish|scottish|welsh|uk)[- ]born|born (?:and (?:bred|raised) )?in (?:uk|united kingdom|britain|england|ireland|scotland|wales)|${nations}`,
      nouns: `whites|${peoples}`,
      qualities: `(?:british|english|irish|uk)[- ]born|of (?:${nations}) (?:origin|descent|blood)`,
    },
    // A language, a kitchen or the customers, and what another entry says of citizens.
    unless: String.raw`\b(?:speak[a-z]{0,5}|language|cuisine|food|citizens?|nationals?|passport|markets?|brands?|standards?)\b`,
  },
  {
    id: 'tra-no-travellers',
    title: 'Shuts out Travellers',
    details: 'Leave it out.',
    rule: rules.traveller,
    refused: {
      adjectives: 'travell?er|gypsy|roma',
      nouns: 'travell?ers?|gyps(?:y|ies)|tinkers?|pavees?|romanies',
      qualities:
        '(?:from|of) (?:(?:irish )?travell?(?:er|ing) (?:community|background)|(?:halting|travell?er|travell?ers|caravan) sites?)',
    },
  },
  {
    id: 'dis-able-bodied',
    title: 'Shuts disabled people out',
    details: 'Describe the task, such as carrying boxes of 15 kg, and say that you make adjustments.',
    rule: rules.disability,
    refused: {
      adjectives:
        'disabled|handicapped|deaf|blind|partially sighted|autistic|dyslexic|epileptic|diabetic|neurodivergent|depressed|mentally ill|hiv[- ]positive|unhealthy',
      nouns:
        'wheelchair users?|dyslexics?|epileptics?|diabetics?|autistics?|disabled(?=[.,;!]|$| (?:need|will|are|cannot|should)\\b)',
      qualities: `${health}|(?:in|using) wheelchairs?|on (?:anti-?depressants|medication)`,
      states: `on medication|in wheelchair`,
    },
  },
  {
    id: 'rel-faith-required',
    title: 'Asks for a faith',
    details: 'Leave it out. If the work itself needs it, give the reason below.',
    rule: rules.religion,
    refused: {
      adjectives: faiths,
      nouns: `christians|catholics|protestants|muslims|jews|hindus|sikhs|buddhists|atheists|believers|unbelievers|jehovah's witnesses|hijabs?|turbans?|headscar(?:f|ves)|${believer}`,
      qualities:
        '(?:in|wearing|who wears?|who insists? on) (?:headscar(?:f|ves)|hijabs?|niqabs?|turbans?|veils?|burk[ah]s?|skullcaps?|crosses)|of (?:[a-z]{4,10} )?(?:faiths?|religions?)|no (?:faith|religion)',
      states: 'wear (?:headscarf|hijab|turban|veil)',
    },
    wanted: {
      adjectives: faiths,
      nouns: `christians|catholics|protestants|muslims|jews|hindus|sikhs|buddhists|atheists|church-?goers?|${believer}`,
      qualities: 'not religious|of (?:christian|catholic|muslim|islamic|jewish|hindu|sikh) (?:faith|religion)',
    },
  },
  {
    id: 'ori-refused',
    title: 'Shuts people out by whom they love',
    details: leaveOut,
    rule: rules.orientation,
    refused: {
      adjectives: 'gay|lesbian|homosexual|bisexual|queer|lgbt[a-z+]{0,4}|same-sex',
      nouns: 'gays?|lesbians?|homosexuals?|bisexuals?|queers?',
      qualities: 'gay|lesbian|homosexual|bisexual|queer|in same-sex (?:relationships?|marriages?)',
    },
    wanted: {
      adjectives: `heterosexual|straight(?= (?:people|persons?|m[ae]n|wom[ae]n|candidates?|applicants?|staff|workers?|couples?)\\b|[.!;]|$)`,
      nouns: 'heterosexuals?',
    },
    asked: { adjectives: 'gay|lesbian|homosexual|bisexual|straight|heterosexual' },
  },
  {
    id: 'rea-refused',
    title: 'Shuts out trans people',
    details: leaveOut,
    rule: rules.reassignment,
    refused: {
      adjectives: 'trans|transgender(?:ed)?|transsexual|non-binary',
      nouns: 'transsexuals?|transgenders?|trans(?= (?:need|will|are|cannot)\\b)',
      qualities:
        'trans|transgender(?:ed)?|transsexual|(?:changed|changing|reassigned) (?:their )?(?:sex|gender)|transition(?:ed|ing)',
    },
    asked: { adjectives: 'trans|transgender(?:ed)?|transsexual' },
  },
  {
    id: 'pre-refused',
    title: 'Shuts out mothers and people who are pregnant',
    details: 'Leave it out. Give the hours and the tasks, and let people decide.',
    rule: rules.pregnancy,
    refused: {
      adjectives: 'pregnant|expectant|breastfeeding',
      nouns: 'mothers?(?:-to-be)?|mums?|mams?|moms?',
      qualities: `on (?:maternity|parental) leave|pregnant|breastfeeding|of child-?bearing age|${expecting}`,
      states: `expecting`,
    },
    asked: { adjectives: `pregnant|expecting|${expecting}` },
  },
  {
    id: 'fam-no-children',
    title: 'Shuts people out by their family',
    details: 'Give the hours and the travel, and let people decide.',
    rule: rules.family,
    refused: {
      adjectives: 'married|unmarried|divorced|widowed|single',
      nouns:
        'parents?|single (?:mothers|mums|parents|fathers|dads)|fathers|dads|newly-?weds|family carers|carers? (?:of|for) (?:elderly|sick|disabled|ill|young|small) (?:relatives?|parents?|children|family)|divorcees',
      qualities:
        '(?:with|who have|who has) (?:(?:young|small|school-age|little|several) )?(?:children|child|kids|babies|family|families|dependants|dependents|(?:childcare|caring|family|care) (?:responsibilities|commitments|duties|ties))|(?:caring for|of) (?:elderly|sick|disabled|ill) (?:relatives?|parents?|family)',
      states:
        '(?:young |small )?(?:children|kids|dependants|dependents)|(?:childcare|caring|family|care) (?:responsibilities|commitments|issues|duties|ties)',
    },
    wanted: {
      adjectives:
        'single(?! (?:persons?|individuals?|members?|colleague)\\b)|unmarried|childless|child-free|married|divorced',
      nouns: 'singles|spinsters?',
      qualities: '(?:with no|without) (?:children|kids|family|dependants|ties)',
    },
    asked: { adjectives: 'married|single|divorced|(?:any )?(?:children|kids|dependants)' },
  },
]

/** Not a ground of the two acts, but a law of its own refuses it in the same words. */
const unions: Ground = {
  id: 'oth-union',
  title: 'A condition on union membership',
  details: 'Leave it out.',
  rule: rules.union,
  refused: {
    nouns:
      '(?:trade )?union members?|trade unionists?|members of (?:(?:trade )?unions?|unite|unison|gmb|usdaw|rmt|aslef|siptu|fórsa)',
    qualities: '(?:in|belong to|belongs to|belonging to) (?:trade )?unions?',
    states: '(?:in|belong to) (?:trade )?unions?',
  },
}

/** What each ground has in each form of sentence. */
export const refusals: readonly CodedPhrase[] = [...grounds, unions].flatMap(
  ({ refused: not, wanted: only, asked: question, unless, ...said }): CodedPhrase[] => {
    const also = (excuse: RegExp) => (unless === undefined ? excuse : new RegExp(`${excuse.source}|${unless}`, 'iu'))
    return [
      ...(not
        ? [
            {
              ...said,
              level: 'block' as const,
              about: mentions(not),
              match: refused(not),
              unless: also(excusesRefusal),
            },
          ]
        : []),
      ...(only
        ? [{ ...said, level: 'block' as const, about: mentions(only), match: wanted(only), unless: also(excusesWish) }]
        : []),
      ...(question
        ? [{ ...said, level: 'block' as const, about: mentions(question), match: asked(question), unless: excusesWish }]
        : []),
    ]
  },
)
