import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/news'
import { ask } from '../../ask.ts'
import { news } from '../../content/news.ts'
import { DataPicture } from '../../ui/pages/data-picture.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'
import { Day } from '../../ui/when.tsx'
import css from '../../ui/pages/news.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { searches } = await ask(context, (api) => api.home.showcase())
  return searches.map(({ name, count }) => ({ name, value: count, shown: count.toLocaleString('en-GB') }))
}

/** What is new, newest first. */
export default function News({ loaderData: found }: Route.ComponentProps) {
  return (
    <TextPage
      title="News"
      canonical="/news"
      description={`What’s new at ${product}: each new feature, with its date and where to find it.`}
      picture={<DataPicture title="Jobs that some searches find today" rows={found} />}
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
