import { Link } from 'react-router'
import type { Route } from './+types/question-list'
import { ask } from '../../ask.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { Pager } from '../../ui/parts/pager.tsx'
import { QuestionTable } from '../../ui/questions/question-table.tsx'
import css from '../../ui/questions/questions.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('page') ?? ''
  const query = { page: /^[1-9]\d{0,4}$/u.test(asked) ? Number(asked) : 1 }
  return await ask(context, (api) => api.questions.all({ query }))
}

/** The questions of all companies that are open to everybody who is logged in. */
export default function QuestionList({ loaderData: { questionList, page, pages } }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Video questions" isForSearchEngines={false} />
      <h1>Video questions</h1>
      <p>
        Companies ask these questions of everybody. You answer by video or in writing, and only the company that asked
        sees your answer. <Link to="/create-video-interview">How video questions work</Link>
      </p>
      {questionList.length === 0 && page > 1 ? (
        <p>
          There is no page {page}. <Link to="/question-list">First page</Link>
        </p>
      ) : questionList.length === 0 ? (
        <EmptyState title="No questions yet">
          <p>
            When a company asks you about an application, you find its questions on the page of{' '}
            <Link to="/applied-jobs">your application</Link>.
          </p>
        </EmptyState>
      ) : (
        <>
          <QuestionTable questions={questionList} />
          <Pager
            names={['Newer', 'Older']}
            previous={page > 1 ? addressOf(page - 1) : null}
            place={`Page ${page} of ${pages}`}
            next={page < pages ? addressOf(page + 1) : null}
          />
        </>
      )}
    </div>
  )
}

function addressOf(page: number): string {
  return page === 1 ? '/question-list' : `/question-list?page=${page}`
}
