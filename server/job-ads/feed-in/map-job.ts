import { AdContent } from '../../../contract/job-ads/content.ts'
import type { FeedDefaults, TriedJob } from '../../../contract/job-ads/feed.ts'
import * as texts from '../../../contract/job-ads/feed-texts.ts'
import { adLimits } from '../../../contract/job-ads/limits.ts'
import { londonDay } from '../../../contract/platform/london.ts'
import { httpDate, isoDate } from '../../boards/reading.ts'
import type { FeedJob } from '../../boards/xml-feed/read-job.ts'
import { isSameName } from '../../companies/index.ts'
import { plainText } from '../../jobs/plain-text.ts'
import {
  oneLine,
  understandIndustry,
  understandKind,
  type ResolvePlace,
  understandWorkplace,
} from '../../../engines/ads/index.ts'
import { descriptionOf } from './description.ts'
import { educationOf, experienceOf } from './asked-for.ts'
import { payOf } from './pay.ts'
import { placeOf } from './place.ts'
import { firstOf } from './read-feed.ts'
import { countryNamed } from '../../../contract/places/countries.ts'

export type MappedJob = {
  reference: string
  content: AdContent
  fields: TriedJob['fields']
  notes: string[]
  /** Whose job it is by the feed, where that is another company: such an ad goes online by hand alone, unless the company has said that it may. */
  otherCompany: string | null
  /** Why it is not taken at all; null: it is. */
  skipped: string | null
}

type Given = {
  company: { name: string }
  defaults: FeedDefaults
  resolvePlace: ResolvePlace
  now: Date
}

/** What a job of a feed becomes, field by field (feeds.md, section 1). What is not understood stays empty and is told. Pure. */
export function mapJob({ reference, job }: { reference: string; job: FeedJob }, given: Given): MappedJob {
  const fields: MappedJob['fields'] = []
  const notes: string[] = []
  const take = (names: readonly string[]): string => {
    const text = firstOf(job, names)
    return text === null ? '' : oneLine(text.slice(0, 2_000))
  }
  const became = (element: string, from: string, to: string): void => {
    if (from !== '')
      fields.push({ element, given: from.slice(0, 300).toWellFormed(), became: to.slice(0, 300).toWellFormed() })
  }

  const wholeTitle = take(['title', 'name'])
  const jobTitle = cut(wholeTitle, adLimits.title)
  if (jobTitle !== wholeTitle) notes.push(`The title was cut at ${adLimits.title} characters.`)
  became('title', wholeTitle, jobTitle)

  const company = take(['company', 'company_name'])
  if (company === '') notes.push(`The feed names no company: ${given.company.name} is taken.`)
  const isOther = company !== '' && !isSameName(company, given.company.name)
  if (isOther) notes.push(texts.otherCompany(cut(company, 80), given.company.name))
  became('company', company, given.company.name)

  const description = descriptionOf(firstOf(job, ['description']) ?? '')
  if (description.isCut) notes.push('The description was too long, so we shortened it.')
  became('description', plainText(firstOf(job, ['description']) ?? ''), plainText(description.html))
  const text = plainText(description.html)

  const remoteType = take(['remotetype', 'remote_type'])
  const types = take(['jobtype', 'job_type', 'employmenttype'])
  const { workplace, daysOnSite } = understandWorkplace({
    kindWords: [remoteType, types],
    places: [],
    title: jobTitle,
    text,
  })
  became('remotetype', remoteType, workplace ?? '')

  const country = take(['country'])
  const where = placeOf(
    {
      city: take(['city']),
      state: take(['state']),
      postcode: take(['postalcode', 'postcode']),
      country,
      whole: take(['location']),
    },
    { isRemote: workplace === 'remote', resolvePlace: given.resolvePlace },
  )
  const placeGiven = [take(['city']), take(['state']), take(['postalcode', 'postcode']), country, take(['location'])]
  became('city, state, postalcode, country', placeGiven.filter((part) => part !== '').join(', '), where.text)
  if (country === '' && where.text !== '') notes.push('The feed names no country, so we took it from the place.')

  const pay = payOf(take(['salary']), { country: countryNamed(country) ?? where.country })
  if (pay.note !== null) notes.push(pay.note)
  became('salary', take(['salary']), pay.text)

  const kind = kindOf(types, jobTitle, given.defaults)
  notes.push(...kind.notes)
  became('jobtype', types, [kind.contractType, hoursText[kind.duration]].filter((part) => part !== '').join(', '))

  const category = take(['category', 'industry'])
  const industry = understandIndustry({ title: jobTitle, industryWords: category === '' ? [] : [category], text }) ?? ''
  became('category', category, industry)
  const named = understandIndustry({ title: '', industryWords: category === '' ? [] : [category], text: '' })
  if (industry !== '' && industry !== named)
    notes.push(`The feed does not say which industry this is, so we took ‘${industry}’ from the title and text.`)
  const education = educationOf(take(['education']))
  became('education', take(['education']), education)
  const experience = experienceOf(take(['experience']))
  became('experience', take(['experience']), experience === '' ? '' : `${experience} years`)

  const closes = take(['expirationdate', 'expiry', 'closingdate'])
  const closesOn = dayOf(closes)
  became('expirationdate', closes, closesOn)
  became('referencenumber', reference, cut(reference, 60))
  if (firstOf(job, ['url']) !== null) became('url', take(['url']), 'People apply on Rolecall')

  return {
    reference,
    otherCompany: isOther ? company : null,
    content: AdContent.parse({
      jobTitle,
      jobLocation: cut(where.text, adLimits.place),
      workplace: workplace ?? 'on-site',
      daysOnSite: workplace === 'hybrid' && daysOnSite !== null && daysOnSite >= 0.5 ? String(daysOnSite) : '',
      contractType: kind.contractType,
      duration: kind.duration,
      industry,
      ...pay.content,
      needsEducation: education !== '',
      education,
      needsExperience: experience !== '',
      experience,
      jobDescription: description.html,
      closesOn,
      reference: cut(reference, 60),
      hasAuthority: given.defaults.hasAuthority,
    }),
    fields,
    notes,
    skipped: skippedBecause({ closesOn, isAbroad: where.isAbroad, country }, londonDay(given.now)),
  }
}

function skippedBecause(
  { closesOn, isAbroad, country }: { closesOn: string; isAbroad: boolean; country: string },
  today: string,
): string | null {
  if (closesOn !== '' && closesOn < today) return `It expired on ${closesOn}.`
  return isAbroad ? `It is outside the UK and Ireland (${cut(country, 60)}).` : null
}

/** What the feed says; where it says one of contract and hours, the other is what the company said it means. */
function kindOf(types: string, title: string, defaults: FeedDefaults) {
  const notes: string[] = []
  if (types === '') return { contractType: '' as const, duration: '' as const, notes }
  const said = understandKind({ kindWords: [types], title, text: '' })
  const hours = `${said.fullTime ? 'F' : ''}${said.partTime ? 'P' : ''}` as '' | 'F' | 'P' | 'FP'
  const contractType = said.contractType ?? (hours === '' ? '' : defaults.contractType)
  const duration = hours === '' && said.contractType !== null ? defaults.duration : hours
  if (said.contractType === null && contractType !== '')
    notes.push(`The feed does not say the kind of contract: ‘${contractType}’ is taken, as set up.`)
  if (hours === '' && duration !== '')
    notes.push(`The feed does not say the hours: ‘${hoursText[duration]}’ is taken, as set up.`)
  return { contractType, duration, notes }
}

const hoursText = { '': '', F: 'full time', P: 'part time', FP: 'full or part time' } as const

/** A day as it stands; a moment as the day that it is in London. */
function dayOf(text: string): string {
  const moment = httpDate(text) ?? isoDate(text)
  if (moment === null) return ''
  return moment.length === 10 ? moment : londonDay(new Date(moment))
}

/** At most so many characters, without half a character at its end. */
function cut(text: string, most: number): string {
  return text.length <= most
    ? text
    : text
        .slice(0, most)
        .toWellFormed()
        .replace(/\uFFFD$/u, '')
        .trim()
}
