import { useRouteLoaderData } from 'react-router'
import { defaultDescription, product } from '../../contract/messages.ts'
import type { loader } from '../root.tsx'

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
  const publicUrl = useRouteLoaderData<typeof loader>('root')?.publicUrl
  return (
    <>
      <title>{title === null ? `${product}: every UK job answers` : `${title} – ${product}`}</title>
      <meta name="description" content={description} />
      {canonical !== undefined && publicUrl != null && (
        <link rel="canonical" href={new URL(canonical, publicUrl).href} />
      )}
      {!isForSearchEngines && <meta name="robots" content="noindex" />}
    </>
  )
}
