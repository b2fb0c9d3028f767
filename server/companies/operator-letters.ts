import type { PoolClient } from 'pg'
import { product } from '../../contract/texts/messages.ts'
import { type Letter, postMail, type PostDeps } from '../outbox/index.ts'

/** `operator`: where those who run the site read mail; null: they look at the list of companies by themselves. */
export type OperatorDeps = PostDeps & { operator: string | null; siteUrl: string }

/** Tells those who run the site, in the transaction of what it is about. */
export async function tellOperator(
  deps: OperatorDeps,
  client: PoolClient,
  { path, ...letter }: Letter & { path: string },
  now: Date,
): Promise<void> {
  if (deps.operator === null) return
  const link = { label: 'Look at the company', url: `${deps.siteUrl}${path}` }
  await postMail(deps, client, deps.operator, { ...letter, link }, { template: 'company-news', userId: null, now })
}

/** A badge that nobody looked at before it was given. */
export function newBadge({ name, domain }: { name: string; domain: string }): Letter & { path: string } {
  return {
    path: pathOf(name),
    subject: `${name} is now verified on ${product}`,
    paragraphs: [
      `The company register lists ${name} under the number that it gave, and one of its members reads email at ${domain}. Its ads can go online without review.`,
      'If that domain is not the company’s own, block the company.',
    ],
  }
}

/** What was approved, or had the badge, is called something else now. */
export function waitsAgain(given: { before: string; after: string; number: string | null }): Letter & { path: string } {
  const { before, after, number } = given
  return {
    path: pathOf(after),
    subject: `${after} waits for approval again on ${product}`,
    paragraphs: [
      before === after
        ? `The company number of ${after} is now ${number ?? 'empty'}.`
        : `${before} is now called ${after}, with the number ${number ?? 'empty'}.`,
      'It may publish no further ads until you approve it. Ads that are online keep the old name.',
    ],
  }
}

const pathOf = (name: string) => `/admin/companies?filter=${encodeURIComponent(name)}`
