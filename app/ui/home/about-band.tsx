import { Link } from 'react-router'
import { BoardDot } from '../board-dot.tsx'
import { Day } from '../when.tsx'
import css from './about-band.module.css'
import type { Home } from './load-home.ts'
import { ShareLinks } from './share-links.tsx'

type Props = Pick<Home, 'sources' | 'news' | 'siteUrl'> & {
  /** Every source that is asked is a demonstration: none need say so for itself. */
  isDemo: boolean
}

/** Where the jobs come from, what is new here, and how to tell somebody (S2.23). */
export function AboutBand({ sources, news, siteUrl, isDemo }: Props) {
  return (
    <div className={css.band}>
      <section aria-labelledby="boards">
        <h2 id="boards">Where the jobs come from</h2>
        <ul className={css.sources}>
          {sources.map(({ id, name, mode }) => (
            <li key={id}>
              <BoardDot board={id} />
              {name}
              {mode === 'demo' && !isDemo && ' (demo)'}
              {mode === 'off' && ' (off)'}
            </li>
          ))}
        </ul>
        <p>
          <Link to="/sources">How each is doing today</Link>
        </p>
      </section>
      <section aria-labelledby="news">
        <h2 id="news">News</h2>
        <ul className={css.news}>
          {news.map(({ id, date, title }) => (
            <li key={id}>
              <Link to={`/news#${id}`}>{title}</Link> <Day moment={date} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="share">
        <h2 id="share">Tell someone who is looking</h2>
        <ShareLinks siteUrl={siteUrl} />
      </section>
    </div>
  )
}
