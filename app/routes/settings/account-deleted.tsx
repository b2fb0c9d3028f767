import { useEffect } from 'react'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import noticePage from '../../ui/notice-page.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { forgetApplications } from '../../ui/candidates/kept-application.ts'
import { forgetKeptLists } from '../../ui/shortlist/kept-list.ts'
import { ButtonLink } from '../../ui/parts/button.tsx'

/** Where a deletion ends: the person is a guest again. */
export default function AccountDeleted() {
  useEffect(() => {
    forgetKeptLists()
    forgetApplications()
  }, [])
  return (
    <div className={`page ${noticePage.page}`}>
      <PageHead title="Account deleted" isForSearchEngines={false} />
      <h1>Goodbye</h1>
      <AlertBox alert={alert('success', messages.accountDeleted)} />
      <p>We have sent one last email to confirm this. You can still search and read ads without an account.</p>
      <p className={noticePage.ways}>
        <ButtonLink look="primary" to="/search">
          Search jobs
        </ButtonLink>
      </p>
    </div>
  )
}
