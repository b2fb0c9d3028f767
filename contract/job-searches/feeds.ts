import type { Job } from '../jobs/jobs.ts'
import { product } from '../texts/messages.ts'

/** Ways to write the same list of jobs for a feed reader. */
export const feedFormats = ['rss', 'atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

export const feedNames: Readonly<Record<FeedFormat, string>> = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' }

/** What a feed says; addresses are whole ones. */
export type Feed = {
  /** 'nurse in Leeds, within 10 miles' */
  title: string
  /** Of the results that it follows. */
  home: string
  /** Its own. */
  self: string
  /** The newest first. */
  jobs: readonly Job[]
  /** Of the site, without a slash at its end. */
  siteUrl: string
  now: Date
}

/** The address of a search's feed: that of its results, with `/feeds/rss/` in place of `/jobresults/`. */
export function feedAddress(resultsAddress: string, format: FeedFormat): string {
  return resultsAddress.replace(/^\/jobresults\//u, `/feeds/${format}/`)
}

export function printFeed(format: FeedFormat, feed: Feed): string {
  switch (format) {
    case 'rss':
      return printRss(feed)
    case 'atom':
      return printAtom(feed)
    case 'json':
      return printJsonFeed(feed)
  }
}

function printRss(feed: Feed): string {
  const items = feed.jobs.map((job) =>
    element('item', [
      element('title', xml(titleOf(job))),
      element('link', xml(linkOf(job, feed))),
      `<guid isPermaLink="true">${xml(linkOf(job, feed))}</guid>`,
      element('pubDate', new Date(job.created).toUTCString()),
      ...(job.industry === null ? [] : [element('category', xml(job.industry))]),
      element('description', xml(htmlOf(job))),
    ]),
  )
  const channel = element('channel', [
    element('title', xml(titleOfFeed(feed))),
    element('link', xml(feed.home)),
    element('description', xml(aboutOf(feed))),
    element('language', 'en-GB'),
    element('lastBuildDate', feed.now.toUTCString()),
    element('ttl', String(minutesBetween)),
    `<atom:link href="${xml(feed.self)}" rel="self" type="${feedTypes.rss}"/>`,
    ...items,
  ])
  return `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>\n`
}

function printAtom(feed: Feed): string {
  const entries = feed.jobs.map((job) =>
    element('entry', [
      element('title', xml(titleOf(job))),
      element('id', xml(linkOf(job, feed))),
      `<link rel="alternate" type="text/html" href="${xml(linkOf(job, feed))}"/>`,
      element('published', job.created),
      element('updated', job.created),
      ...(job.industry === null ? [] : [`<category term="${xml(job.industry)}"/>`]),
      `<content type="html">${xml(htmlOf(job))}</content>`,
    ]),
  )
  const head = [
    element('title', xml(titleOfFeed(feed))),
    element('subtitle', xml(aboutOf(feed))),
    element('id', xml(feed.self)),
    `<link rel="self" type="${feedTypes.atom}" href="${xml(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(feed.home)}"/>`,
    element('updated', feed.jobs[0]?.created ?? feed.now.toISOString()),
    element('author', [element('name', product)]),
  ]
  return `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">${[...head, ...entries].join('')}</feed>\n`
}

function printJsonFeed(feed: Feed): string {
  return `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOfFeed(feed),
    description: aboutOf(feed),
    home_page_url: feed.home,
    feed_url: feed.self,
    language: 'en-GB',
    items: feed.jobs.map((job) => ({
      id: linkOf(job, feed),
      url: linkOf(job, feed),
      title: titleOf(job).toWellFormed(),
      content_html: htmlOf(job).toWellFormed(),
      date_published: job.created,
      ...(job.industry === null ? {} : { tags: [job.industry] }),
    })),
  })}\n`
}

/** Readers ask again after so long. */
const minutesBetween = 60
const declaration = '<?xml version="1.0" encoding="utf-8"?>\n'

function titleOfFeed({ title }: Feed): string {
  return `${title} – ${product}`
}

function aboutOf({ title }: Feed): string {
  return `New jobs for ${title}: the newest of every board that ${product} searches, each vacancy once.`
}

/** 'Staff Nurse – Harbour Care, Leeds' */
function titleOf({ jobTitle, employer, jobLocation }: Job): string {
  return `${jobTitle} – ${[...(employer === null ? [] : [employer]), jobLocation].join(', ')}`
}

function linkOf({ _id }: Job, { siteUrl }: Feed): string {
  return `${siteUrl}/job/${_id}`
}

function htmlOf(job: Job): string {
  const workplace = job.workplace === null ? [] : [job.workplace]
  const contract = job.contractType === null ? [] : [job.contractType]
  const facts = [job.salary, ...(job.netPay === null ? [] : [job.netPay.text]), ...contract, ...workplace]
  const demo = job.isDemo ? '<p>A made-up ad of a demo board.</p>' : ''
  // The description is the snippet, escaped already.
  return `<p>${xml(facts.join(' · '))}</p>${job.jobDescription}${demo}`
}

function element(name: string, content: string | readonly string[]): string {
  return `<${name}>${typeof content === 'string' ? content : content.join('')}</${name}>`
}

/** Text for XML, attributes included, without the characters that XML cannot hold. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
