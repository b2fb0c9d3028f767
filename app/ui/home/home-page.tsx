import { Link } from 'react-router'
import { PageHead } from '../page-head.tsx'
import { Banner } from '../parts/banner.tsx'
import { ChipLinks } from '../parts/chip-links.tsx'
import { emptySearch } from '../search-form/empty-search.ts'
import { SearchForm } from '../search-form/search-form.tsx'
import { AboutBand } from './about-band.tsx'
import css from './home-page.module.css'
import type { Home } from './load-home.ts'
import { PayProof } from './pay-proof.tsx'
import { AnswersProof, ReceiptProof } from './proofs.tsx'
import { Roll } from './roll.tsx'

/** What nobody else does in one sentence, a search, and beside it a real one as the boards answered it. */
export function HomePage({ showcase, sources, asked, liveAds, news, siteUrl, notice }: Home & { notice?: string }) {
  const isDemo = asked.length > 0 && asked.every(({ mode }) => mode === 'demo')
  return (
    <div className="page">
      <PageHead title={null} canonical="/" />
      {notice !== undefined && (
        <div className={css.notice} aria-live="polite">
          <Banner>{notice}</Banner>
        </div>
      )}
      <div className={css.hero}>
        <div className={css.left}>
          <p className="small quiet">
            <b className={css.kind}>Free Jobs search engine</b> for the UK and Ireland
          </p>
          <h1>
            Every job, once. <span className={css.second}>With what you’d take&nbsp;home.</span>
          </h1>
          <p className={css.lead}>
            One search asks {asked.length === 0 ? 'the job boards' : `${asked.length} job boards`}, folds their ads into
            one row per vacancy, and works out the pay after tax. Then apply once, with proof of what was sent.
          </p>
          <SearchForm search={emptySearch} isBar />
          {showcase.searches.length > 0 && (
            <div className={css.chips}>
              <ChipLinks
                label="Searches to try"
                chips={showcase.searches.map(({ name, address, count }) => ({ to: address, name, count }))}
              />
            </div>
          )}
          <p className={css.held}>
            <Link to="/search">Search by pay, hours or industry</Link>
            {liveAds > 0 && ` · ${liveAds.toLocaleString('en-GB')} live ${liveAds === 1 ? 'ad' : 'ads'} now`}
            {isDemo && '. They come from demonstration boards and are not real vacancies: each is marked ‘demo’.'}
          </p>
        </div>
        <Roll showcase={showcase} boards={asked} />
      </div>
      <div className={css.proofs}>
        <PayProof pay={showcase.pay} />
        <AnswersProof />
        <ReceiptProof />
      </div>
      <AboutBand sources={sources} news={news} siteUrl={siteUrl} isDemo={isDemo} />
    </div>
  )
}
