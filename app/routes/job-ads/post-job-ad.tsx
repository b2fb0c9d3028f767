import { useEffect, useState, type ReactNode } from 'react'
import { Form, Link, redirect, useNavigate, type RouterContextProvider } from 'react-router'
import { AdContent, emptyAd } from '../../../contract/job-ads/content.ts'
import { adTypes } from '../../../contract/job-ads/costs.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/post-job-ad'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { jsonOf, textOf } from '../../ui/account/form-text.ts'
import { isUntouched, readAdForm } from '../../ui/job-ads/ad-form-data.ts'
import { AdForm } from '../../ui/job-ads/ad-form.tsx'
import { AdPreview } from '../../ui/job-ads/ad-preview.tsx'
import { clearBrowserDraft, readBrowserDraft, type BrowserDraft } from '../../ui/job-ads/draft-in-browser.ts'
import { saveDraft } from '../../ui/job-ads/draft-calls.ts'
import { DraftList, type DraftListProps } from '../../ui/job-ads/draft-list.tsx'
import { formAddress } from '../../ui/job-ads/form-address.ts'
import { HintsPanel } from '../../ui/job-ads/hints-panel.tsx'
import css from '../../ui/job-ads/job-ads.module.css'
import { Cost, Marketing } from '../../ui/job-ads/post-parts.tsx'
import { PublishBox } from '../../ui/job-ads/publish-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Banner } from '../../ui/parts/banner.tsx'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'
import { actOnDraft, draftsFor } from './drafts.ts'
import { changeAd, refused, saveAd } from './save-ad.ts'

type Context = Readonly<RouterContextProvider>

export async function loader({ url, context }: Route.LoaderArgs) {
  const { user } = context.get(visitor)
  const credits = user?.company ? await ask(context, (api) => api.jobAds.credits()) : null
  const list = user !== null && url.searchParams.has('drafts') ? await draftsFor(context, url.searchParams) : null
  const start = user === null || list !== null ? noDraft() : await startOf(context, url.searchParams)
  const isPreview = url.searchParams.get('step') === 'preview'
  const { type } = start.content
  // A spoken ad has a page of its own; only its preview is here.
  if (type !== 'text' && !isPreview) {
    if (start.revision === 0 && start.adId === '') await keepCopy(context, start)
    throw redirect(formAddress(type, start.id))
  }
  const look =
    isUntouched(start.content) && !isPreview
      ? { problems: {}, hints: [], job: null, minutes: 0 }
      : await ask(context, (api) => api.jobAds.check({ body: start.content }))
  const recordingId = look.job?.ownAd?.videoId ?? look.job?.ownAd?.audioId ?? null
  const recording =
    recordingId === null
      ? null
      : (await tryAsk(context, (api) => api.recordings.find({ params: { recordingId } }))).answer
  return {
    ...start,
    list,
    look,
    recording,
    isPreview,
    isSaved: url.searchParams.has('saved'),
    credits,
    width: url.searchParams.get('width') === 'phone' ? ('phone' as const) : ('desktop' as const),
    isSignedIn: user !== null,
    hasCompany: user?.company != null,
    now: new Date().toISOString(),
  }
}

const noDraft = () => ({
  id: crypto.randomUUID() as string,
  content: emptyAd(),
  revision: 0,
  isFound: false,
  isFromFeed: false,
  adId: '',
  /** Of the ad that is changed. */
  baseRevision: '',
})

/**
 * The draft that is named, a copy of an ad, an ad to change, or the only draft that the person has begun.
 * @throws the redirect to the list where they have several.
 */
async function startOf(context: Context, query: URLSearchParams): Promise<ReturnType<typeof noDraft>> {
  const copied = query.get('copy')
  const changed = query.get('ad')
  const ad = changed ?? copied
  if (ad !== null) {
    const {
      _id,
      content,
      revision: baseRevision,
    } = await ask(context, (api) => api.jobAds.find({ params: { id: ad } }))
    if (changed !== null) return { ...noDraft(), content, id: _id, adId: _id, baseRevision }
    return { ...noDraft(), content: asCopy(content) }
  }
  if (query.has('new')) return noDraft()
  const named = query.get('draft')
  const draftId = named ?? (await onlyDraft(context))
  if (draftId === null) return noDraft()
  const { content, revision, isFromFeed } = await ask(context, (api) => api.jobAds.findDraft({ params: { draftId } }))
  return { ...noDraft(), id: draftId, content, revision, isFromFeed, isFound: named === null }
}

async function onlyDraft(context: Context): Promise<string | null> {
  const drafts = await ask(context, (api) => api.jobAds.drafts())
  const [own, ...others] = drafts.filter(({ isFromFeed }) => !isFromFeed)
  if (others.length > 0) throw redirect('/post-job-ad?drafts')
  return own?._id ?? null
}

/** A recording and a reference number belong to one ad. */
function asCopy(content: AdContent): AdContent {
  const questions = content.questions.map((one) => ({ ...one, recording: '' }))
  return { ...content, recording: '', reference: '', questions }
}

/** The copy of a spoken ad goes along as a draft. */
async function keepCopy(context: Context, { id, content }: { id: string; content: AdContent }): Promise<void> {
  await ask(context, (api) => api.jobAds.saveDraft({ params: { draftId: id }, body: { content } }))
}

/** Saves, previews, publishes or changes an ad; without scripts it adds to its lists as well. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const notDone = await actOnDraft(context, form, '/post-job-ad?drafts')
  if (notDone !== null) return refused({ content: emptyAd(), problems: problemsOf(notDone) })
  const intent = textOf(form, 'intent')
  const id = textOf(form, 'id')
  if (intent === 'publish') return await publish(context, id)
  // The preview hands on the ad whole.
  const content = form.has('content') ? (AdContent.safeParse(jsonOf(form, 'content')).data ?? null) : readAdForm(form)
  if (content === null) return refused({ content: emptyAd(), problems: { '': messages.formUnreadable } })
  const baseRevision = textOf(form, 'baseRevision')
  const goesOn = { problems: {}, draft: null, since: null, baseRevision }
  if (intent === 'modify') return { ...goesOn, content, look: null }
  const adId = url.searchParams.get('ad')
  if (intent === 'change' && adId !== null) {
    return await changeAd(context, { adId, content, baseRevision })
  }
  const saved = await saveAd(context, { form, content, id, isOnline: adId !== null })
  if (saved.kind === 'refused') return refused({ ...saved, baseRevision })
  const spoken = adTypes.find((type) => type !== 'text' && intent === `kind:${type}`)
  if (spoken !== undefined && adId === null) return redirect(formAddress(spoken, id))
  const { look } = saved
  if (saved.draft === null) return { ...goesOn, content: saved.content, look }
  return redirect(`/post-job-ad?draft=${id}${intent === 'save' ? '&saved' : look === null ? '' : '&step=preview'}`)
}

async function publish(context: Context, id: string) {
  const { answer: draft } = await tryAsk(context, (api) => api.jobAds.findDraft({ params: { draftId: id } }))
  // Gone: published by the first of two presses. Publishing answers with that ad then.
  const content = draft?.content ?? emptyAd()
  const { refusal } = await tryAsk(context, (api) => api.jobAds.publish({ body: { _id: id, content } }))
  if (refusal === null) return redirect(`/manage-my-job-ads?published=${id}`)
  return refused({ content, problems: problemsOf(refusal) })
}

/** Writes an ad, shows it as it will be, and publishes it. Everybody may write one (C23). */
export default function PostJobAd({ loaderData, actionData }: Route.ComponentProps) {
  const { adId, credits, isSignedIn, hasCompany, now, width, isFound, isFromFeed, list } = loaderData
  // A refused preview has saved the draft, and this page's own data is from before.
  const { id, revision } = actionData?.draft ?? loaderData
  const content = actionData?.content ?? loaderData.content
  const baseRevision = actionData === undefined ? loaderData.baseRevision : actionData.baseRevision
  const look = actionData?.look ?? loaderData.look
  const problems: Problems = actionData?.problems ?? {}
  const since = actionData?.since ?? null
  const isRefused = Object.keys(problems).length > 0 || since !== null
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
  if (list !== null) return <WhichDraft list={list} problems={problems} />
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
      {loaderData.isSaved && !isRefused && !isShown && <AlertBox alert={alert('success', texts.draftSaved)} />}
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
      {isSignedIn && !isEditing && !isShown && (
        <p>
          <Link to="/post-job-ad?drafts">Your drafts</Link>
        </p>
      )}
      {isFromFeed && !isShown && (
        <Banner tone="information">
          Your company’s feed wrote this draft. Once you change something here it is yours, and the feed no longer
          changes or deletes it.
        </Banner>
      )}
      {isShown && look.job !== null ? (
        <>
          <AdPreview
            job={look.job}
            recording={loaderData.recording}
            now={now}
            width={width}
            to={`/post-job-ad?draft=${id}&step=preview${width === 'phone' ? '' : '&width=phone'}`}
          />
          {isEditing || !isSignedIn ? (
            <Form method="post" className={css.buttons}>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="content" value={JSON.stringify(content)} />
              <input type="hidden" name="baseRevision" value={baseRevision} />
              <ProblemSummary problems={problems} />
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
              modify={formAddress(content.type, id)}
              isBlocked={look.hints.some(({ level }) => level === 'block')}
              problems={isRefused ? problems : look.problems}
            />
          ) : (
            <p>
              {texts.notAMember} <Link to={formAddress(content.type, id)}>Modify</Link>
            </p>
          )}
          <HintsPanel hints={look.hints} />
        </>
      ) : (
        <BrowserAd isSignedIn={isSignedIn} isFresh={actionData === undefined} id={id} content={content}>
          {(started) => (
            <AdForm
              // Another ad, or one that the server has changed, fills the fields again.
              key={`${started.id} ${actionData === undefined || isRefused ? '' : now}`}
              id={started.id}
              content={started.content}
              revision={revision}
              where={isEditing ? 'nowhere' : isSignedIn ? 'account' : 'browser'}
              isAgency={credits?.isAgency === true}
              look={look}
              problems={isPreview && !isRefused ? look.problems : problems}
              baseRevision={baseRevision}
              since={since}
              aside={
                isEditing ? null : (
                  <Cost
                    credits={credits}
                    type={started.content.type}
                    // Of a new ad nobody knows yet whether it is a draft by then.
                    back={revision === 0 ? '/post-job-ad' : formAddress('text', id)}
                  />
                )
              }
            />
          )}
        </BrowserAd>
      )}
    </div>
  )
}

/** Where somebody has several drafts, they say which they mean. */
function WhichDraft({ list, problems }: { list: DraftListProps; problems: Problems }) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Post a job ad" isForSearchEngines={false} />
      <h1>Post a job ad</h1>
      <p className={css.buttons}>
        <ButtonLink look="primary" to="/post-job-ad?new">
          Start a new ad
        </ButtonLink>
        {list.drafts.length > 0 && 'or go on with one that you have started:'}
      </p>
      <ProblemSummary problems={problems} />
      <DraftList {...list} />
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
