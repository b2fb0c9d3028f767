import type { Random } from './random.ts'
import type { Vacancy } from './vacancies.ts'

export function placeSentence(vacancy: Vacancy, random: Random): string {
  const { town, workplace, daysOnSite } = vacancy
  const days = daysOnSite ?? 0
  const office = 5 - days
  if (workplace === 'remote') {
    return random.pick([
      `This is a fully remote post; you can live anywhere in ${town.country === 'IE' ? 'Ireland' : 'the UK'}.`,
      'Work from home, with a visit to the office once a quarter.',
      '100% remote, with equipment provided.',
      `Home based, with occasional travel to ${town.name}.`,
    ])
  }
  if (workplace === 'hybrid') {
    return random.pick([
      `Hybrid working: ${days} ${days === 1 ? 'day' : 'days'} a week in our ${town.name} office and the rest at home.`,
      `You will be in the office ${words[days]} ${days === 1 ? 'day' : 'days'} a week (${town.name}).`,
      `The post is based in ${town.name} with up to ${words[office]} ${office === 1 ? 'day' : 'days'} a week from home.`,
      `Hybrid, ${days} ${days === 1 ? 'day' : 'days'} on site per week.`,
      'Hybrid and flexible working by agreement.',
    ])
  }
  return random.pick([
    `The work is in ${town.name}.`,
    `You will be based at our site in ${town.name}, ${town.county}.`,
    `Location: ${town.name}, ${vacancy.postcode}.`,
    `This post is on site in ${town.name}; it cannot be done from home.`,
  ])
}

const words = ['no', 'one', 'two', 'three', 'four', 'five']

export function hoursSentence(vacancy: Vacancy, random: Random): string {
  const { contract, months, fullTime, partTime, town } = vacancy
  const hours =
    town.country === 'IE' ? random.pick(['39', '37.5', '35']) : random.pick(['37.5', '37', '40', '35', '36.25'])
  const part = random.pick(['16', '20', '22.5', '24', '30'])
  const time =
    fullTime && partTime
      ? `Full time or part time; tell us which hours suit you.`
      : partTime
        ? random.pick([
            `Part time, ${part} hours a week.`,
            `${part} hours per week, term time considered.`,
            `0.${random.whole(4, 8)} FTE.`,
          ])
        : random.pick([
            `Full time, ${hours} hours a week.`,
            `${hours} hours per week, Monday to Friday.`,
            `Full-time, ${hours} hours.`,
            '40 hours over four days on, four off.',
          ])
  return `${kindSentence(contract, months, random)} ${time}`
}

function kindSentence(contract: Vacancy['contract'], months: number | null, random: Random): string {
  switch (contract) {
    case 'permanent':
      return random.pick([
        'This is a permanent post.',
        'Permanent.',
        'A permanent contract after six months of probation.',
      ])
    case 'contract':
      return random.pick([
        `Initial ${months} month contract, likely to extend.`,
        `Contract length: ${months} months.`,
        `${months}-month contract.`,
      ])
    case 'temporary':
      return random.pick([
        'A temporary assignment, ongoing.',
        'Temporary, with the chance to become permanent.',
        'Temp role to cover a busy time, about eight weeks.',
      ])
    case 'fixed-term':
      return random.pick([
        `Fixed term for ${months} months.`,
        `${months} month FTC.`,
        `Fixed-term contract to cover maternity leave (${months} months).`,
      ])
    case 'apprenticeship':
      return random.pick(['An apprenticeship of 18 to 24 months.', 'Apprenticeship with training one day a week.'])
    case 'internship':
      return random.pick(['A paid internship of twelve weeks.', 'A 12-month placement.'])
  }
}

/** IR35 in contractors' words. What is undecided must not read as decided, and silence stays silence. */
export function ir35Sentence({ ir35 }: Vacancy, random: Random): string | null {
  switch (ir35) {
    case 'outside':
      return random.pick([
        'Outside IR35.',
        'This assignment has been determined to be outside IR35.',
        'IR35 status: Outside.',
        'The role falls outside of the scope of IR35, and a Status Determination Statement will be given.',
        'Outside of IR35 – limited company contractors welcome.',
        'The engagement is not caught by IR35.',
      ])
    case 'inside':
      return random.pick([
        'Inside IR35.',
        'Inside IR35 – umbrella company or PAYE only.',
        'IR35 status: INSIDE.',
        'This contract has been assessed as falling inside the scope of IR35 (the off-payroll rules apply).',
        'Please note that the role is deemed inside IR35.',
      ])
    case 'open':
      return random.pick([
        'IR35 status: to be confirmed.',
        'IR35: TBC.',
        'The client has yet to determine whether this is inside or outside IR35.',
        'IR35 status under review.',
      ])
    case null:
      return null
  }
}

export function paySentence(payText: string | null, random: Random): string | null {
  if (payText === null) return null
  const within = payText.replace(/^(?:Up|From|Circa|Competitive|Negotiable|Dependent)\b/u, (word) => word.toLowerCase())
  return random.pick([
    `Salary: ${payText}.`,
    `Pay: ${payText}.`,
    // Words alone are what pay is, not what is paid.
    /\d/u.test(payText) ? `We pay ${within}.` : `The pay: ${within}.`,
    /^Attractive package$/u.test(payText) ? `${payText}.` : `The package is ${within}.`,
    `Rate: ${payText}.`,
  ])
}
