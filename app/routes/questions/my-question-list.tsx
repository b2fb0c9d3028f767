import { Link } from 'react-router'
import { saved, deleted } from '../../../contract/questions/texts.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/my-question-list'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { ButtonLink } from '../../ui/parts/button.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { OwnQuestionTable } from '../../ui/questions/question-table.tsx'
import css from '../../ui/questions/questions.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  companyOnly(context)
  const id = context.get(visitor).user?.id ?? ''
  const { questionList } = await ask(context, (api) => api.questions.ofCompany({ params: { id } }))
  const said = url.searchParams.has('saved') ? saved : url.searchParams.has('deleted') ? deleted : null
  return { questionList, said }
}

/** The questions of one's company. */
export default function MyQuestionList({ loaderData: { questionList, said } }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Your video questions" isForSearchEngines={false} />
      <div className={css.head}>
        <h1>Your video questions</h1>
        <ButtonLink look="primary" to="/create-question" reloadDocument>
          Record a question
        </ButtonLink>
      </div>
      {said !== null && <AlertBox alert={alert('success', said)} />}
      {questionList.length === 0 ? (
        <EmptyState title="Your company has no questions yet">
          <p>Record a question once. Then ask candidates of an ad to answer it, by video or in writing.</p>
        </EmptyState>
      ) : (
        <OwnQuestionTable questions={questionList} />
      )}
      <p className={css.ways}>
        <Link to="/video-interview-dashboard">Who was asked, and who answered</Link>
        <Link to="/question-list">Questions of all companies</Link>
      </p>
    </div>
  )
}
