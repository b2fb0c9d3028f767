import { useEffect } from 'react'
import { Form, href, Link, useFetcher, useNavigation, useSubmit } from 'react-router'
import { emptyCv } from '../../../contract/cvs/cvs.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/export'
import { ask } from '../../ask.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { ExportLayout } from '../../ui/cvs/export/export-layout.tsx'
import css from '../../ui/cvs/export/export.module.css'
import { FileList } from '../../ui/cvs/export/file-list.tsx'
import { choicesOf, OptionsFields } from '../../ui/cvs/export/options-form.tsx'
import { PagesPreview } from '../../ui/cvs/export/pages-preview.tsx'
import { readPrintChoice, writePrintChoice } from '../../ui/cvs/export/print-choice.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Day } from '../../ui/when.tsx'
import { countWithin, type Printed } from './count-pages.ts'
import { Button } from '../../ui/parts/button.tsx'
import { Banner } from '../../ui/parts/banner.tsx'

/** How long the page waits for the count of its pages; then it comes without, and asks again. */
const patience = 1_200

/** Why no file came, by the word that the download leads back with: never words from the address itself. */
const problems: Readonly<Record<string, string>> = { print: messages.notPrinted, wait: messages.tooMany }

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const options = readPrintChoice(url.searchParams)
  const kept = await ask(context, (api) => api.cvs.find({ params }))
  const cv = kept.version === 0 && kept.draft !== null ? kept.draft.cv : kept.cv
  return {
    cvId: kept._id,
    name: kept.name,
    options,
    choices: choicesOf(cv),
    isEmpty: JSON.stringify({ ...cv, kept: '' }) === JSON.stringify(emptyCv),
    savedOn: kept.version > 0 && kept.draft !== null ? kept.updated : null,
    printed: await countWithin(context, { cvId: kept._id, options, milliseconds: patience }),
    problem: problems[url.searchParams.get('problem') ?? ''] ?? null,
  }
}

/** One of one's CVs, to look at as it is printed and to take along. */
export default function ExportCv({ loaderData }: Route.ComponentProps) {
  const { cvId, name, options, choices, isEmpty, savedOn, printed, problem } = loaderData
  const query = writePrintChoice(options)
  const { state } = useNavigation()
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const counted = usePrinted(cvId, query, printed)
  const params = { cvId }

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
          key={query}
          onChange={(event) =>
            void submit(event.currentTarget, { replace: true, preventScrollReset: true, flushSync: false })
          }
        >
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
            addressOf: (format) => withQuery(href('/cvs/:cvId/download/:format', { cvId, format }), query),
          }}
        />
      }
      preview={
        <PagesPreview
          count={counted.count}
          unprintable={counted.unprintable}
          isGarbled={counted.isGarbled}
          isStale={state === 'loading'}
          source={(page) => withQuery(`${href('/cvs/:cvId/print', params)}?page=${page}`, query)}
        />
      }
    />
  )
}

/** The count that came with the page, or else one that is asked for until it is there. */
function usePrinted(cvId: string, query: string, printed: Printed): Printed {
  const fetcher = useFetcher<{ printed: Printed; query: string }>({ key: `pages ${cvId}` })
  const late = fetcher.data?.query === query ? fetcher.data.printed : printed
  const isCounting = printed.count === 'counting' && late.count === 'counting'
  const { load, state } = fetcher
  useEffect(() => {
    if (isCounting && state === 'idle') void load(withQuery(href('/cvs/:cvId/pages', { cvId }), query))
  }, [cvId, query, isCounting, load, state])
  return printed.count === 'counting' ? late : printed
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
}
