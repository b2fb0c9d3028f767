import { useEffect, useState } from 'react'
import {
  data,
  Form,
  href,
  Link,
  Outlet,
  useFetcher,
  useNavigation,
  useParams,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { nobodyYet } from '../../../contract/candidates/desk-texts.ts'
import type { Candidate, DeskAd } from '../../../contract/candidates/desk.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/desk'
import type { action as candidateAction } from './one-candidate.tsx'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { tryAsk } from '../../try-ask.ts'
import { CandidateList, severalForm } from '../../ui/candidates/desk/candidate-list.tsx'
import type { DeskPlace } from '../../ui/candidates/desk/desk-place.ts'
import { callOf, isShown, readShow, shows } from '../../ui/candidates/desk/desk-words.ts'
import css from '../../ui/candidates/desk/desk.module.css'
import { FilterForm } from '../../ui/candidates/desk/filter-form.tsx'
import { isSameFilter, keptQuery, readFilter } from '../../ui/candidates/desk/filter-query.ts'
import { useDeskKeys } from '../../ui/candidates/desk/use-desk-keys.ts'
import { useNewest } from '../../ui/candidates/desk/use-newest.ts'
import { useSteps } from '../../ui/candidates/desk/use-steps.ts'
import { daysUntil } from '../../ui/dates.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { TabLinks } from '../../ui/parts/tab-links.tsx'
import { useForScripts, useHydrated } from '../../ui/use-hydrated.ts'
import { Day } from '../../ui/when.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  companyOnly(context)
  const filter = readFilter(url.searchParams)
  const desk = await ask(context, (api) => api.candidateDesk.dashboard({ params, query: filter }))
  const unread = await ask(context, (api) => api.conversations.unread({ params }))
  return { ...desk, filter, unread, now: new Date().toISOString() }
}

/** Going to another candidate, or another state, does not ask for the list again. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod !== undefined || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return currentParams['adId'] !== nextParams['adId'] || !isSameFilter(currentUrl.searchParams, nextUrl.searchParams)
}

/** Switches blind mode, or changes the shortlist by everybody who is ticked. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = String(form.get('intent') ?? '')
  if (intent === 'shortlist' || intent === 'unshortlist') {
    return await shortlistTicked(context, { params, isShortlisted: intent === 'shortlist', form })
  }
  const isBlind = form.get('isBlind') === 'yes'
  const { refusal } = await tryAsk(context, (api) => api.candidateDesk.setBlind({ params, body: { isBlind } }))
  if (refusal) return data({ alert: alert('error', refusal.message), ticked: null }, { status: 400 })
  return null
}

/** @returns what became of it, with the numbers of those who can be put back. */
async function shortlistTicked(
  context: Route.ActionArgs['context'],
  { params, isShortlisted, form }: { params: { adId: string }; isShortlisted: boolean; form: FormData },
) {
  const numbers = new Set(form.getAll('n').map(Number))
  const { candidates } = await ask(context, (api) => api.candidateDesk.dashboard({ params, query: {} }))
  const ticked = candidates.filter(({ number }) => numbers.has(number))
  const body = { isShortlisted, candidates: ticked.map(({ _id }) => _id) }
  const { answer, refusal } = await tryAsk(context, (api) => api.candidateDesk.shortlistSeveral({ params, body }))
  if (refusal) return data({ alert: alert('error', refusal.message), ticked: { undo: null } }, { status: 400 })
  const done = new Set(answer.outcomes.flatMap((one) => (one.outcome === 'done' ? [one.candidacyId] : [])))
  const left = ticked.filter(({ _id }) => !done.has(_id)).map(callOf)
  const said = `${done.size === 1 ? '1 candidate is' : `${done.size} candidates are`} ${isShortlisted ? 'shortlisted' : 'off the shortlist'}.`
  const whyNot = left.length === 0 ? '' : `Not changed: ${new Intl.ListFormat('en-GB').format(left)}.`
  const undo = isShortlisted ? ticked.filter(({ _id, shortlistedAt }) => done.has(_id) && shortlistedAt === null) : []
  return data({ alert: alert('success', said, whyNot), ticked: { undo: undo.map(({ number }) => number) } })
}

/** Everybody who applied to an ad of one's company: the list, and one of them beside it. */
export default function Desk({
  loaderData: { ad, candidates, total, revision, filter, unread, now },
  actionData,
}: Route.ComponentProps) {
  const { candidacyId = null } = useParams()
  const [query] = useSearchParams()
  const show = readShow(query.get('show'))
  const isHydrated = useHydrated()
  const drop = useFetcher<typeof candidateAction>()
  const all = useOpened(candidates, candidacyId)
  const shown = all.filter(
    (one) => isShown(one, show) || one._id === candidacyId || one.also.includes(candidacyId ?? ''),
  )
  const at = shown.findIndex(({ _id, also }) => _id === candidacyId || also.includes(candidacyId ?? ''))
  const search = keptQuery(query)
  useDeskKeys(useSteps({ adId: ad._id, shown, candidacyId, search }))
  const place: DeskPlace = {
    at: at + 1,
    count: shown.length,
    previous: shown[at - 1]?._id ?? null,
    next: (at === -1 ? shown[0] : shown[at + 1])?._id ?? null,
    search,
  }
  const address =
    candidacyId === null
      ? href('/posted-job-details/:adId', { adId: ad._id })
      : href('/posted-job-details/:adId/:candidacyId', { adId: ad._id, candidacyId })
  const isNews = useNewest(ad._id, revision)
  useChosenInView(candidacyId, at)
  const onDrop = (moved: string, on: string) => {
    const [from, to] = [moved, on].map((id) => shown.findIndex(({ _id }) => _id === id))
    const fields = { intent: 'move', [(from ?? 0) < (to ?? 0) ? 'after' : 'before']: on }
    const action = href('/posted-job-details/:adId/:candidacyId', { adId: ad._id, candidacyId: moved })
    void drop.submit(fields, { method: 'post', action })
  }
  return (
    <div className={`page ${css.page}`}>
      {candidacyId === null && <PageHead title={`Candidates: ${ad.jobTitle}`} isForSearchEngines={false} />}
      <Head ad={ad} count={total} now={now} />
      <output className="unseen">{isNews && 'Somebody else has changed something. The list is up to date.'}</output>
      {total === 0 ? (
        <EmptyState title={nobodyYet}>
          <p>We’ll email your company as soon as somebody does.</p>
        </EmptyState>
      ) : (
        <>
          {/* Before the filters and buttons, which are twenty more to go by with the Tab key. */}
          <a className="skip" href="#candidates">
            Skip to the candidates
          </a>
          <FilterForm
            address={address}
            isChosen={candidacyId !== null}
            show={show}
            filter={filter}
            total={total}
            found={candidates.length}
            exportTo={`${href('/posted-job-details/:adId/candidates.csv', { adId: ad._id })}${search}`}
          />
          <TabLinks
            label="Which candidates"
            tabs={shows.map((one) => ({
              to: `${address}${keptQuery(query, { show: one.show })}`,
              name: one.name,
              count: all.filter((candidate) => isShown(candidate, one.show)).length,
              isChosen: one.show === show,
            }))}
          />
          <Toolbar
            ad={ad}
            isOnlyShortlisted={show === 'shortlisted'}
            other={`${address}${keptQuery(query, { show: show === 'shortlisted' ? 'all' : 'shortlisted' })}`}
            search={search}
            isChosen={candidacyId !== null}
          />
          {actionData?.ticked != null && (
            <Shortlisted address={`${href('/posted-job-details/:adId', { adId: ad._id })}${search}`} {...actionData} />
          )}
          <div className={css.desk} data-is-chosen={candidacyId !== null}>
            <div className={css.side}>
              {drop.data != null && <AlertBox alert={drop.data.alert} />}
              <CandidateList
                adId={ad._id}
                candidates={shown}
                chosenId={shown[at]?._id ?? null}
                search={search}
                unread={new Map(unread.map(({ candidacyId: id, count }) => [id, id === candidacyId ? 0 : count]))}
                now={now}
                isHydrated={isHydrated}
                onDrop={onDrop}
              />
              <Blind ad={ad} alert={actionData?.ticked === null ? actionData.alert : null} />
            </div>
            <div className={css.panel} data-candidate data-is-empty={candidacyId === null || undefined}>
              <Outlet context={place} />
            </div>
            {candidacyId !== null && (
              <p className={css.backToAll}>
                <Link to={`${href('/posted-job-details/:adId', { adId: ad._id })}${search}`}>All candidates</Link>
              </p>
            )}
          </div>
        </>
      )}
    </div>
  )
}

function Head({ ad, count, now }: { ad: DeskAd; count: number; now: string }) {
  const left = daysUntil(ad.until, now)
  const answer = ad.answersBy === null ? null : daysUntil(`${ad.answersBy}T12:00:00Z`, now)
  return (
    <header className={css.head}>
      <div>
        <p className="quiet">
          <Link to="/manage-my-job-ads">My job ads</Link> · {ad.isOnline ? 'online until ' : 'offline since '}
          <Day moment={ad.until} />
          {ad.isOnline && `, ${left} ${left === 1 ? 'day' : 'days'} left`}
        </p>
        <h1>{ad.jobTitle}</h1>
        <p>
          {ad.jobLocation} · published <Day moment={ad.published} /> · seen by {ad.views.toLocaleString('en-GB')}{' '}
          {ad.views === 1 ? 'person' : 'people'} · {count.toLocaleString('en-GB')}{' '}
          {count === 1 ? 'candidate' : 'candidates'} · <Link to={href('/job-ad/:id', { id: ad._id })}>See the ad</Link>
        </p>
      </div>
      {answer !== null && (
        <p className={css.promise} data-is-late={answer < 0 || undefined}>
          {answer < 0 ? (
            <>The answer you promised is overdue</>
          ) : (
            <>
              <b>{answer === 0 ? 'Today' : `${answer} ${answer === 1 ? 'day' : 'days'}`}</b>{' '}
              {answer === 0 ? 'is the last day to answer, as promised' : 'left to answer, as promised'}
            </>
          )}
        </p>
      )}
    </header>
  )
}

type ToolbarProps = {
  ad: DeskAd
  isOnlyShortlisted: boolean
  /** The list with, or without, those who are not on the shortlist. */
  other: string
  /** Kept in every address. */
  search: string
  isChosen: boolean
}

/** What is done with those who are ticked, and with all. */
function Toolbar({ ad, isOnlyShortlisted, other, search, isChosen }: ToolbarProps) {
  const [ticked, setTicked] = useState(0)
  const isHydrated = useHydrated()
  const forScripts = useForScripts()
  useEffect(() => {
    const count = () => setTicked(document.querySelectorAll(`input[form="${severalForm}"]:checked`).length)
    count()
    document.addEventListener('change', count)
    return () => document.removeEventListener('change', count)
  }, [])
  const tickAll = () => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[form="${severalForm}"]`)]
    const isOn = boxes.some(({ checked }) => !checked)
    for (const box of boxes) box.checked = isOn
    setTicked(isOn ? boxes.length : 0)
  }
  const base = href('/posted-job-details/:adId', { adId: ad._id })
  return (
    <div className={css.toolbar} data-is-chosen={isChosen}>
      <Form
        id={severalForm}
        className={css.several}
        data-several
        data-ticked={isHydrated ? ticked : undefined}
        method="get"
        action={`${base}/decide`}
      >
        <output className={css.ticked} data-ticked={ticked === 0 ? undefined : ticked}>
          {ticked === 0 ? 'None selected' : `${ticked} selected`}
        </output>
        <Button className={forScripts} type="button" look="plain" onClick={tickAll}>
          Select all shown
        </Button>
        <Button
          type="submit"
          name="intent"
          value="shortlist"
          formMethod="post"
          formAction={`${base}${search}`}
          data-several-key="s"
          disabled={isHydrated && ticked === 0}
        >
          Shortlist<span className="unseen"> those selected</span>
        </Button>
        <Button type="submit" name="to" value="offer" data-several-key="o" disabled={isHydrated && ticked === 0}>
          Offer…
        </Button>
        <Button type="submit" name="to" value="kept" data-several-key="l" disabled={isHydrated && ticked === 0}>
          Keep for later…
        </Button>
        <Button type="submit" name="to" value="rejected" data-several-key="r" disabled={isHydrated && ticked === 0}>
          Reject kindly…
        </Button>
        <Button
          type="submit"
          formAction={`${base}/compare`}
          data-several-key="c"
          disabled={isHydrated && (ticked < 2 || ticked > 4)}
        >
          Compare candidates
        </Button>
        <Button type="submit" formAction={`${base}/questions`}>
          Video questions…
        </Button>
      </Form>
      <Link to={other} preventScrollReset>
        {isOnlyShortlisted ? 'Remove shortlisted filter' : 'Show only shortlisted'}
      </Link>
    </div>
  )
}

type ShortlistedProps = { address: string; alert: Alert; ticked: { undo: readonly number[] | null } }

/** What became of those who were put on the shortlist together, and the way back. */
function Shortlisted({ address, alert: said, ticked }: ShortlistedProps) {
  return (
    <div aria-live="polite" className={css.several}>
      <AlertBox alert={said} />
      {ticked.undo !== null && ticked.undo.length > 0 && (
        <Form method="post" action={address} preventScrollReset>
          {ticked.undo.map((number) => (
            <input key={number} type="hidden" name="n" value={number} />
          ))}
          <Button type="submit" name="intent" value="unshortlist">
            Undo
          </Button>
        </Form>
      )}
    </div>
  )
}

function Blind({ ad, alert: said }: { ad: DeskAd; alert: Parameters<typeof AlertBox>[0]['alert'] | null }) {
  const isSending = useNavigation().state === 'submitting'
  const { isBlind, blindChanges } = ad
  return (
    <div className={css.blind}>
      {said !== null && <AlertBox alert={said} />}
      <Form method="post" action={href('/posted-job-details/:adId', { adId: ad._id })} preventScrollReset>
        <input type="hidden" name="isBlind" value={isBlind ? 'no' : 'yes'} />
        <p>
          {isBlind
            ? 'Blind review is on: names, photos, contact details and anything that reveals age are hidden until you shortlist or invite. '
            : 'Blind review is off. '}
          <Button look="plain" type="submit" aria-busy={isSending}>
            {isBlind ? 'Switch it off' : 'Hide who candidates are'}
          </Button>
        </p>
      </Form>
      {blindChanges.length > 0 && (
        <details>
          <summary>Who switched it</summary>
          <ul>
            {blindChanges.map(({ at, isBlind: isOn, by }) => (
              <li key={at}>
                {isOn ? 'On' : 'Off'}: {by ?? 'a former member'}, <Day moment={at} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Those whom one has opened since the list was loaded are not new any more, though the list was not asked for again. */
function useOpened(candidates: readonly Candidate[], opened: string | null): Candidate[] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set(opened === null ? [] : [opened]))
  if (opened !== null && !seen.has(opened)) setSeen(new Set([...seen, opened]))
  return candidates.map((one) =>
    one.state === 'sent' && seen.has(one._id) ? { ...one, state: 'viewed' as const } : one,
  )
}

/** Keeps the chosen row in sight of the list, also when it has moved to another place. */
function useChosenInView(candidacyId: string | null, place: number): void {
  useEffect(() => {
    if (candidacyId === null || place < 0) return
    const row = document.querySelector<HTMLElement>(`#row-${CSS.escape(candidacyId)}`)
    const list = row?.closest<HTMLElement>('ol')
    if (row == null || list == null) return
    // The list alone moves: the page stays where it is.
    const [top, bottom] = [row.offsetTop - list.offsetTop, row.offsetTop - list.offsetTop + row.offsetHeight]
    if (top < list.scrollTop) list.scrollTop = top
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
  }, [candidacyId, place])
}
