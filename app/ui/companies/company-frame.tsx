import { useId, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Company } from '../../../contract/companies/companies.ts'
import { PageHead } from '../page-head.tsx'
import { Badge } from '../parts/badge.tsx'
import { TabLinks } from '../parts/tab-links.tsx'
import css from './company.module.css'

type Props = {
  company: Company
  isAdmin: boolean
  /** Of the page, beside the company's name. */
  title: string
  children: ReactNode
}

/** Around each page of a company: its name, its badge, and the ways to the other pages. */
export function CompanyFrame({ company: { name, verification }, isAdmin, title, children }: Props) {
  const { pathname } = useLocation()
  const heading = useId()
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={`${title} – ${name}`} isForSearchEngines={false} />
      <div className={css.title}>
        <h1>{name}</h1>
        {verification.isVerified && <Badge>Verified</Badge>}
      </div>
      <TabLinks
        label="Company"
        tabs={tabs
          .filter(({ isForAdmins }) => isAdmin || !isForAdmins)
          .map(({ to, name: tab }) => ({
            to,
            name: tab,
            isChosen: to === start ? pathname === to || pathname.startsWith(`${start}/members`) : pathname === to,
          }))}
      />
      <section className={css.section} aria-labelledby={heading}>
        <h2 id={heading}>{title}</h2>
        {children}
      </section>
    </div>
  )
}

const start = '/manage-company'
const tabs = [
  { to: start, name: 'Members', isForAdmins: false },
  { to: `${start}/credits`, name: 'Credits', isForAdmins: false },
  { to: `${start}/details`, name: 'Details', isForAdmins: false },
  { to: `${start}/pictures`, name: 'Pictures', isForAdmins: true },
  { to: `${start}/keeping`, name: 'Candidates’ data', isForAdmins: false },
  { to: `${start}/verification`, name: 'Verification', isForAdmins: false },
  { to: `${start}/feed`, name: 'Feed', isForAdmins: true },
  { to: `${start}/api-keys`, name: 'API keys', isForAdmins: true },
  { to: `${start}/history`, name: 'History', isForAdmins: true },
]
