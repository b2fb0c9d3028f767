import { useRouteLoaderData } from 'react-router'
import { defaultDescription, product } from '../../contract/texts/messages.ts'
import type { loadShell } from '../load-shell.ts'
import { HeadForMachines } from './pages/head-for-machines.tsx'

type Props = {
  /** Without the product's name, which every page adds; null on the home page. */
  title: string | null
  description?: string | undefined
  /** The path that search engines should keep, where one page has several addresses. */
  canonical?: string | undefined
  isForSearchEngines?: boolean
}

/** What a page says of itself: React lifts it into the head. */
export function PageHead({ title, description = defaultDescription, canonical, isForSearchEngines = true }: Props) {
  const siteUrl = useRouteLoaderData<typeof loadShell>('root')?.siteUrl
  const whole = title === null ? `${product}: Free Jobs search engine` : `${title} – ${product}`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {canonical !== undefined && siteUrl !== undefined && <link rel="canonical" href={siteUrl + canonical} />}
      {!isForSearchEngines && <meta name="robots" content="noindex" />}
      {import.meta.env.SSR && siteUrl !== undefined && (
        <HeadForMachines
          siteUrl={siteUrl}
          title={title ?? whole}
          description={description}
          canonical={canonical}
          isForSearchEngines={isForSearchEngines}
        />
      )}
    </>
  )
}
