import { href, Link } from 'react-router'
import type { VideoQuestion } from '../../../contract/questions/questions.ts'
import { Table } from '../parts/table.tsx'
import { Day } from '../when.tsx'
import css from './questions.module.css'

/** The questions of all companies: each row leads to its question. */
export function QuestionTable({ questions }: { questions: readonly VideoQuestion[] }) {
  return (
    <div className={css.rows}>
      <Table
        caption="Video questions"
        isCaptionUnseen
        columns={[{ name: 'Title' }, { name: 'Publisher' }, { name: 'Published' }, { name: 'Answered' }]}
        rows={questions.map(({ _id, title, publisher, created, answered }) => ({
          key: _id,
          cells: [
            <Link
              key="title"
              className={css.rowLink}
              to={href('/question-detail/:questionId', { questionId: _id })}
              reloadDocument
            >
              {title}
            </Link>,
            publisher.name,
            <Day key="day" moment={created} />,
            answered ? '✓ Answered' : 'Not yet',
          ],
        }))}
      />
    </div>
  )
}

/** The questions of one's company: each row leads to its answers. */
export function OwnQuestionTable({ questions }: { questions: readonly VideoQuestion[] }) {
  return (
    <div className={css.rows}>
      <Table
        caption="Questions of your company"
        isCaptionUnseen
        columns={[
          { name: 'Title' },
          // Answers in rounds are with their applications.
          { name: 'Answers from the list', isFigure: true },
          { name: 'Who sees it' },
          { name: 'Published' },
        ]}
        rows={questions.map(({ _id, title, created, answers, isOpen }) => ({
          key: _id,
          cells: [
            <Link key="title" className={css.rowLink} to={href('/question-overview/:questionId', { questionId: _id })}>
              {title}
            </Link>,
            isOpen || (answers ?? 0) > 0 ? (answers ?? 0).toLocaleString('en-GB') : '–',
            isOpen ? 'Everybody who is logged in' : 'Those you ask',
            // The specification's form of this list.
            <time key="day" dateTime={created}>
              {created.slice(0, 10)}
            </time>,
          ],
        }))}
      />
    </div>
  )
}
