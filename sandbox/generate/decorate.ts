import type { Random } from './random.ts'
import type { Vacancy } from './vacancies.ts'

/** The title as one board's version of a vacancy has it. The first version is mostly plain. */
export function decoratedTitle(vacancy: Vacancy, isFirst: boolean, payText: string | null, random: Random): string {
  const { title, town, contract, months, ir35 } = vacancy
  const at = random.next()
  if (at > 0.993) return random.pick(broken).replace('{title}', title)
  if (at < (isFirst ? 0.8 : 0.5)) return title
  const forms: string[] = [
    `${title} - ${town.name}`,
    `${title} (${town.name})`,
    title.toUpperCase(),
    title.toUpperCase(),
    `${title} (m/f/d)`,
    `${title} - Immediate Start`,
    `URGENT - ${title}`,
    `${title} x ${random.whole(2, 5)}`,
    `${title} REF ${vacancy.id + 1000}`,
    `*${title}* - ${town.county}`,
    `${title}, ${town.name}`,
    title.replaceAll(' and ', ' & '),
  ]
  if (payText !== null && payText.length < 28) forms.push(`${title} - ${payText}`)
  if (contract === 'contract') forms.push(`${title} - ${months} Month Contract`)
  if (ir35 === 'outside') forms.push(`${title} - Outside IR35`, `${title} (Outside IR35)`)
  if (ir35 === 'inside') forms.push(`${title} - Inside IR35`)
  if (vacancy.workplace === 'remote') forms.push(`${title} - Remote`)
  if (vacancy.partTime && !vacancy.fullTime) forms.push(`Part Time ${title.replace(/^part[ -]time /iu, '')}`)
  return random.pick(forms)
}

/** Titles out of an editor that broke, or of somebody who means harm. */
const broken = [
  '<b>{title}</b>',
  '{title} &amp;amp; more',
  '{title} &ndash; caf&eacute;',
  '  {title}\u00A0\u00A0(new!)  ',
  '⭐⭐ {title} ⭐⭐',
  '<img src=x onerror=alert(1)>{title}',
  '{title} \u202Etnegru',
]

/** Places as careless advertisers write them. */
const vague = ['Nationwide', 'UK Wide', 'Various locations', 'United Kingdom', 'Home based', 'South East', 'Yorkshire']
const motorways: Readonly<Record<string, string>> = {
  'Greater London': 'M25',
  Surrey: 'M25',
  Hertfordshire: 'M1 / M25',
  Berkshire: 'M4 corridor',
  'West Yorkshire': 'M62 corridor',
  Lancashire: 'M6',
}
const abroad = [
  'Dubai, United Arab Emirates',
  'Amsterdam, Netherlands',
  'Málaga, Spain',
  'Sydney, Australia',
  'Berlin, Germany',
  'New York, NY',
]

/** The place as one version writes it. */
export function placeText(vacancy: Vacancy, random: Random): string {
  const { town, postcode, workplace } = vacancy
  const isIrish = town.country === 'IE'
  const odd = random.next()
  if (odd < 0.004) return random.pick(abroad)
  if (odd < 0.012) return isIrish ? 'Ireland' : random.pick(vague)
  if (odd < 0.018) return motorways[town.county] ?? town.county
  if (odd < 0.026) return `${town.name} / ${town.county}`
  if (odd < 0.034) return isIrish ? `${town.name} or Dublin` : `${town.name} or London`
  if (workplace === 'remote' && odd < 0.3)
    return random.pick(['Remote', isIrish ? 'Remote, Ireland' : 'Remote, UK', `Remote (${town.name})`])
  return random.pick([
    town.name,
    town.name,
    town.name,
    `${town.name}, ${town.county}`,
    `${town.name}, ${town.county}`,
    `${town.name}, ${postcode}`,
    `${town.name}, ${postcode.split(' ')[0]}`,
    postcode,
    isIrish ? `Co. ${town.county.replace('County ', '')}` : town.county,
    isIrish ? `${town.name}, Ireland` : `${town.name}, UK`,
    town.name.toUpperCase(),
  ])
}
