import { useState } from 'react'
import { href, Link } from 'react-router'
import type { CoverLetter } from '../../../contract/cover-letters/cover-letters.ts'
import { messages } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/letter'
import { ask } from '../../ask.ts'
import css from '../../ui/cover-letters/cover-letters.module.css'
import { LetterEditor } from '../../ui/cover-letters/letter-editor.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** Why no file came, by the word that the download leads back with: never words from the address itself. */
const problems: Readonly<Record<string, string>> = {
  print: messages.notPrinted,
  lost: messages.notWhole,
  wait: messages.tooMany,
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [letter, cvs] = await Promise.all([
    ask(context, (api) => api.coverLetters.find({ params })),
    ask(context, (api) => api.cvs.list()),
  ])
  return {
    letter,
    cvs: cvs.map(({ _id, name }) => ({ id: _id, name })),
    problem: problems[url.searchParams.get('problem') ?? ''] ?? null,
  }
}

/** A cover letter to write. */
export default function Letter({ loaderData: { letter, cvs, problem } }: Route.ComponentProps) {
  /** As another window wrote it since. */
  const [other, setOther] = useState<CoverLetter | null>(null)
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title={`Letter: ${letter.name}`}
        description="A cover letter to send with your CV, saved as you type."
        isForSearchEngines={false}
      />
      <p>
        <Link to={href('/cover-letters')}>All cover letters</Link>
      </p>
      <h1>Cover letter</h1>
      <noscript>
        <p>To write a letter here, switch on JavaScript in your browser.</p>
      </noscript>
      <LetterEditor
        // For another letter, or a version from another window, the fields start again.
        key={`${letter._id} ${other?.revision ?? ''}`}
        letter={other?._id === letter._id ? other : letter}
        cvs={cvs}
        problem={problem}
        onShowOther={setOther}
      />
    </div>
  )
}
