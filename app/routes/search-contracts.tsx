import { PageHead } from '../ui/page-head.tsx'
import { emptySearch } from '../ui/search-form/empty-search.ts'
import { MoreFields } from '../ui/search-form/more-fields.tsx'
import { SearchForm } from '../ui/search-form/search-form.tsx'
import css from '../ui/search-page.module.css'

const search = { ...emptySearch, contract: true }

/** All contracts: the contract switch is on, the one for IR35 is not asked (S14.1). */
export default function SearchContracts() {
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Search contract jobs"
        description="Contract jobs of the UK's major recruitment sites in one place: day rates, hourly rates and fixed terms, with what each ad says of IR35."
        canonical="/search-contracts"
      />
      <h1>Search contract jobs</h1>
      <p className="prose">Contracts inside and outside IR35, and those that do not say. Each row tells which.</p>
      <div className={css.form}>
        <SearchForm search={search}>
          <MoreFields search={search} switches={['contract', 'fullTime', 'partTime']} />
        </SearchForm>
      </div>
    </div>
  )
}
