import { useEffect, useState } from 'react'
import { href, Link, redirect } from 'react-router'
import type { CvFormat, PrintedPages } from '../../../contract/cvs/export.ts'
import type { PrintOptions } from '../../../contract/cvs/print-options.ts'
import { defaultPrint } from '../../../contract/cvs/default-print.ts'
import type { Cv } from '../../../contract/cvs/cvs.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/export-draft'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { keepPrint, keptPrint, readDraft } from '../../ui/cvs/draft-store.ts'
import { ExportLayout } from '../../ui/cvs/export/export-layout.tsx'
import css from '../../ui/cvs/export/export.module.css'
import { FileList } from '../../ui/cvs/export/file-list.tsx'
import { drawPages, keepFile, makeFile } from '../../ui/cvs/export/guest-calls.ts'
import { choicesOf, fieldsOf, isSentAtOnce, OptionsFields } from '../../ui/cvs/export/options-form.tsx'
import { PagesPreview, printFormId, type PageCount } from '../../ui/cvs/export/pages-preview.tsx'
import { readPrintForm } from '../../ui/cvs/export/print-choice.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ButtonLink } from '../../ui/parts/button.tsx'
import { Banner } from '../../ui/parts/banner.tsx'

/** Anyone who is logged in has their CVs in the account. */
export async function loader({ context }: Route.LoaderArgs) {
  if (context.get(visitor).user === null) return { isSignedIn: false }
  const [main] = await ask(context, (api) => api.cvs.list())
  if (main === undefined) return { isSignedIn: true }
  return redirect(href('/cvs/:cvId/export', { cvId: main._id }))
}

/** The CV that is kept in this browser, to look at as it is printed and to take along. Nothing of it stays with us. */
export default function ExportDraft({ loaderData: { isSignedIn } }: Route.ComponentProps) {
  // Read once the page is there: the server knows nothing of it.
  const draft = useHydrated() ? <Draft isSignedIn={isSignedIn} /> : null
  return (
    draft ?? (
      <ExportLayout
        name={null}
        form={<p className="quiet">Looking for your CV in this browser …</p>}
        files={null}
        preview={null}
      />
    )
  )
}

function Draft({ isSignedIn }: { isSignedIn: boolean }) {
  const [kept] = useState(() => readDraft())
  if (kept === null) {
    return (
      <ExportLayout
        name={null}
        form={
          isSignedIn ? (
            <EmptyState
              title="No CV yet"
              picture="text"
              action={
                <>
                  <ButtonLink look="primary" to="/build-your-cv" reloadDocument>
                    Build your CV
                  </ButtonLink>
                  <ButtonLink to="/upload">Upload a CV</ButtonLink>
                </>
              }
            >
              <p>Once you have one, you can download it here as PDF, Word or text.</p>
            </EmptyState>
          ) : (
            <EmptyState
              title="There is no CV in this browser"
              picture="text"
              action={
                <ButtonLink look="primary" to="/build-your-cv" reloadDocument>
                  Build your CV
                </ButtonLink>
              }
            >
              <p>
                We keep one here for 24 hours after you last edit it. If your CV is in your account,{' '}
                <Link to={`/login?back=${encodeURIComponent('/export-cv')}`}>log in</Link>.
              </p>
            </EmptyState>
          )
        }
        files={null}
        preview={null}
      />
    )
  }
  return <Export cv={kept.cv} name={kept.cvName ?? null} />
}

/** What was drawn, and as what. */
type Shown = {
  count: PageCount
  pictures: readonly string[]
  unprintable: readonly string[]
  isGarbled: boolean
  onePage: PrintedPages['onePage']
  options: PrintOptions
  why: string | null
}

function Export({ cv, name }: { cv: Cv; name: string | null }) {
  const [options, setOptions] = useState(() => keptPrint() ?? defaultPrint)
  function choose(form: HTMLFormElement, submitter: HTMLElement | null = null) {
    const chosen = readPrintForm(fieldsOf(form, submitter), options)
    keepPrint(chosen)
    setOptions(chosen)
  }
  const [shown, setShown] = useState<Shown>({
    count: 'counting',
    pictures: [],
    unprintable: [],
    isGarbled: false,
    onePage: 'not-asked',
    options,
    why: null,
  })
  const [making, setMaking] = useState<CvFormat | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const asking = new AbortController()
    void drawPages(cv, options, asking.signal).then((answer) => {
      if (asking.signal.aborted) return
      setShown(
        answer.kind === 'done'
          ? { ...answer.value, count: answer.value.pages, options, why: null }
          : {
              count: 'failed',
              pictures: [],
              unprintable: [],
              isGarbled: false,
              onePage: 'not-asked',
              options,
              why: answer.why,
            },
      )
    })
    return () => asking.abort()
  }, [cv, options])

  async function download(format: CvFormat) {
    if (making !== null) return
    setMaking(format)
    setProblem(null)
    const answer = await makeFile(cv, format, options)
    setMaking(null)
    if (answer.kind === 'done') keepFile(answer.value)
    else setProblem(answer.why)
  }

  return (
    <ExportLayout
      name={name}
      notice={
        <Banner>
          This is the CV in this browser. We receive it to make your files, and do not store it.{' '}
          <Link to="/build-your-cv" reloadDocument>
            Edit your CV
          </Link>
        </Banner>
      }
      form={
        <form
          className={css.form}
          id={printFormId}
          onSubmit={(event) => {
            event.preventDefault()
            choose(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
          }}
          onChange={(event) => isSentAtOnce(event.target) && choose(event.currentTarget)}
        >
          <OptionsFields options={options} choices={choicesOf(cv)} />
        </form>
      }
      files={
        <FileList
          problem={problem === null ? undefined : <AlertBox alert={alert('error', problem)} />}
          download={{ kind: 'button', making, make: (format) => void download(format) }}
        />
      }
      preview={
        <PagesPreview
          count={shown.count}
          unprintable={shown.unprintable}
          isGarbled={shown.isGarbled}
          onePage={shown.onePage}
          why={shown.why}
          isStale={shown.options !== options}
          source={(page) => shown.pictures[page - 1]}
        />
      }
    />
  )
}
