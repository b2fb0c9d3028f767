import { product } from '../../../contract/texts/messages.ts'
import css from './share-links.module.css'
import { ButtonAnchor } from '../parts/button-anchor.tsx'

/** Plain links: nothing of these services is loaded, and they learn nothing until one is followed. */
export function ShareLinks({ siteUrl: url }: { siteUrl: string }) {
  const words = `${product}: one search over the job boards of the UK and Ireland`
  const links = [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
    { name: 'Skype', href: `https://web.skype.com/share?${query({ url, text: words })}` },
  ]
  return (
    <ul className={css.links}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <ButtonAnchor href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </ButtonAnchor>
        </li>
      ))}
      <li>
        <ButtonAnchor href={`mailto:?${query({ subject: words, body: url }).replaceAll('+', '%20')}`}>
          Email
        </ButtonAnchor>
      </li>
    </ul>
  )
}

function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString()
}
