import { data, Form, Link, useNavigation } from 'react-router'
import { compareCvs } from '../../../contract/cvs/compare.ts'
import type { Route } from './+types/versions'
import type { ApiClient } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { useHold } from '../../ui/cvs/manage/cv-act.tsx'
import { ChangeList } from '../../ui/cvs/manage/change-list.tsx'
import { Answer, type ManageAnswer } from '../../ui/cvs/manage/manage-answer.tsx'
import { VersionList, versionName } from '../../ui/cvs/manage/version-list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import css from '../../ui/cvs/manage/manage.module.css'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { SelectField } from '../../ui/parts/select-field.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { cvId } = params
  const [{ name }, versions] = await ask(
    context,
    async (api) => await Promise.all([api.cvs.find({ params: { cvId } }), api.cvs.versions({ params: { cvId } })]),
  )
  const [from, to] = ['from', 'to'].map((field) =>
    versions.find(({ number }) => String(number) === url.searchParams.get(field)),
  )
  const compared =
    from && to
      ? {
          from: from.number,
          to: to.number,
          changes: await ask(context, async (api) => await changes(api, cvId, from.number, to.number)),
        }
      : null
  return { cvId, name, versions, compared, now: new Date().toISOString() }
}

async function changes(api: ApiClient, cvId: string, from: number, to: number) {
  const [before, after] = await Promise.all(
    [from, to].map(async (number) => await api.cvs.version({ params: { cvId, number } })),
  )
  return before && after ? compareCvs(before.cv, after.cv) : []
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const of = { cvId: params.cvId, number: Number(textOf(form, 'number')) }
  const { answer, refusal } = await tryAsk(context, async (api): Promise<string> => {
    if (textOf(form, 'intent') === 'restore') {
      const { version } = await api.cvs.restoreVersion({ params: of })
      return `Version ${of.number} is restored as version ${version}. The versions you saved since are still here.`
    }
    const { name } = await api.cvs.nameVersion({ params: of, body: { name: textOf(form, 'name') } })
    return name === '' ? `Version ${of.number} no longer has a name.` : `Version ${of.number} is now called ‘${name}’.`
  })
  if (refusal === null) return { part: 'cvs', done: answer, problem: null, undo: null } satisfies ManageAnswer
  const problem = Object.values(refusal.fields)[0] ?? refusal.message
  return data({ part: 'cvs', done: null, problem, undo: null } satisfies ManageAnswer, { status: refusal.status })
}

/** The saved versions of a CV, to name, compare and restore. */
export default function Versions({ loaderData, actionData }: Route.ComponentProps) {
  const { cvId, name, versions, compared, now } = loaderData
  const nameOf = (number: number) => {
    const version = versions.find((one) => one.number === number)
    return (version ? versionName(version) : `Version ${number}`).replace(/^V/u, 'v')
  }
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={`Versions of ${name}`} isForSearchEngines={false} />
      <p>
        <Link to="/manage-my-cv">My CV</Link>
      </p>
      <h1>Versions of ‘{name}’</h1>
      {actionData !== undefined && <Answer answer={actionData} />}
      {versions.length === 0 ? (
        <EmptyState
          title="No saved versions yet"
          picture="text"
          action={
            <ButtonLink look="primary" to={`/build-your-cv?cv=${cvId}`}>
              Edit your CV
            </ButtonLink>
          }
        >
          <p>Each time you save this CV, we keep a version here. We keep the latest 50.</p>
        </EmptyState>
      ) : (
        <>
          <p className={css.narrow}>
            Each time you save, we keep a version. We keep the latest 50. Restoring an older version keeps the newer
            ones.
          </p>
          {versions.length > 1 && <Compare versions={versions} compared={compared} />}
          {compared !== null && (
            <section className={css.part} aria-labelledby="changes">
              <h2 id="changes">
                From {nameOf(compared.from)} to {nameOf(compared.to)}
              </h2>
              <ChangeList changes={compared.changes} />
            </section>
          )}
          <section className={css.part} aria-labelledby="all">
            <h2 id="all">All versions</h2>
            <VersionList versions={versions} now={now} />
          </section>
        </>
      )}
    </div>
  )
}

type CompareProps = Pick<Route.ComponentProps['loaderData'], 'versions' | 'compared'>

/** The choice is in the address, so it works without scripts and can be bookmarked. */
function Compare({ versions, compared }: CompareProps) {
  const { state } = useNavigation()
  const hold = useHold()
  const [latest, before] = versions
  return (
    <Form className={css.choose} method="get" preventScrollReset onSubmit={hold}>
      {[
        { field: 'from', label: 'Compare', value: compared?.from ?? before?.number },
        { field: 'to', label: 'with', value: compared?.to ?? latest?.number },
      ].map(({ field, label, value }) => (
        <SelectField key={`${field} ${value}`} label={label} name={field} defaultValue={value}>
          {versions.map((version) => (
            <option key={version.number} value={version.number}>
              {versionName(version)}
            </option>
          ))}
        </SelectField>
      ))}
      <Button type="submit" aria-busy={state !== 'idle'}>
        Compare
      </Button>
    </Form>
  )
}
