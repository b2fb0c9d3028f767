import { useEffect, useState, type ReactNode } from 'react'
import { data, Form, Link, redirect, useNavigate, type RouterContextProvider } from 'react-router'
import { AdContent, emptyAd } from '../../../contract/job-ads/content.ts'
import { adCosts, creditsText } from '../../../contract/job-ads/costs.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/post-job-ad'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { jsonOf, textOf } from '../../ui/account/form-text.ts'
import { changeList, isUntouched, readAdForm } from '../../ui/job-ads/ad-form-data.ts'
import { AdForm } from '../../ui/job-ads/ad-form.tsx'
import { AdPreview } from '../../ui/job-ads/ad-preview.tsx'
import { clearBrowserDraft, readBrowserDraft, type BrowserDraft } from '../../ui/job-ads/draft-in-browser.ts'
import { saveDraft } from '../../ui/job-ads/draft-calls.ts'
import { HintsPanel } from '../../ui/job-ads/hints-panel.tsx'
import css from '../../ui/job-ads/job-ads.module.css'
import { PublishBox } from '../../ui/job-ads/publish-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'

type Context = Readonly<RouterContextProvider>

export async function loader({ url, context }: Route.LoaderArgs) {
  const { user } = context.get(visitor)
  const credits = user?.company ? await ask(context, (api) => api.jobAds.credits()) : null
  const start = user === null ? noDraft() : await startOf(context, url.searchParams)
  const isPreview = url.searchParams.get('step') === 'preview'
  const look =
    isUntouched(start.content) && !isPreview
      ? { problems: {}, hints: [], job: null, minutes: 0 }
      : await ask(context, (api) => api.jobAds.check({ body: start.content }))
  return {
    ...start,
    look,
    isPreview,
    credits,
    width: url.searchParams.get('width') === 'phone' ? ('phone' as const) : ('desktop' as const),
    isSignedIn: user !== null,
    hasCompany: user?.company != null,
    now: new Date().toISOString(),
  }
}

const noDraft = () => ({ id: crypto.randomUUID() as string, content: emptyAd(), revision: 0, isFound: false, adId: '' })

/** The draft that is named, a copy of an ad, an ad to change, or the latest draft. */
async function startOf(context: Context, query: URLSearchParams): Promise<ReturnType<typeof noDraft>> {
  const copied = query.get('copy')
  const changed = query.get('ad')
  const ad = changed ?? copied
  if (ad !== null) {
    const { _id, content } = await ask(context, (api) => api.jobAds.find({ params: { id: ad } }))
    return { ...noDraft(), content, ...(changed === null ? {} : { id: _id, adId: _id }) }
  }
  if (query.has('new')) return noDraft()
  const named = query.get('draft')
  const [latest] = named === null ? await ask(context, (api) => api.jobAds.drafts()) : []
  const draftId = named ?? latest?._id
  if (draftId === undefined) return noDraft()
  const draft = await ask(context, (api) => api.jobAds.findDraft({ params: { draftId } }))
  return { ...noDraft(), id: draft._id, content: draft.content, revision: draft.revision, isFound: named === null }
}

/** Saves, previews, publishes or changes an ad; without scripts it adds to its lists as well. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { user } = context.get(visitor)
  const intent = textOf(form, 'intent')
  const id = textOf(form, 'id')
  if (intent === 'publish') return await publish(context, id)
  // The preview hands on the ad whole.
  const content = form.has('content') ? (AdContent.safeParse(jsonOf(form, 'content')).data ?? null) : readAdForm(form)
  if (content === null) return refused({ content: emptyAd(), problems: { '': messages.badInput } })
  if (intent === 'modify') return { content, problems: {}, look: null }
  const adId = url.searchParams.get('ad')
  if (intent === 'change' && adId !== null) {
    const { refusal } = await tryAsk(context, (api) => api.jobAds.change({ params: { id: adId }, body: { content } }))
    if (refusal) return refused({ content, problems: problemsOf(refusal) })
    return redirect(`/manage-my-job-ads?changed=${adId}`)
  }
  const typed = { benefit: textOf(form, 'newBenefit'), question: textOf(form, 'newQuestion') }
  const listed = changeList(content, intent, typed)
  if (listed && Object.keys(listed.problems).length > 0) return refused(listed)
  const wanted = listed?.content ?? content
  const look = intent === 'preview' ? await ask(context, (api) => api.jobAds.check({ body: wanted })) : null
  if (user === null || adId !== null) {
    if (look && look.job === null) return refused({ content: wanted, problems: look.problems })
    return { content: wanted, problems: {}, look }
  }
  const body = { content: wanted }
  const { refusal } = await tryAsk(context, (api) => api.jobAds.saveDraft({ params: { draftId: id }, body }))
  if (refusal) return refused({ content: wanted, problems: problemsOf(refusal) })
  if (look && look.job === null) return refused({ content: wanted, problems: look.problems })
  return redirect(`/post-job-ad?draft=${id}${look === null ? '' : '&step=preview'}`)
}

async function publish(context: Context, id: string) {
  const { answer: draft } = await tryAsk(context, (api) => api.jobAds.findDraft({ params: { draftId: id } }))
  // Gone: published by the first of two presses. Publishing answers with that ad then.
  const content = draft?.content ?? emptyAd()
  const { refusal } = await tryAsk(context, (api) => api.jobAds.publish({ body: { _id: id, content } }))
  if (refusal === null) return redirect(`/manage-my-job-ads?published=${id}`)
  return refused({ content, problems: problemsOf(refusal) })
}

function refused(given: { content: AdContent; problems: Problems }) {
  return data({ ...given, look: null }, { status: 400 })
}

/** Writes an ad, shows it as it will be, and publishes it. Everybody may write one (C23). */
export default function PostJobAd({ loaderData, actionData }: Route.ComponentProps) {
  const { id, adId, credits, isSignedIn, hasCompany, now, width, isFound } = loaderData
  const content = actionData?.content ?? loaderData.content
  const look = actionData?.look ?? loaderData.look
  const problems: Problems = actionData?.problems ?? {}
  const isRefused = Object.keys(problems).length > 0
  const isEditing = adId !== ''
  const isPreview = actionData === undefined ? loaderData.isPreview : actionData.look !== null || loaderData.isPreview
  const navigate = useNavigate()

  // What was written before logging in moves to the account; without an account it is found again in this browser.
  useEffect(() => {
    const draft = readBrowserDraft()
    if (draft === null || !isSignedIn) return
    void saveDraft(draft.id, draft.content, { baseRevision: null }).then(async ({ kind }) => {
      if (kind !== 'saved' && kind !== 'gone') return
      clearBrowserDraft()
      if (kind === 'saved') await navigate(`/post-job-ad?draft=${draft.id}`, { replace: true })
    })
  }, [isSignedIn, navigate])

  const isShown = isPreview && look.job !== null
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title={isEditing ? 'Edit your job ad' : 'Post a job ad'}
        description="Post a job ad where people search for jobs in the UK and Ireland. Write it first, pay when you publish."
        canonical="/post-job-ad"
        isForSearchEngines={!isSignedIn}
      />
      <h1>{isShown ? 'Preview' : isEditing ? 'Edit your job ad' : 'Post a job ad'}</h1>
      {!isSignedIn && !isShown && <Marketing />}
      {isFound && !isRefused && !isShown && (
        <div>
          <AlertBox alert={alert('success', texts.draftFound)} />
          <p>
            <Link to="/post-job-ad?new" reloadDocument>
              Start a new ad
            </Link>
          </p>
        </div>
      )}
      {isShown && look.job !== null ? (
        <>
          {isRefused && <PublishProblems problems={problems} id={id} />}
          <AdPreview
            job={look.job}
            now={now}
            width={width}
            to={`/post-job-ad?draft=${id}&step=preview${width === 'phone' ? '' : '&width=phone'}`}
          />
          {isEditing || !isSignedIn ? (
            <Form method="post" className={css.buttons}>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="content" value={JSON.stringify(content)} />
              {isEditing && (
                <Button look="primary" name="intent" value="change">
                  Publish changes
                </Button>
              )}
              {!isSignedIn && <Link to={`/login?back=${encodeURIComponent('/post-job-ad')}`}>Log in to publish</Link>}
              <Button name="intent" value="modify">
                Modify
              </Button>
            </Form>
          ) : hasCompany ? (
            <PublishBox
              draftId={id}
              type={content.type}
              credits={credits}
              modify={`/post-job-ad?draft=${id}`}
              isBlocked={look.hints.some(({ level }) => level === 'block')}
            />
          ) : (
            <p>
              {texts.notAMember} <Link to={`/post-job-ad?draft=${id}`}>Modify</Link>
            </p>
          )}
          <HintsPanel hints={look.hints} />
        </>
      ) : (
        <BrowserAd isSignedIn={isSignedIn} isFresh={actionData === undefined} id={id} content={content}>
          {(started) => (
            <AdForm
              // Another ad, or one that the server has changed, fills the fields anew.
              key={`${started.id} ${actionData === undefined ? '' : now}`}
              id={started.id}
              content={started.content}
              revision={loaderData.revision}
              where={isEditing ? 'nowhere' : isSignedIn ? 'account' : 'browser'}
              isAgency={credits?.isAgency === true}
              hints={look.hints}
              minutes={look.minutes}
              problems={isPreview && !isRefused ? look.problems : problems}
              aside={<Cost credits={credits} type={started.content.type} />}
            />
          )}
        </BrowserAd>
      )}
    </div>
  )
}

type Started = { id: string; content: AdContent }

/** The ad that a visitor has started in this browser, in place of an empty one. */
function BrowserAd(
  props: Started & { isSignedIn: boolean; isFresh: boolean; children: (started: Started) => ReactNode },
) {
  const { isSignedIn, isFresh, id, content, children } = props
  const [found, setFound] = useState<BrowserDraft | null>(null)
  useEffect(() => {
    if (isSignedIn || !isFresh) return
    // After the page is alive: the server cannot know of it.
    const timer = setTimeout(() => setFound(readBrowserDraft()))
    return () => clearTimeout(timer)
  }, [isSignedIn, isFresh])
  if (found === null || isSignedIn || !isFresh) return children({ id, content })
  return (
    <>
      <AlertBox alert={alert('success', texts.draftFound)} />
      <p>
        <Button
          type="button"
          look="plain"
          onClick={() => {
            clearBrowserDraft()
            setFound(null)
          }}
        >
          Start a new ad
        </Button>
      </p>
      {children(found)}
    </>
  )
}

function Marketing() {
  return (
    <div className={css.intro}>
      <p>
        Write your ad now and see it as people will see it. To publish, you need an employer’s account and credits: a
        text ad costs {creditsText(adCosts.text)} and is {texts.onlineFor}.
      </p>
      <p>
        People find it in the same search as ads from every board. If you also post the job elsewhere, they see this ad
        first. Nobody can pay for a higher place.
      </p>
      <p>
        <Link to={`/login?back=${encodeURIComponent('/post-job-ad')}`}>Log in</Link> or{' '}
        <Link to="/signup/publisher">sign up as an employer</Link>. What you write here comes with you.
      </p>
    </div>
  )
}

function Cost({ credits, type }: { credits: { available: number } | null; type: AdContent['type'] }) {
  return (
    <p>
      Publishing costs <b>{creditsText(adCosts[type])}</b>; the ad is {texts.onlineFor}.
      {credits !== null && ` You have ${creditsText(credits.available)}.`}
    </p>
  )
}

/** Why the ad was not published, and what can be done about it. */
function PublishProblems({ problems, id }: { problems: Problems; id: string }) {
  const lines = Object.values(problems)
  const isUnpaid = lines.includes(texts.noCredits)
  const back = encodeURIComponent(`/post-job-ad?draft=${id}&step=preview`)
  return (
    <div>
      {lines.map((line) => (
        <AlertBox key={line} alert={alert(isUnpaid ? 'warning' : 'error', line)} />
      ))}
      {isUnpaid && (
        <p>
          <Link to={`/buy-credits?back=${back}`}>Buy credits</Link>. Your draft is saved.
        </p>
      )}
    </div>
  )
}
