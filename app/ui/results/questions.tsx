import { Link } from 'react-router'
import type { Sentence } from './questions-view.ts'
import css from './results-page.module.css'

export type QuestionsProps = { questions: readonly Sentence[] }

/** How the search was understood, where there is a doubt. */
export function Questions({ questions }: QuestionsProps) {
  return questions.map((parts) => (
    <p key={JSON.stringify(parts[0])} className={css.question}>
      {parts.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Link key={part.address} to={part.address} rel="nofollow">
            {part.label}
          </Link>
        ),
      )}
    </p>
  ))
}
