import { Link } from 'react-router'
import type { Route } from './+types/dashboard'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { OwnQuestionTable } from '../../ui/questions/question-table.tsx'
import css from '../../ui/questions/questions.module.css'
import { RoundList } from '../../ui/questions/round-list.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  companyOnly(context)
  const id = context.get(visitor).user?.id ?? ''
  const [{ questionList }, rounds] = await Promise.all([
    ask(context, (api) => api.questions.ofCompany({ params: { id } })),
    ask(context, (api) => api.questionRounds.ofCompany()),
  ])
  return { questionList, rounds }
}

/** What a company has asked, and how far those are whom it asked. */
export default function Dashboard({ loaderData: { questionList, rounds } }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Video interview dashboard" isForSearchEngines={false} />
      <h1>Video interviews</h1>
      <section className={css.part} aria-labelledby="rounds">
        <h2 id="rounds">Who you asked</h2>
        {rounds.length === 0 ? (
          <EmptyState title="Nobody was asked yet" level={3}>
            <p>
              Open an ad under <Link to="/manage-my-job-ads">Job ads</Link>, tick candidates, and choose ‘Video
              questions’.
            </p>
          </EmptyState>
        ) : (
          <RoundList rounds={rounds} />
        )}
      </section>
      <section className={css.part} aria-labelledby="questions">
        <h2 id="questions">Your questions</h2>
        {questionList.length === 0 ? (
          <p>Your company has no questions yet.</p>
        ) : (
          <OwnQuestionTable questions={questionList} />
        )}
        <p>
          <Link to="/create-question" reloadDocument>
            Record a question
          </Link>
        </p>
      </section>
    </div>
  )
}
