import { useEffect } from 'react'
import { data, Link, useNavigate, useRevalidator } from 'react-router'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/import-cv'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import type { PageError } from '../../page-error.ts'
import { toLogin } from '../../log-in-again.ts'
import { tryAsk } from '../../try-ask.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { ChooseFile } from '../../ui/cvs/import/choose-file.tsx'
import css from '../../ui/cvs/import/import.module.css'
import { useKeptReview } from '../../ui/cvs/import/kept-review.ts'
import { Review } from '../../ui/cvs/import/review.tsx'
import { useImport } from '../../ui/cvs/import/use-import.ts'
import { PageHead } from '../../ui/page-head.tsx'

/** With a file's id: one that is in the account. Without: a file that is chosen here, with an account or none. */
export async function loader({ params: { fileId }, request, url, context }: Route.LoaderArgs) {
  const isGuest = context.get(visitor).user === null
  if (fileId === undefined) return { cvs: isGuest ? null : await ask(context, (api) => api.cvs.list()), uploaded: null }
  if (isGuest) throw toLogin(request, url)
  const [cvs, files] = await Promise.all([
    ask(context, (api) => api.cvs.list()),
    ask(context, (api) => api.cvFiles.list()),
  ])
  const { answer, refusal } = await tryAsk(context, (api) => api.cvImport.proposeUploaded({ params: { fileId } }))
  if (refusal?.status === 401) throw toLogin(request, url)
  if (refusal?.status === 404)
    throw data({ message: refusal.message, id: null } satisfies PageError, { status: 404, statusText: '' })
  const name = files.find(({ _id }) => _id === fileId)?.originalname ?? 'your file'
  return {
    cvs,
    uploaded: { name, proposal: answer, problem: refusal?.message ?? null, isWaiting: refusal?.status === 409 },
  }
}

/** What is decided lives in the page: asking again would bring back what was there before. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: {
  currentParams: { fileId?: string }
  nextParams: { fileId?: string }
  defaultShouldRevalidate: boolean
}) {
  return currentParams.fileId !== nextParams.fileId || defaultShouldRevalidate
}

/** Takes a CV over from a file: what was found is looked at, entry by entry, before it goes into a CV. */
export default function ImportCv({ loaderData: { cvs, uploaded }, params: { fileId } }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Import a CV"
        canonical="/import-cv"
        description="Choose your CV as PDF, Word, OpenDocument, text, JSON Resume or Europass. We show you what we find in it, and you decide what goes into the CV that you build here."
      />
      <h1>Import a CV</h1>
      {uploaded === null ? <Chosen cvs={cvs} /> : <Uploaded key={fileId} cvs={cvs} uploaded={uploaded} />}
    </div>
  )
}

type Cvs = Route.ComponentProps['loaderData']['cvs']

/** A file that is chosen on this page. */
function Chosen({ cvs }: { cvs: Cvs }) {
  const { state, read, cancel, again } = useImport()
  // Loaded again in the middle of a review: this tab has kept it.
  const kept = useKeptReview()
  if (state.kind === 'found')
    return (
      <Review
        key="new"
        proposal={state.proposal}
        name={state.name}
        cvs={cvs}
        before={null}
        isOnlyHere
        onAgain={again}
      />
    )
  if (kept !== null && state.kind === 'choosing' && state.problem === null)
    return (
      <Review key="kept" proposal={kept.proposal} name={kept.name} cvs={cvs} before={kept} isOnlyHere onAgain={again} />
    )
  return (
    <>
      <p className={css.intro}>
        We read the file and show you what we find in it. You decide what goes into the CV that you build here. We do
        not keep the file.
      </p>
      <noscript>
        <p>To import a CV, switch on JavaScript in your browser.</p>
      </noscript>
      <ChooseFile
        problem={state.kind === 'choosing' ? state.problem : null}
        reading={state.kind === 'reading' ? state.name : null}
        onFile={read}
        onCancel={cancel}
      />
      <p>
        <Link to="/build-your-cv">Start with an empty CV instead</Link>
      </p>
    </>
  )
}

type UploadedFile = NonNullable<Route.ComponentProps['loaderData']['uploaded']>

/** A file that is in the account. */
function Uploaded({ cvs, uploaded: { name, proposal, problem, isWaiting } }: { cvs: Cvs; uploaded: UploadedFile }) {
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const { state: loading } = revalidator
  useEffect(() => {
    if (!isWaiting || loading !== 'idle') return
    const timer = setTimeout(() => void revalidator.revalidate(), 3_000)
    return () => clearTimeout(timer)
  }, [isWaiting, loading, revalidator])
  if (proposal !== null)
    return (
      <Review
        proposal={proposal}
        name={name}
        cvs={cvs}
        before={null}
        isOnlyHere={false}
        onAgain={() => void navigate('/import-cv')}
      />
    )
  return (
    <>
      {isWaiting ? (
        <p aria-live="polite">
          We are still reading <b className={css.name}>{name}</b>. This page updates itself.
        </p>
      ) : (
        <AlertBox alert={alert('error', 'We cannot import this file.', problem ?? '')} />
      )}
      <p>
        <Link to="/import-cv">Choose another file</Link>
      </p>
      <p>
        <Link to="/build-your-cv">Start with an empty CV instead</Link>
      </p>
    </>
  )
}
