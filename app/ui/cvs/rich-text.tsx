import css from './cv-view.module.css'

/**
 * Rich text of a CV on a page that the server makes too.
 * @param html as the API gave it: cleaned on its way out, to a few tags without attributes but the addresses of links.
 * @param below the level of the heading that it stands under: its own headings go on from there.
 */
export function RichText({ html, below }: { html: string; below: number }) {
  if (html === '') return null
  const level = Math.min(6, below + 1)
  const shifted = html.replace(/<(\/?)h[2-4]>/gu, `<$1h${level}>`)
  // oxlint-disable-next-line react/no-danger -- the API cleans it, and scripts need the nonce of the answer besides
  return <div className={css.text} dangerouslySetInnerHTML={{ __html: shifted }} />
}
