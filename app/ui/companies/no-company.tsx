import type { Alert } from '../../../contract/texts/alert.ts'
import { PageHead } from '../page-head.tsx'
import { AlertBox } from '../parts/alert-box.tsx'
import { ButtonLink } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import css from './company.module.css'

/** For somebody who may see pages of companies and is in none: they were removed, or have left. */
export function NoCompany({ done }: { done: Alert | null }) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="My company" isForSearchEngines={false} />
      <h1>My company</h1>
      {done !== null && <AlertBox alert={done} />}
      <EmptyState title="You are not a member of a company" action={<ButtonLink to="/contact">Contact us</ButtonLink>}>
        <p>To join one, ask its admin to invite you. We will send you a link.</p>
      </EmptyState>
    </div>
  )
}
