import { Link } from 'react-router'
import { news } from '../../content/news.ts'
import { BoardDot } from '../board-dot.tsx'
import { PageHead } from '../page-head.tsx'
import { emptySearch } from '../search-form/empty-search.ts'
import { MoreFields } from '../search-form/more-fields.tsx'
import { SearchForm } from '../search-form/search-form.tsx'
import { noSearchesYet, SearchList } from '../search-list.tsx'
import { Day } from '../when.tsx'
import css from './home-page.module.css'
import type { Home } from './load-home.ts'
import { ShareLinks } from './share-links.tsx'
import { Banner } from '../parts/banner.tsx'

export function HomePage({ mostWanted, sources, liveAds, publicUrl, notice }: Home & { notice?: string }) {
  const asked = sources.filter(({ mode }) => mode !== 'off')
  const isDemo = asked.length > 0 && asked.every(({ mode }) => mode === 'demo')
  return (
    <>
      <PageHead title={null} canonical="/" />
      <div className={css.opening}>
        <div className="page">
          {notice !== undefined && (
            <div className={css.notice} aria-live="polite">
              <Banner>{notice}</Banner>
            </div>
          )}
          <h1>Free Jobs search engine</h1>
          <p className={css.lead}>
            One search asks {asked.length === 0 ? 'the job boards' : `${asked.length} job boards`} of the United Kingdom
            and Ireland and shows one list: each job once, with every board that carries it.
          </p>
          <div className={css.search}>
            <SearchForm search={emptySearch}>
              <details className={css.more}>
                <summary>Pay, kind of work, industry</summary>
                <MoreFields search={emptySearch} />
              </details>
            </SearchForm>
          </div>
          <p className="quiet">
            {liveAds.toLocaleString('en-GB')} live {liveAds === 1 ? 'ad' : 'ads'} held now
            {isDemo && '. They come from demonstration boards and are not real vacancies: each is marked ‘demo’'}.
          </p>
        </div>
      </div>
      <div className={`page ${css.parts}`}>
        <section aria-labelledby="wanted">
          <h2 id="wanted">Most wanted</h2>
          {mostWanted.length === 0 ? <p className="quiet">{noSearchesYet}</p> : <SearchList searches={mostWanted} />}
        </section>
        <section aria-labelledby="news">
          <h2 id="news">News</h2>
          <ul className={css.news}>
            {news.slice(0, 3).map(({ id, date, title, text }) => (
              <li key={id}>
                <h3>
                  <Link to={`/news#${id}`}>{title}</Link>
                </h3>
                <p>{text}</p>
                <p className="quiet">
                  <Day moment={date} />
                </p>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/news">All news</Link>
          </p>
        </section>
        <section className={css.boards} aria-labelledby="boards">
          <h2 id="boards">The boards we ask</h2>
          <ul className={css.sources}>
            {sources.map(({ id, name, mode }) => (
              <li key={id}>
                <BoardDot board={id} />
                {name}
                {mode === 'demo' && !isDemo && <span className="quiet"> demo</span>}
                {mode === 'off' && <span className="quiet"> off</span>}
              </li>
            ))}
          </ul>
          <p>
            <Link to="/sources">What each is used for, on what terms, and how it does today</Link>
          </p>
        </section>
        <section className={css.share} aria-labelledby="share">
          <h2 id="share">Tell someone who is looking</h2>
          <ShareLinks publicUrl={publicUrl} />
        </section>
      </div>
    </>
  )
}
