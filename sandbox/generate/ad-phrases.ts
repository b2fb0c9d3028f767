/** Sentences that ads are put together from. '[a|b]' is a choice; '{employer}', '{title}' and the like are filled in. */
export const openings = {
  employer: [
    'We are looking for {a title} to join us in {town}.',
    'An exciting opportunity has arisen for {a title} at {employer} in {town}.',
    '{employer} is [hiring|recruiting]. Could you be our next {title}?',
    'Are you {a title} who wants to [make a difference|do your best work|be listened to]? We would love to hear from you.',
    'Join our [friendly|growing|busy] team in {town} as {a title}.',
    '{title} – {town}. Come and work somewhere that [values its people|keeps its promises|invests in you].',
  ],
  agency: [
    'Our client is looking for {a title} for their [site|office|team] in {town}. {agency} {about}.',
    '{agency} are [delighted|proud] to be working with [a well-respected|a leading|a long-established] employer in {town} who is looking for {a title}.',
    'URGENT REQUIREMENT: {title}, {town}. {agency} {about}.',
    'Are you {a title} looking for your next [role|challenge|assignment]? Our client in {town} would like to meet you.',
    '{title} required in {town} to start [immediately|as soon as possible|next month]. {agency} {about}.',
    'We are recruiting on behalf of a client in {town}, who now needs {a title}.',
  ],
} as const

export const headings = {
  duties: ['What you will do', 'The role', 'Duties', 'Key responsibilities', 'Main duties of the job', 'Day to day'],
  wants: [
    'What we look for',
    'About you',
    'Requirements',
    'Person specification',
    'Skills and experience',
    'You will have',
  ],
  skills: [
    'Useful to know:',
    'Key words for this post are',
    'You will come across',
    'Experience of any of these helps:',
  ],
  offers: ['What we offer', 'Benefits', 'In return', 'Why join us', 'The package'],
} as const

export const offerings = {
  GB: [
    '[25|28|27|33] days of holiday [plus bank holidays|including bank holidays], rising with service',
    'A pension to which we add [5%|8%|10%]',
    'Free parking on site',
    'A [cycle to work|season ticket loan|car leasing] scheme',
    'Paid training and [a clear path to the next step|professional fees]',
    'Life cover of [three|four] times your salary',
    'An employee assistance line, open day and night',
    'Your birthday off, every year',
    'Enhanced maternity and paternity pay',
    'Discounts at [local gyms and cafés|our shops|many retailers]',
    'Occupational sick pay from the first day',
    'Two paid days a year for volunteering',
  ],
  IE: [
    '[22|24|26] days of annual leave plus public holidays',
    'A PRSA pension to which we add [5%|7%]',
    'Bike to Work and TaxSaver commuter tickets',
    'Health insurance after probation',
    'Paid training and a clear path to the next step',
    'Death in service benefit',
    'Sick pay scheme and income protection',
    'Canteen with subsidised meals',
    'Maternity and paternity top-up',
  ],
} as const

export const closingWords = {
  employer: [
    'To apply, send your CV and a short letter. We read every application, and the closing date is in {days} days. We may close early if we hear from many people.',
    'We welcome applications from everyone, whatever their background, age, faith or disability. If you need anything changed so that you can take part in the interview, tell us. {employer}, reference {ref}.',
    'Interviews will be held in {town}. For an informal chat about the post, quote {ref}. Checks of identity, references and the right to work are made before anyone starts.',
    'Apply now with your CV. Due to the number of applications we cannot always give feedback; if you have not heard within two weeks, you have not been successful this time.',
    '{employer} is an equal opportunities employer and [a Disability Confident employer|committed to safeguarding]. Please apply early.',
  ],
  agency: [
    'If this sounds like you, apply with an up-to-date CV quoting {ref}. {agency} acts as an employment agency for permanent recruitment and as an employment business for temporary workers.',
    'Please click apply. By applying you agree that {agency} may keep your details. We can only answer those who are short-listed.',
    'Not quite right for you? Tell a friend: for everyone whom we place we say thank you with [a dinner|a voucher|a day out]. {agency}, reference {ref}.',
    'Call us today or apply below – interviews are taking place this week! Please note that our client can only consider people with the right to work in this country.',
  ],
} as const

/** What longer ads also say. */
export const asides = [
  'You will join a team of [six|eight|eleven|fourteen] who [have worked together for years|come from many walks of life] and look out for each other. New colleagues tell us that the first month is busy and that they were never left alone with it.',
  'We have just [moved to new premises near the station|invested in new equipment|won a contract that runs for five years], so this is a good moment to come. There is room to shape the work, and ideas are heard [on the day|in our Friday meeting].',
  'After [six|three] months we sit down together and agree what you would like to learn next. Many of our [managers|team leaders] began in this very post.',
  'Flexible working is not a slogan here: [school runs, caring duties and study|appointments, study leave and long journeys] are planned for, and nobody counts minutes. Talk to us about what you need, and we will say honestly what the work allows.',
  'The successful candidate will report to the [operations manager|head of department|area lead] and work closely with [colleagues in other towns|partners and suppliers|the people we serve]. Some travel [within the region|between sites] is part of the post, and is paid.',
  'We take safety seriously. You will be given everything you need to do the work properly, and you may stop any job that does not look right.',
  'We measure ourselves by [what people say of us|whether people come back|the complaints we do not get], and the last survey put us [in the top tenth|well above the average]. We would like to keep it that way, with your help.',
  '{town} is a good place to work: [parking is easy|buses stop at the door|there is a railway station ten minutes away], and there are places to eat round the corner.',
  'This post may need a basic, standard or enhanced check of criminal records, depending on the duties. A record does not rule you out; we look at what it is, how long ago it was and what the work involves.',
  'We do not have a licence to sponsor visas for this post, so please apply only if you have the right to work here. We are sorry that we cannot answer every enquiry about this.',
] as const
