import { data, Link, redirect, useNavigation } from 'react-router'
import { adDays, creditsText, onlineUntil } from '../../../contract/job-ads/costs.ts'
import type { MyAd } from '../../../contract/job-ads/my-ads.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/manage-my-job-ads'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk, type Refusal } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { AdCard } from '../../ui/job-ads/ad-card.tsx'
import { DraftList } from '../../ui/job-ads/draft-list.tsx'
import css from '../../ui/job-ads/job-ads.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { TabLinks } from '../../ui/parts/tab-links.tsx'
import { Day } from '../../ui/when.tsx'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'
import { actOnDraft, draftsFor } from './drafts.ts'

/** What was done, by the word that leads back here: never words from the address itself. */
const done: Readonly<Record<string, string>> = {
  published: texts.published,
  changed: texts.adChanged,
  reactivated: texts.reactivated,
  closed: texts.adClosed,
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { user } = context.get(visitor)
  if (user === null || user.company === null)
    return { ads: null, credits: 0, shown: 'all' as const, message: null, confirm: null, drafts: null, now: now() }
  const [ads, credits, drafts] = await Promise.all([
    ask(context, (api) => api.jobAds.mine({ params: { id: 'me' } })),
    ask(context, (api) => api.jobAds.credits()),
    draftsFor(context, url.searchParams),
  ])
  const shown = url.searchParams.get('show')
  const asked = url.searchParams.get('reactivate')
  return {
    ads,
    credits: credits.available,
    drafts,
    shown: lists.find((list) => list === shown) ?? ('all' as const),
    message: Object.entries(done).find(([word]) => url.searchParams.has(word))?.[1] ?? null,
    /** The ad that is to go online again, once its cost is accepted. */
    confirm: ads.find(({ _id, state }) => _id === asked && state !== 'online') ?? null,
    now: now(),
  }
}

const lists = ['online', 'expired', 'drafts'] as const

const now = () => new Date().toISOString()

/** Puts an ad online again, or closes it early; and what can be done to a draft. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const notDone = await actOnDraft(context, form, '/manage-my-job-ads?show=drafts')
  if (notDone !== null) return refusedBy(notDone)
  const id = textOf(form, 'id')
  const isClosing = textOf(form, 'intent') === 'close'
  const { refusal } = await tryAsk(
    context,
    async (api) => await (isClosing ? api.jobAds.close({ params: { id } }) : api.jobAds.reactivate({ params: { id } })),
  )
  if (refusal === null) return redirect(`/manage-my-job-ads?${isClosing ? 'closed' : 'reactivated'}`)
  return refusedBy(refusal)
}

function refusedBy(refusal: Refusal) {
  const details = Object.values(refusal.fields).join(' ')
  return data(
    { alert: alert('error', refusal.message, details), isUnpaid: refusal.message === texts.noCredits },
    { status: 400 },
  )
}

/** The company's ads, those that went online last first (S18.1, S18.2). */
export default function ManageMyJobAds({ loaderData, actionData }: Route.ComponentProps) {
  const { ads, credits, shown, message, confirm, drafts, now } = loaderData
  const listed = ads?.filter(({ state }) => shown === 'all' || (state === 'online') === (shown === 'online')) ?? []
  const count = (isOnline: boolean) => ads?.filter(({ state }) => (state === 'online') === isOnline).length ?? 0
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Manage job ads" description="Your company’s job ads." isForSearchEngines={false} />
      <div className={css.head}>
        <h1>Manage job ads</h1>
        <ButtonLink look={confirm === null ? 'primary' : undefined} to="/post-job-ad">
          Post an ad
        </ButtonLink>
      </div>
      {actionData !== undefined && (
        <div>
          <PageAlert alert={actionData.alert} />
          {actionData.isUnpaid && (
            <p>
              <Link to={`/buy-credits?back=${encodeURIComponent(unpaidAt(confirm))}`}>Buy credits</Link>
            </p>
          )}
        </div>
      )}
      {message !== null && actionData === undefined && <AlertBox alert={alert('success', message)} />}
      {confirm !== null && <Confirm ad={confirm} credits={credits} now={now} />}
      {ads === null || drafts === null ? (
        <EmptyState title="No company">
          <p>{texts.notAMember}</p>
        </EmptyState>
      ) : (
        <>
          <TabLinks
            label="Ads"
            tabs={[
              { to: '?show=all', name: 'All', isChosen: shown === 'all', count: ads.length },
              { to: '?show=online', name: 'Online', isChosen: shown === 'online', count: count(true) },
              { to: '?show=expired', name: 'Expired or closed', isChosen: shown === 'expired', count: count(false) },
              { to: '?show=drafts', name: 'Drafts', isChosen: shown === 'drafts', count: drafts.drafts.length },
            ]}
          />
          {shown === 'drafts' ? (
            <DraftList {...drafts} />
          ) : ads.length === 0 ? (
            <EmptyState title="No ads yet" action={<Link to="/post-job-ad">Write your first ad</Link>}>
              <p>Your company’s ads appear here as soon as they are published.</p>
            </EmptyState>
          ) : (
            <>
              {listed.length === 0 && <p>There are no ads in this list.</p>}
              <ul className={css.ads} aria-label="Your ads">
                {listed.map((ad) => (
                  <AdCard key={ad._id} ad={ad} now={now} />
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  )
}

/** Where an ad that could not be paid is asked for again. */
function unpaidAt(ad: MyAd | null): string {
  return ad === null ? '/manage-my-job-ads' : `/manage-my-job-ads?reactivate=${ad._id}`
}

/** Spending credits is asked for first, with what it costs and until when the ad would be online. */
function Confirm({ ad, credits, now }: { ad: MyAd; credits: number; now: string }) {
  const isSending = useNavigation().state !== 'idle'
  const until = onlineUntil(new Date(now)).toISOString()
  return (
    <section className={css.ad} aria-labelledby="confirm-title">
      <h2 id="confirm-title">Put ‘{ad.jobTitle}’ online again?</h2>
      <p>
        It costs {creditsText(ad.cost)} and will be online for {adDays} days, until <Day moment={until} />. You have{' '}
        {creditsText(credits)}.
      </p>
      <ActForm className={css.buttons}>
        <input type="hidden" name="id" value={ad._id} />
        <Button look="primary" name="intent" value="reactivate" disabled={isSending} aria-busy={isSending}>
          Re-activate for {creditsText(ad.cost)}
        </Button>
        <Link to="/manage-my-job-ads">Cancel</Link>
      </ActForm>
    </section>
  )
}
