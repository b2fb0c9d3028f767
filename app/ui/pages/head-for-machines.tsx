import { product } from '../../../contract/texts/messages.ts'

type Props = {
  /** Without a slash at its end. */
  siteUrl: string
  title: string
  description: string
  canonical: string | undefined
  isForSearchEngines: boolean
}

/**
 * What only programs read, and only in a page as it is sent: a preview where its address is shared, and the countries that it is
 * for. The scripts of pages do not carry it.
 */
export function HeadForMachines({ siteUrl, title, description, canonical, isForSearchEngines }: Props) {
  const address = canonical === undefined ? undefined : siteUrl + canonical
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address !== undefined && <meta property="og:url" content={address} />}
      <meta property="og:image" content={`${siteUrl}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${product}: every job, once, with what you would take home`} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:locale:alternate" content="en_IE" />
      <meta name="twitter:card" content="summary_large_image" />
      {/* One page for both countries. */}
      {address !== undefined &&
        isForSearchEngines &&
        ['en-GB', 'en-IE', 'x-default'].map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={address} />
        ))}
    </>
  )
}
