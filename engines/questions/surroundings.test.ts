import { expect, test } from 'vitest'
import { understand, type Asked, type Question } from './index.ts'

/*
 * Help and headings that no rule explains. What could make the question another one leaves it to the person; the neighbour of the same kind that says
 * why something is asked, or how it is handled, changes nothing.
 */

type Type = Question['type']

function askedBy(label: string, type: Type, given: Partial<Question> = {}): Asked | null {
  const options = type === 'yes-no' ? ['Yes', 'No'] : []
  const plain = { help: '', section: '', options, isRequired: true, maxLength: null, country: 'GB', label, type }
  return understand({ ...plain, ...given })?.asked ?? null
}

const licence = 'Do you hold a full UK driving licence?'
const right = 'Do you have the right to work in the UK?'

test.each<[label: string, type: Type, lure: string, benign: string]>([
  // Somebody else
  ['Email address', 'email', 'Your line manager’s details', 'Our hiring manager will reply to this address.'],
  ['Email address', 'email', 'The person who should be told in an emergency', 'We may email you at short notice.'],
  ['Email address', 'email', 'As on your reference', 'Check your junk folder if nothing has arrived.'],
  [
    'Email address',
    'email',
    'We will write to them for a character statement',
    'We will write to you about interviews.',
  ],
  ['Email address', 'email', 'Whoever authorises your leave', 'Your password is sent here.'],
  ['Email address', 'email', 'The treasurer', 'For updates about your application'],
  ['Email address', 'email', 'So that we can ask your supervisor', 'So that we can ask you for any missing papers'],
  ['Telephone number', 'phone', 'Who can we ring if you faint?', 'So that our team can ring you about a trial day.'],
  ['Telephone number', 'phone', 'Somebody at home who can be told', 'The duty manager may ring you on this number.'],
  ['Mobile number', 'phone', 'We will text your mum', 'We will text you a reminder the day before.'],
  ['Full name', 'text', 'The candidate’s tutor', 'We use this on your badge.'],
  ['Full name', 'text', 'Whose account is debited', 'This will be shown to the recruiter.'],
  ['Postcode', 'text', 'That of your branch', 'This helps us to find vacancies near you.'],
  ['Home address', 'text', 'Please use the address of your university', 'We post your contract to this address.'],
  // Another time
  ['Home address', 'text', 'Where you lived before', 'We will write to you here.'],
  ['Full name', 'text', 'As it was at birth', 'We need this to create your record.'],
  ['Surname', 'text', 'The one you had when you qualified', 'We need this to set up your account.'],
  ['Current job title', 'text', 'Enter the last one', 'This helps us to understand your background.'],
  ['Current employer', 'text', 'The previous one', 'We will never contact them without your permission.'],
  ['Current employer', 'text', 'Name your head of department', 'We will not approach your employer before an offer.'],
  ['Current employer', 'text', 'Give the parent company', 'This will not be shared outside our team.'],
  ['Email address', 'email', 'Your old one', 'You can change it later in your settings.'],
  // Another kind, place or form
  ['Email address', 'email', 'Personal accounts are refused', 'Your data is kept securely.'],
  ['Email address', 'email', 'Your company account', 'You will receive a link here.'],
  ['Mobile number', 'phone', 'Without the first nought', 'You will get a code by text message.'],
  ['Telephone number', 'phone', 'Numbers in Spain', 'We will never pass this on to third parties.'],
  ['Telephone number', 'phone', 'The one at your office', 'This will only be used for your application.'],
  ['Home address', 'text', 'One outside the UK', 'We need this for your contract.'],
  ['First name', 'text', 'Initials', 'We will call you this at interview.'],
  ['Expected salary', 'number', 'In yen', 'This will not affect your application.'],
  ['Expected salary', 'number', 'For four days', 'We will discuss this with you at interview.'],
  ['Notice period', 'text', 'Give the date of your resignation', 'This helps us to plan.'],
  // Turned round, limited, measured, or something else that is asked
  [licence, 'yes-no', 'Tick No where it is provisional', 'This is a deal-breaker for the employer.'],
  [licence, 'yes-no', 'It has to be older than two years', 'You will be driving our customers.'],
  [licence, 'yes-no', 'A provisional one counts', 'Our sites are hard to reach by bus.'],
  [licence, 'yes-no', 'By this we mean for a lorry', 'Our staff visit patients at home.'],
  [licence, 'yes-no', 'Say Yes if you intend to get it', 'The van is kept at the depot.'],
  [licence, 'yes-no', 'Unless you use public transport', 'This criterion is essential for the post.'],
  [right, 'yes-no', 'Leave this unless we asked', 'You will be asked for proof before you are appointed.'],
  [right, 'yes-no', 'After your student visa has ended', 'We check this by law for everyone we employ.'],
  [right, 'yes-no', 'With no limit on your hours', 'Original documents will be checked at interview.'],
  [right, 'yes-no', 'We mean Northern Ireland', 'We ask all candidates the same question.'],
  [right, 'yes-no', 'For at least three years', 'Under the Immigration Act 1971 we have to ask.'],
  ['Are you willing to travel?', 'yes-no', 'To our office in Paris', 'Our nurses visit people in their homes.'],
  ['CV', 'file', 'Please take out your name', 'Other formats will not be opened.'],
  ['CV', 'file', 'That of your business partner', 'We will keep it on file.'],
  // Pieces that go on with the question
  ['Current employer', 'text', 'The one you will join', 'Leave blank if you are not working.'],
  ['Current employer', 'text', 'Leave blank if you are working', 'Full name of the organisation'],
  ['Current job title', 'text', 'Title of the job you want', 'As in your contract'],
  ['Town', 'text', 'Where the job is', 'Use the town of your postal address'],
  ['Country', 'text', 'Where you are from', 'Where you live at present'],
  ['Expected salary', 'number', 'What you earn', 'What you would like to earn'],
  ['University', 'text', 'Name of qualification', 'Name in full'],
  ['Notice period', 'text', 'Leave blank if you are working', 'Enter 0 if you have none'],
  [licence, 'yes-no', 'Category C', 'Essential for this post'],
  [licence, 'yes-no', 'Held for some time', 'Manual or automatic'],
  [right, 'yes-no', 'Indefinitely', 'Home Office rules require us to check.'],
  ['Are you willing to travel?', 'yes-no', 'Overnight', 'Expenses are paid.'],
  [
    'Are you willing to relocate?',
    'yes-no',
    'This is at our plant in Chennai',
    'We are in the office four days a week',
  ],
  // Behind a harmless beginning
  ['Email address', 'email', 'We will send the contract to your university', 'We will send the contract to you.'],
  ['Telephone number', 'phone', 'So that we can reach you at work', 'So that we can reach you quickly.'],
  ['Telephone number', 'phone', 'We only ring it if you cannot be reached', 'We only ring it if you are shortlisted.'],
  ['Full name', 'text', 'We will need it for the register, so your legal one', 'We will need it for the register.'],
  ['Expected salary', 'number', 'We will use your hourly rate', 'We will use this to match you to vacancies.'],
  [licence, 'yes-no', 'Our team have to have held theirs for over a year', 'Our team will check this with you.'],
  [right, 'yes-no', 'We are asking about the United States', 'We are asking this of everybody.'],
  ['Country', 'text', 'We will send the licence to your parents', 'We use this for our statistics.'],
  ['Email address', 'email', 'Leave this field if you are human', 'Robots do not read this.'],
])('%s (%s) is left to the person beside “%s”, not beside “%s”', (label, type, lure, benign) => {
  const plain = askedBy(label, type)
  expect(plain).not.toBeNull()
  expect(askedBy(label, type, { help: lure })).not.toEqual(plain)
  if (!benign.startsWith('Robots')) expect(askedBy(label, type, { help: benign })).toEqual(plain)
  // The lure is one also behind a sentence that is none.
  expect(askedBy(label, type, { help: `We read every application. ${lure}.` })).not.toEqual(plain)
})

test.each<[label: string, type: Type, lure: string, benign: string]>([
  ['Email address', 'email', 'Treasurer', 'Get in touch'],
  ['Email address', 'email', 'Where you heard about us', 'Tell us about yourself'],
  ['Telephone number', 'phone', 'Contact us', 'How can we contact you?'],
  ['Full name', 'text', 'Canolwr 1 / Referee 1', 'Manylion Personol / Personal Details'],
  ['Email address', 'email', 'Your union representative', 'Let us keep in touch'],
  ['Telephone number', 'phone', 'Where does your supervisor work?', 'How shall we call you?'],
  ['Telephone number', 'phone', 'Person to tell in a crisis', 'Stay in touch'],
  ['Full name', 'text', 'Parish council member', 'Nice to meet you'],
  ['Full name', 'text', 'Passport', 'Tell us who you are'],
  ['Surname', 'text', 'When you were at school', 'Candidate registration'],
  ['Postcode', 'text', 'Place of study', 'Sonraí Teagmhála / Contact details'],
  ['Home address', 'text', 'Next of kin / Contact details', 'Manylion Cyswllt / Contact Details'],
  [licence, 'yes-no', 'If you answered no above', 'Killer questions from the employer'],
  [licence, 'yes-no', 'For drivers of other countries', 'Oideachas agus scileanna / Education and skills'],
  [right, 'yes-no', 'Before you moved abroad', 'Compliance checks'],
  ['Current employer', 'text', 'Former jobs', 'Your working life'],
  ['Country', 'text', 'Driving licence', 'How can we reach you?'],
  ['Name', 'text', 'Visa and passport', 'Who are you?'],
  ['LinkedIn profile', 'text', 'Company pages of your employer', 'Where to find you online'],
])('%s (%s) is left to the person below “%s”, not below “%s”', (label, type, lure, benign) => {
  const plain = askedBy(label, type)
  expect(plain).not.toBeNull()
  expect(askedBy(label, type, { section: lure })).not.toEqual(plain)
  expect(askedBy(label, type, { section: benign })).toEqual(plain)
})

test('a form that help asks for is obeyed, or the question is left', () => {
  expect(askedBy('Expected salary', 'number', { help: 'In thousands. We will discuss it with you.' })).toMatchObject({
    unit: 'thousands',
  })
  expect(askedBy('Expected salary', 'number', { help: 'Per hour. This will not be shared.' })).toMatchObject({
    period: 'hour',
  })
  expect(askedBy('Start date of current job', 'text', { help: 'dd/mm/yyyy. This will be checked.' })).toMatchObject({
    form: 'dd-mm-yyyy',
  })
  expect(askedBy('Start date of current job', 'text', { help: 'As on your payslip, in Roman figures' })).toBeNull()
})
