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
    'A [cycle to work|season ticket loan|electric car] scheme',
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
    'Not quite right for you? We pay [£100|£200|£250] for a friend whom we place. {agency}, reference {ref}.',
    'Call us today or apply below – interviews are taking place this week! Please note that our client can only consider people with the right to work in this country.',
  ],
} as const
