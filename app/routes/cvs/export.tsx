import { useEffect } from 'react'
import { data, Form, href, Link, redirect, useFetcher, useNavigation, useSubmit } from 'react-router'
import { emptyCv } from '../../../contract/cvs/empty-cv.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/export'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { ExportLayout } from '../../ui/cvs/export/export-layout.tsx'
import css from '../../ui/cvs/export/export.module.css'
import { FileList } from '../../ui/cvs/export/file-list.tsx'
import { choicesOf, isSentAtOnce, OptionsFields } from '../../ui/cvs/export/options-form.tsx'
import { PagesPreview, printFormId } from '../../ui/cvs/export/pages-preview.tsx'
import { printKey, readPrintForm } from '../../ui/cvs/export/print-choice.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Day } from '../../ui/when.tsx'
import { countWithin, type Printed } from './count-pages.ts'
import { Button } from '../../ui/parts/button.tsx'
import { Banner } from '../../ui/parts/banner.tsx'

/** How long the page waits for the count of its pages; then it comes without, and asks again. */
const patience = 1_200

/** Why no file came, by the word that the download leads back with: never words from the address itself. */
const problems: Readonly<Record<string, string>> = {
  print: messages.notPrinted,
  lost: messages.notWhole,
  wait: messages.tooMany,
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kept = await ask(context, (api) => api.cvs.find({ params }))
  const cv = kept.version === 0 && kept.draft !== null ? kept.draft.cv : kept.cv
  return {
    cvId: kept._id,
    name: kept.name,
    options: kept.print,
    choices: choicesOf(cv),
    isEmpty: JSON.stringify({ ...cv, kept: '' }) === JSON.stringify(emptyCv),
    savedOn: kept.version > 0 && kept.draft !== null ? kept.updated : null,
    printed: await countWithin(context, { cvId: kept._id, milliseconds: patience }),
    problem: problems[url.searchParams.get('problem') ?? ''] ?? null,
  }
}

/** Keeps a choice with the CV: its files, and what goes with applications, look so from now on. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = new URLSearchParams([...(await request.formData())].map(([key, value]) => [key, String(value)]))
  const { refusal } = await tryAsk(context, async (api) => {
    const { print } = await api.cvs.find({ params })
    return await api.cvs.change({ params, body: { print: readPrintForm(form, print) } })
  })
  if (refusal === null) return redirect(href('/cvs/:cvId/export', params))
  return data({ problem: Object.values(refusal.fields)[0] ?? refusal.message }, { status: refusal.status })
}

/** One of one's CVs, to look at as it is printed and to take along. */
export default function ExportCv({ loaderData, actionData }: Route.ComponentProps) {
  const { cvId, name, options, choices, isEmpty, savedOn, printed, problem } = loaderData
  const look = printKey(options)
  const { state } = useNavigation()
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const counted = usePrinted(cvId, look, printed)
  const params = { cvId }
  const send = (form: HTMLFormElement) =>
    void submit(form, { method: 'post', replace: true, preventScrollReset: true, flushSync: false })

  return (
    <ExportLayout
      name={name}
      notice={
        <>
          {savedOn !== null && (
            <Banner>
              You have changes that are not saved. The files contain the version you saved on <Day moment={savedOn} />.{' '}
              <Link to={`/build-your-cv?cv=${cvId}`} reloadDocument>
                Edit your CV
              </Link>
            </Banner>
          )}
          {isEmpty && (
            <Banner>
              This CV is empty.{' '}
              <Link to={`/build-your-cv?cv=${cvId}`} reloadDocument>
                Edit your CV
              </Link>
            </Banner>
          )}
        </>
      }
      form={
        <Form
          className={css.form}
          id={printFormId}
          method="post"
          replace
          preventScrollReset
          onChange={(event) => isSentAtOnce(event.target) && send(event.currentTarget)}
        >
          {actionData !== undefined && <AlertBox alert={alert('error', actionData.problem)} />}
          <p className="hint">We keep your choice with this CV. Applications you send with it look the same.</p>
          <OptionsFields options={options} choices={choices} />
          {!isHydrated && (
            <p>
              <Button type="submit">Update preview</Button>
            </p>
          )}
        </Form>
      }
      files={
        <FileList
          problem={problem === null ? undefined : <AlertBox alert={alert('error', problem)} />}
          download={{
            kind: 'link',
            addressOf: (format) => href('/cvs/:cvId/download/:format', { cvId, format }),
          }}
        />
      }
      preview={
        <PagesPreview
          count={counted.count === 'lost' ? 'failed' : counted.count}
          why={counted.count === 'lost' ? messages.notWhole : null}
          unprintable={counted.unprintable}
          isGarbled={counted.isGarbled}
          onePage={counted.onePage}
          isStale={state !== 'idle'}
          source={(page) => `${href('/cvs/:cvId/print', params)}?page=${page}&look=${look}`}
        />
      }
    />
  )
}

/** The count that came with the page, or else one that is asked for until it is there. */
function usePrinted(cvId: string, look: string, printed: Printed): Printed {
  const fetcher = useFetcher<{ printed: Printed; look: string }>({ key: `pages ${cvId}` })
  const late = fetcher.data?.look === look ? fetcher.data.printed : printed
  const isCounting = printed.count === 'counting' && late.count === 'counting'
  const { load, state } = fetcher
  useEffect(() => {
    if (isCounting && state === 'idle') void load(`${href('/cvs/:cvId/pages', { cvId })}?look=${look}`)
  }, [cvId, look, isCounting, load, state])
  return printed.count === 'counting' ? late : printed
}
