import { payRangeText } from '../../../engines/ads/index.ts'
import { product } from '../../../contract/texts/messages.ts'
import type { FeedAd, LiveAds } from './live-ads.ts'
import { currencyOf } from '../../../contract/places/countries.ts'

/* Prints a company's live ads for other sites: as the XML that Indeed describes, and as JSON Feed 1.1. */

type Given = LiveAds & { siteUrl: string; self: string }

/** The XML that job sites read, as Indeed describes it. */
export function printXml({ company, ads, lastChanged, siteUrl }: Given): string {
  const jobs = ads.map((one) => {
    const { ad } = one
    return element('job', [
      cdata('title', ad.jobTitle),
      cdata('date', one.since.toISOString()),
      cdata('referencenumber', one.id),
      cdata('requisitionid', ad.reference ?? one.id),
      cdata('url', addressOf(one, siteUrl)),
      cdata('company', company),
      cdata('sourcename', product),
      ...(one.city === null ? [] : [cdata('city', one.city)]),
      ...(one.county === null ? [] : [cdata('state', one.county)]),
      cdata('country', one.country),
      cdata('description', ad.jobDescription),
      ...(payOf(one) === null ? [] : [cdata('salary', payOf(one) ?? '')]),
      cdata('jobtype', typesOf(one).join(', ')),
      ...(ad.workplace === 'on-site'
        ? []
        : [cdata('remotetype', ad.workplace === 'remote' ? 'Fully remote' : 'Hybrid remote')]),
      ...(ad.industry === null ? [] : [cdata('category', ad.industry)]),
      ...(ad.education === null ? [] : [cdata('education', ad.education)]),
      ...(ad.experience === null ? [] : [cdata('experience', `${ad.experience} years`)]),
      cdata('expirationdate', one.closes.slice(0, 10)),
    ])
  })
  const head = [
    cdata('publisher', product),
    cdata('publisherurl', `${siteUrl}/`),
    cdata('lastBuildDate', lastChanged.toUTCString()),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('source', [...head, ...jobs])}\n`
}

/** JSON Feed 1.1 (jsonfeed.org); what is ours stands under `_rolecall`. */
export function printJson({ company, ads, siteUrl, self }: Given): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `Jobs at ${company}`,
    home_page_url: `${siteUrl}/`,
    feed_url: self,
    language: 'en-GB',
    items: ads.map((one) => ({
      id: one.id,
      url: addressOf(one, siteUrl),
      title: one.ad.jobTitle,
      content_html: one.ad.jobDescription,
      date_published: one.since.toISOString(),
      date_modified: one.changed.toISOString(),
      authors: [{ name: company }],
      tags: [...typesOf(one), ...(one.ad.industry === null ? [] : [one.ad.industry])],
      _rolecall: {
        company,
        place: one.city === null ? null : { city: one.city, county: one.county, country: one.country },
        workplace: one.ad.workplace,
        pay: payOf(one),
        reference: one.ad.reference,
        expires: one.closes,
      },
    })),
  })
}

function addressOf({ id }: FeedAd, siteUrl: string): string {
  return `${siteUrl}/job-ad/${id}`
}

/** '£25,000 to £28,000 per year'; null: not disclosed, or not paid. */
function payOf({ ad: { pay }, country }: FeedAd): string | null {
  if (pay === null || (pay.max === 0 && pay.min === 0)) return null
  const currency = currencyOf(country)
  return payRangeText({ currency, period: pay.per, min: pay.min, max: pay.max }).replace(/ an? (\w+)$/u, ' per $1')
}

function typesOf({ ad }: FeedAd): string[] {
  return [...(ad.fullTime ? ['fulltime'] : []), ...(ad.partTime ? ['parttime'] : []), ad.contractType]
}

function element(name: string, children: readonly string[]): string {
  return `<${name}>\n${children.join('\n')}\n</${name}>`
}

/** Characters that XML has no way to write. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** What would end it is cut in two. */
function cdata(name: string, text: string): string {
  const plain = text.toWellFormed().replaceAll(unwritable, '')
  return `<${name}><![CDATA[${plain.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`
}
