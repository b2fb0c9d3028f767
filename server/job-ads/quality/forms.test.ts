import { describe, expect, test } from 'vitest'
import { demandHints } from './demands.ts'
import { wordHints } from './read-words.ts'
import { wageInWordsHints } from './wage-in-words.ts'

const found = (text: string) =>
  [
    ...wordHints([text], { country: 'GB', hasReason: false }),
    ...demandHints([text]),
    ...wageInWordsHints([text], '2026-11-22'),
  ].flatMap(({ id }) => (id === 'gender-balance' ? [] : [id]))

/** People of each ground, as many and as one. */
const people = [
  ['women', 'a woman'],
  ['over-55s', 'over 55'],
  ['Bulgarians', 'Bulgarian'],
  ['Senegalese workers', 'from Senegal'],
  ['gypsies', 'a gypsy'],
  ['people with asthma', 'asthmatic'],
  ['Buddhists', 'a Buddhist'],
  ['lesbians', 'a lesbian'],
  ['trans staff', 'transgender'],
  ['expectant mothers', 'pregnant'],
  ['divorced people', 'divorced'],
  ['shop stewards', 'a shop steward'],
] as const

describe.each(people)('%s', (many, one) => {
  test('are refused in whatever words', () => {
    for (const text of [
      `Sorry, no ${many}.`,
      `Regrettably ${many} cannot be accommodated on this site.`,
      `${many[0]?.toUpperCase()}${many.slice(1)}, please do not bother to write to us.`,
      `We have never employed and will not take on ${many}.`,
      `The owner refuses to hire ${many}.`,
      `The work is too heavy for ${many}.`,
      `We have had bad luck with ${many}.`,
      `Letters from ${many} will be binned – unread.`,
      `Unfortunately ${many} would not fit in with the crew.`,
      `If you are ${one}, this job is not for you.`,
      `Please look elsewhere if you happen to be ${one}.`,
      `You must not be ${one}.`,
    ])
      expect(found(text), text).not.toEqual([])
  })

  test('are served, welcomed or spoken of without a hint', () => {
    for (const text of [
      `You will support ${many} in their own homes.`,
      `We never turn away ${many}, and discrimination has no place here.`,
      `We would particularly welcome applications from ${many}.`,
      `Our customers are ${many} and their friends.`,
      `It makes no difference to us whether you are ${one}.`,
    ])
      expect(found(text), text).toEqual([])
  })
})

test.each([
  ['men', 'a man'],
  ['under-30s', 'under 30'],
  ['Icelanders', 'of Icelandic descent'],
  ['Anglicans', 'an Anglican'],
  ['heterosexuals', 'heterosexual'],
  ['childless people', 'childless'],
] as const)('%s alone are wanted in whatever words', (many, one) => {
  for (const text of [
    `${many[0]?.toUpperCase()}${many.slice(1)} only.`,
    `Only ${many} should ring about this post.`,
    `The owner would rather have ${many} in the kitchen.`,
    `We are recruiting only ${many}.`,
    `In our trade ${many} will be given priority.`,
    `At the counter ${many} are strongly prefered.`,
    `The post is reserved for ${many}.`,
    `Our guests respond better to ${many}.`,
    `Night porter in Ely, must be ${one}, meals included.`,
    `It would be an advantage if you were ${one}.`,
    `Only apply if you are ${one}.`,
    `Candidates should ideally be ${one}.`,
  ])
    expect(found(text), text).not.toEqual([])
})

test.each([
  [
    'money in advance',
    [
      'The medical costs £85, to be paid by you before the interview.',
      'Applicants transfer €30 to secure their slot.',
      'To reserve your place on the rota we take a bond of fifty pounds.',
      'Your safety boots must be bought from our store.',
      'Screening is £25, which you pay on signing.',
      'We ask each recruit for a vetting fee of €40.',
      'The price of the tabard is docked from your first wages.',
      'Once chosen, send £60 for the course.',
      'A work permit fee of €500 is due up front.',
      'You will be billed for the induction.',
      'You first invest in a sales kit at £120.',
      'You receive payments into your own bank account and pass them on.',
    ],
  ],
  [
    'papers kept or asked for',
    [
      'Your passport is held in the office until the harvest is over.',
      'Hand your identity card to the supervisor, who keeps it for the season.',
      'We hold on to your residence permit while you work here.',
      'Passports are locked away by the manager.',
      'Surrender your travel documents on the first day.',
      'WhatsApp us a photo of your passport.',
      'Bank details by text message, please.',
      'Reply with your IBAN and date of birth.',
      'Send a selfie and a scan of your birth certificate.',
      'Your PPS number must come with your application.',
      'Send gift cards as a sign of trust.',
      'What is your sort code?',
    ],
  ],
  [
    'work without pay or papers',
    [
      'The first three shifts go unpaid.',
      'You work for nothing until the manager is happy.',
      'Pay only starts after the first month.',
      'In exchange for experience you join us for eight weeks of work.',
      'Your salary is made up entirely of commission.',
      'No basic salary, but plenty of leads.',
      'No sales, no pay.',
      'You invoice us as a contractor though you keep our rota.',
      'You go down as self-employed, which avoids PRSI.',
      'The balance is handed over in a brown envelope.',
      'Wages do not go through the books.',
      'Holidays are unpaid.',
    ],
  ],
  [
    'a wage below the minimum',
    [
      '£7.20 per hour for adults, plus tips.',
      'We pay six pounds an hour.',
      '€9 an hour, rising to €10 after a year.',
      '£300 a week for fifty hours on the farm.',
      '60 hours a week, £400 weekly.',
      '£60 for a ten-hour shift.',
      '€50 a day for eight hours.',
    ],
  ],
] as const)('%s is found in whatever words', (_, texts) => {
  for (const text of texts) expect(found(text), text).not.toEqual([])
})

test('what others pay, keep or earn is not what the ad asks', () => {
  for (const text of [
    'The medical costs £85, and we pay it.',
    'You take deposits of £50 from customers to secure their bookings.',
    'The fee comes out of our pocket.',
    'Membership of the gym and training are paid by the company.',
    'Guests leave their passports in the safe.',
    'We copy your passport on your first day and hand it straight back.',
    'Basic knowledge of Excel is enough.',
    '£28,000 basic, commission on top.',
    'Self-employed plasterers wanted: your own prices, your own hours.',
    'You will keep the books and bank the cash.',
    'An extra £2 an hour at night.',
    '£520 a week for 40 hours.',
    'Lunch costs £3 a day.',
    'The nursery scheme saves tax.',
    'A break of one hour is unpaid.',
    'The Charge Nurse is to join the ward in May.',
    'You design online journeys in which people buy insurance, tools and forms.',
    'Sick days are given with no questions asked.',
    'A ward for long stays, no dementia.',
    'We require a bachelors or masters degree.',
    'Some posts may have limits for those who do not have sole British nationality.',
    'Studies say that women tend not to apply for a job like this.',
    'Applications, and all letters, must be submitted in English.',
  ])
    expect(found(text), text).toEqual([])
})
