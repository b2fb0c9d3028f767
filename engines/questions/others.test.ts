import { expect, test } from 'vitest'
import { understand, type Asked, type Question } from './index.ts'

/*
 * Whose a name, a number or an address could be: nearly every word for a person, a body or a building says that it is another's, below which heading
 * and beside which help it stands, though no rule of ours has the word.
 */

type Type = Question['type']

function askedBy(label: string, type: Type, given: Partial<Question> = {}): Asked | null {
  const plain = { help: '', section: '', options: [], isRequired: true, maxLength: null, country: 'GB', label, type }
  return understand({ ...plain, ...given })?.asked ?? null
}

const details: readonly [label: string, type: Type][] = [
  ['Email address', 'email'],
  ['Surname', 'text'],
  ['Mobile number', 'phone'],
  ['Home address', 'text'],
]

const rare =
  'guarantor proposer executor bursar registrar landlord godparent notary curate rector abbot provost magistrate stepfather ward godmother niece nephew lodger bailiff usher groom fiancé chaperone scoutmaster midwife osteopath barrister vet paediatrician optician choirmaster auctioneer underwriter trustee signatory cosigner broker stockbroker deputy lieutenant sergeant vizier warden concierge janitor superintendent stewardess matriarch widow orphan heiress bridegroom penpal roommate classmate apprentice protégé invigilator examiner ombudsman alderman'.split(
    ' ',
  )

test.each(rare.map((word, at) => ({ word, at })))(
  '“$word” in a heading or in help may be whose it is',
  ({ word, at }) => {
    const [label, type] = details[at % details.length] ?? ['Email address', 'email']
    const around = [
      { section: `Tell us about your ${word}s` },
      { help: `We will write to your ${word} about you.` },
      { help: `This is how you reach the ${word}.` },
      { help: `Your ${word} will hear from us.` },
    ]
    const below = around[0]
    const beside = around[1 + (at % 3)]
    for (const given of [below, beside]) expect([given, askedBy(label, type, given)]).toEqual([given, null])
  },
)

test.each(details)('%s (%s) by itself is the person’s own', (label, type) => {
  expect(askedBy(label, type)).not.toBeNull()
})

test.each([
  'Your monastery has one.',
  'The orphanage will hear from us.',
  'Dormitories are fine too.',
  'Your regiment will hear from us.',
  'Write as if you were at the embassy.',
  'We will ring Dr Okafor.',
  'We will tell Barbara about you.',
])('a name, a number or an address beside “%s” may be another’s', (help) => {
  for (const [label, type] of details) expect([label, askedBy(label, type, { help })]).toEqual([label, null])
})

test.each([
  'Interviews are held online.',
  'Our recruiters will get in touch.',
  'Please complete in black ink or type.',
  'We promise not to flood your inbox.',
  'Applicants hear from us within a fortnight.',
  'You will hear from our team.',
])('“%s” says of nobody that a name, a number or an address is theirs', (help) => {
  for (const [label, type] of details) {
    expect([label, askedBy(label, type, { help })]).toEqual([label, askedBy(label, type)])
  }
})

test.each<[label: string, type: Type, given: Partial<Question>, lure: Partial<Question>]>([
  [
    'Last name',
    'text',
    { help: 'If you have two surnames, enter both' },
    { help: 'If you had two surnames, enter the first' },
  ],
  ['Street address', 'text', { help: 'No P.O. boxes please' }, { help: 'A P.O. box of your firm' }],
  ['Given name(s)', 'text', { section: '2.1 Who you are' }, { section: '2.1 Who proposed you' }],
  ['Post held', 'text', { section: 'PRESENT EMPLOYMENT (if any)' }, { section: 'EARLIER EMPLOYMENT (if any)' }],
  ['Dialling code', 'text', { section: 'Mobile' }, { section: 'Guarantor’s mobile' }],
  [
    'Covering letter',
    'file',
    { help: 'PDF or Word, no more than 2 MB' },
    { help: 'PDF, no more than your referee wrote' },
  ],
  [
    'Years of Figma experience',
    'number',
    { help: 'Whole number between 0 and 99' },
    { help: 'Whole months between 0 and 99' },
  ],
  [
    'Town or city',
    'text',
    { help: 'e.g. Leeds. We use it to find jobs near you' },
    { help: 'e.g. Leeds. Where your parents live' },
  ],
])('%s (%s) is the same beside %o, not beside %o', (label, type, given, lure) => {
  const read = (around: Partial<Question>) => askedBy(label, type, around)
  expect(read(given)).not.toBeNull()
  expect(read(lure)).not.toEqual(read(given))
})

test.each<[label: string, type: Type, options: string[], asks: string, lure: string]>([
  ['Type of UK driving licence held', 'choice', ['Full', 'Provisional'], 'licence-words', 'Type of UK passport held'],
  ['Sat/Sun work OK? (Y/N)', 'choice', ['Y', 'N'], 'willing', 'Sat work OK for your partner? (Y/N)'],
  ['Period of notice (contractual)', 'text', [], 'notice', 'Period of notice (given by the landlord)'],
  ['Which town do you call home?', 'text', [], 'address', 'Which town do you call beautiful?'],
  ['Highest degree earned', 'text', [], 'education', 'Highest degree of risk'],
])('%s (%s) of %o asks for %s, “%s” does not', (label, type, options, asks, lure) => {
  expect(askedBy(label, type, { options })?.asks).toBe(asks)
  expect(askedBy(lure, type, { options })).toBeNull()
})
