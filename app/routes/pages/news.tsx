import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import { news } from '../../content/news.ts'
import { TextPage } from '../../ui/pages/text-page.tsx'
import { Day } from '../../ui/when.tsx'
import css from '../../ui/pages/news.module.css'

/** What is new, newest first. */
export default function News() {
  return (
    <TextPage
      title="News"
      canonical="/news"
      description={`What’s new at ${product}: each new feature, with its date and where to find it.`}
    >
      {news.map(({ id, date, title, text, way }) => (
        <article key={id} className={css.item} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="quiet">
            <Day moment={date} />
          </p>
          <p>{text}</p>
          <p>
            <Link to={way.to}>{way.label}</Link>
          </p>
        </article>
      ))}
    </TextPage>
  )
}
