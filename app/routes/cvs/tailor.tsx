import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { cvLimits } from '../../../contract/cvs/limits.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/tailor'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { useHold } from '../../ui/cvs/manage/cv-act.tsx'
import css from '../../ui/cvs/manage/manage.module.css'
import { tailorMatchOf, TailorMatchView } from '../../ui/cvs/match/tailor-match.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { LineField } from '../../ui/parts/line-field.tsx'
import { SelectField } from '../../ui/parts/select-field.tsx'

/** `?job=ID`: for which ad. Without it, or where the ad is gone, the person chooses among those that they have shortlisted. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const wanted = url.searchParams.get('job') ?? ''
  const jobId = /^\d{1,9}$/u.test(wanted) ? wanted : null
  const [cvs, found] = await Promise.all([
    ask(context, (api) => api.cvs.list()),
    jobId === null ? null : tryAsk(context, (api) => api.jobSearches.single({ params: { id: jobId } })),
  ])
  const job = found?.answer ?? null
  if (job === null) {
    const { entries } = await ask(context, (api) => api.shortlists.list())
    const ads = entries.flatMap(({ job: ad, isClosed }) =>
      ad === null || isClosed ? [] : [{ id: ad._id, title: ad.jobTitle, line: lineOf(ad) }],
    )
    return { kind: 'choose' as const, isGone: wanted !== '', ads }
  }
  const match = await tryAsk(context, (api) => api.cvMatch.calculate({ body: { jobIds: [job._id] } }))
  const suggested = [job.jobTitle, job.employer ?? ''].filter((part) => part !== '').join(', ')
  return {
    kind: 'ad' as const,
    job: { id: job._id, title: job.jobTitle, line: lineOf(job) },
    cvs,
    // Without it the copy is made all the same.
    match: match.answer === null ? null : tailorMatchOf(match.answer),
    name: suggested.slice(0, cvLimits.line),
  }
}

function lineOf({ employer, places }: { employer: string | null; places: readonly { name: string }[] }): string {
  return [employer ?? '', places[0]?.name ?? ''].filter((part) => part !== '').join(' · ')
}

/** Makes the copy and leads to where it is written, with the match beside it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [name, from, forJob] = [textOf(form, 'name'), textOf(form, 'from'), textOf(form, 'job')]
  const { answer, refusal } = await tryAsk(context, (api) => api.cvs.create({ body: { name, from, forJob } }))
  if (refusal === null) return redirect(`/build-your-cv?cv=${answer._id}`)
  return data({ problem: Object.values(refusal.fields)[0] ?? refusal.message, name, from }, { status: refusal.status })
}

/** A copy of a CV for one ad: which CV, what it is called, and how it answers the ad so far. */
export default function Tailor({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Tailor your CV" isForSearchEngines={false} />
      <p>
        <Link to="/manage-my-cv">My CV</Link>
      </p>
      {loaderData.kind === 'choose' ? (
        <ChooseAd {...loaderData} />
      ) : (
        <ForAd {...loaderData} actionData={actionData} key={loaderData.job.id} />
      )}
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function ChooseAd({ ads, isGone }: Extract<Loaded, { kind: 'choose' }>) {
  return (
    <>
      <h1>Tailor your CV for an ad</h1>
      {isGone && <AlertBox alert={alert('warning', 'That ad is no longer here.', 'Choose another one below.')} />}
      {ads.length === 0 ? (
        <EmptyState
          title="No open ads on your shortlist"
          action={
            <ButtonLink look="primary" to="/search">
              Search jobs
            </ButtonLink>
          }
        >
          <p>Shortlist a job, or open one and choose ‘Tailor my CV for this ad’ there.</p>
        </EmptyState>
      ) : (
        <>
          <p>Choose a job from your shortlist. We copy your CV and show beside it what the ad asks for.</p>
          <ul className={css.list} aria-label="Ads on your shortlist">
            {ads.map(({ id, title, line }) => (
              <li key={id}>
                <div className={css.what}>
                  <b className={css.name}>{title}</b>
                  <small>{line}</small>
                </div>
                <ButtonLink to={`/tailor-my-cv?job=${id}`}>
                  Tailor my CV<span className="unseen"> for {title}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

type ForAdProps = Extract<Loaded, { kind: 'ad' }> & { actionData: Route.ComponentProps['actionData'] }

function ForAd({ job, cvs, match, name, actionData }: ForAdProps) {
  const hold = useHold()
  const { state } = useNavigation()
  const made = cvs.filter(({ madeFor }) => madeFor?.jobId === job.id)
  return (
    <>
      <h1>Tailor your CV for this ad</h1>
      <p>
        <Link to={`/job/${job.id}`}>{job.title}</Link>
        {job.line !== '' && ` · ${job.line}`}
      </p>
      {made.length > 0 && (
        <section className={css.part} aria-labelledby="made">
          <h2 id="made">You have a CV for this ad</h2>
          <ul className={css.list}>
            {made.map((cv) => (
              <li key={cv._id}>
                <b className={css.name}>{cv.name}</b>
                <ButtonLink look="primary" to={`/build-your-cv?cv=${cv._id}`}>
                  Continue<span className="unseen"> with {cv.name}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {cvs.length === 0 ? (
        <EmptyState
          title="No CV written here yet"
          action={
            <ButtonLink look="primary" to="/build-your-cv">
              Build your CV
            </ButtonLink>
          }
        >
          <p>
            We copy a CV that you wrote here. If yours is a file, <Link to="/import-cv">import it</Link> first.
          </p>
        </EmptyState>
      ) : (
        <section className={css.part} aria-labelledby="copy">
          <h2 id="copy">{made.length === 0 ? 'Make a copy' : 'Make another copy'}</h2>
          {actionData !== undefined && <AlertBox alert={alert('error', actionData.problem)} />}
          <p>The CV you copy stays as it is. The copy opens with the match beside it.</p>
          <Form className={css.tailor} method="post" onSubmit={hold}>
            <input type="hidden" name="job" value={job.id} />
            <SelectField
              label="CV to copy"
              name="from"
              defaultValue={actionData?.from ?? match?.bestCvId ?? cvs[0]?._id}
            >
              {cvs.map((cv) => (
                <option key={cv._id} value={cv._id}>
                  {cv.name}
                </option>
              ))}
            </SelectField>
            <LineField
              name="name"
              label="Name of the copy (only you see it)"
              defaultValue={actionData?.name ?? name}
              maxLength={cvLimits.line}
              required
            />
            <Button look="primary" type="submit" aria-busy={state !== 'idle'}>
              Make a copy
            </Button>
          </Form>
        </section>
      )}
      {match !== null && (
        <section className={css.part} aria-labelledby="match">
          <h2 id="match">How your CVs answer this ad</h2>
          <TailorMatchView match={match.match} />
        </section>
      )}
    </>
  )
}
