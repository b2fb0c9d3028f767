import { persons } from './persons.ts'

/*
 * The closed classes of words by which help or a heading can make the question beside it another one. A sentence that no rule explains leaves the
 * question what it is only where it has none of those that could change just this question.
 */

const set = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

/** Somebody else, of whom nothing that a form asks is the person's own. */
export const somebody = set(
  'referee referees reference references refer referred referring manager managers supervisor supervisors agency agencies agent agents recruiter emergencies parent parents guardian guardians carer spouse partner husband wife child dependant dependants dependent family relative relatives friend friends doctor gp landlord emergency kin party representative someone somebody anyone anybody person persons existing internal volunteer volunteers',
  'tutor tutors mentor mentors sponsor solicitor lawyer accountant lecturer professor headteacher headmaster headmistress principal boss trustee priest vicar witness guarantor nominee proxy advocate beneficiary sibling siblings brother sister son daughter mother mum mam father dad uncle aunt cousin grandparent fiance fiancee girlfriend boyfriend housemate flatmate tenant neighbour neighbours teacher sponsors solicitors lawyers coach landlady witnesses trustees director directors chair chairman secretary treasurer chaplain minister counsellor councillor supplier suppliers client proposer seconder executor colleague whoever whom whose anyones someones somebodys nominated holder bearer owner payee pilot captain foreman matron dean registrar bursar clerk assessor interpreter translator attorney physician therapist dentist nurse midwife',
)

/** Who may stand in a sentence about the job without a change to a question that says 'you' itself. */
export const people = set(
  'employer employers staff employees customers customer clients patients patient pupils pupil students student colleagues team people children they them their theirs he him his she her hers councillors members member nurses doctors families tenants',
)

/** What turns a question round, limits it, or takes it away. */
export const turning = set(
  'not no non never none without unless except excluding exclude excludes only cannot neither nor if otherwise instead rather untick blank empty ignore skip leave yes lack lacks outside refuse refused refuses reject rejected rejects unacceptable disregard void n whichever whether either',
)

/** Another time than now. */
export const times = set(
  'previous previously former formerly other others another second secondary third last latest next before after earlier prior past since until ago recent recently current currently now future later permanent temporary birth born maiden alternative old new was were had used when once began begin begins start started starting join joined joining ended ending left leaving qualified ever married whole entire throughout duration',
)

/** What measures: a unit, a period, a currency, a number. */
export const measures = set(
  'hour hours hourly day days daily week weeks weekly month months monthly year years yearly annual annum per thousand thousands k pounds pound euro euros sterling gbp eur usd dollars gross net fte rata minimum maximum min max least most range total bonus band grade point points percent miles km',
  'zero one two three four five six seven eight nine ten eleven twelve half dozen both over under above below older younger more less than',
)

/** Another place than the one that is asked for. */
export const places = set(
  'uk ireland irish britain british england english scotland scottish wales welsh northern eu eea europe european usa america abroad overseas international country countries foreign elsewhere states canada australia zealand spain italy portugal netherlands sweden norway denmark switzerland austria belgium luxembourg france germany poland romania greece turkey china japan india pakistan dubai emirates qatar nigeria africa asia jersey guernsey gibraltar paris london dublin',
)

/** A form in which the answer is wanted. */
export const forms = set(
  'dd mm yyyy yy format formats anonymous anonymised anonymized blind redacted combined separate code prefix spaces space digit digits capitals upper lower case letters characters initials initial surname forename middle legal preferred nickname nought leading + roman numerals',
)

/** What says which thing is meant, or asks something of its own. */
export const defining = set(
  'mean means meaning meant defined define defines definition ie namely counts count counted counting includes included include including equivalent describe explain why human humans robot robots bot trap conviction convictions health disability monitoring declaration consent provisional automatic intend should must ought intends intending plan planning wish learning expired',
)

/** Imperatives that ask for something else than the label does, where a sentence begins with one. */
export const asking = set(
  'take remove delete omit name give enter state use put list tell say select add write provide answer quote supply specify mark paste upload attach combine merge convert sign print complete fill think imagine consider round divide multiply ask let send insert type show share submit indicate detail mention record copy apply',
)

/** Whose or which a name, a number or an address could be, beside the person's own. */
export const holders = set(
  'work workplace business office company employer organisation firm school college university institution department branch bank site store account accounts club union parish council society church charity landlords payroll',
  'they them their theirs he him his she her hers who which home main day daytime evening night old',
  'mobile landline fax line street flat house shared joint member members parental authorised agreed contractor passport licence certificate visa card cheque invoice vehicle car course event venue',
)

/** What forms say of the person themselves, of us, or in another sense than the dictionary's of a person or a body. */
const ofForms = set(
  'applicant candidate recruiter talent resident native self man any',
  'character mandatory voluntary ideal roman doe does chosen private nature professional official command git target pa pro sa tier general extra killer knockout breaker star import pop side doc sir prof who band nation us usa straight',
)

/** Whether a dictionary has it as a person, a body or a building. */
export function isSomebody(word: string): boolean {
  return (
    [word, ...singulars(word)].some((one) => persons.has(one)) &&
    ![word, ...singulars(word)].some((one) => ofForms.has(one))
  )
}

/** 'parties' is 'party', 'churches' 'church', 'aldermen' 'alderman', 'midwives' 'midwife', 'treasurers' 'treasurer'. */
function singulars(word: string): string[] {
  const ending = /(?:men|ives|ies|es|s)$/u.exec(word)?.[0] ?? ''
  const stem = word.slice(0, word.length - ending.length)
  switch (ending) {
    case 'men':
      return [`${stem}man`]
    case 'ives':
      return [`${stem}ife`, `${stem}ive`]
    case 'ies':
      return [`${stem}y`, `${stem}ie`]
    case 'es':
      return [stem, `${stem}e`]
    default:
      return ending === '' ? [] : [stem]
  }
}
