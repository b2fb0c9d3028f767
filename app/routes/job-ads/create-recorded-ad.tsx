import { useState } from 'react'
import { data, Link, redirect, type RouterContextProvider, type ShouldRevalidateFunctionArgs } from 'react-router'
import { emptyAd, type AdContent } from '../../../contract/job-ads/content.ts'
import type { AdType } from '../../../contract/job-ads/costs.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
import { notLoggedIn } from '../../../contract/recordings/texts.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import type { Route } from './+types/create-recorded-ad'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { isUntouched } from '../../ui/job-ads/ad-form-data.ts'
import { AdForm } from '../../ui/job-ads/ad-form.tsx'
import { formAddress } from '../../ui/job-ads/form-address.ts'
import css from '../../ui/job-ads/job-ads.module.css'
import { Cost } from '../../ui/job-ads/post-parts.tsx'
import { RecordedAd } from '../../ui/job-ads/recorded-ad.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { ButtonLink } from '../../ui/parts/button.tsx'
import type { Since } from '../../ui/parts/changed-since.tsx'
import type { Problems } from '../../ui/parts/problems.ts'
import { changeAd, refused, saveAd, typedAd } from './save-ad.ts'

type SpokenType = Exclude<AdType, 'text'>

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const type = typeOf(url)
  const { id } = params
  if (id === 'new') throw redirect(formAddress(type, crypto.randomUUID()))
  if (!isId.test(id)) throw data({ message: messages.notFound, id: '' }, { status: 404 })
  const { user } = context.get(visitor)
  if (user === null) return { kind: 'guest', type } as const
  const { content, revision, isOnline, baseRevision } = await startOf(context, {
    id,
    type,
    hasCompany: user.company !== null,
  })
  const [look, credits] = await Promise.all([
    isUntouched(content)
      ? { problems: {}, hints: [], minutes: 0 }
      : ask(context, (api) => api.jobAds.check({ body: content })),
    user.company ? ask(context, (api) => api.jobAds.credits()) : null,
  ])
  const now = new Date().toISOString()
  return {
    kind: 'form',
    type,
    id,
    content,
    revision,
    isOnline,
    baseRevision,
    look,
    credits,
    now,
    isSaved: url.searchParams.has('saved'),
  } as const
}

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u

function typeOf({ pathname }: URL): SpokenType {
  return pathname.startsWith('/create-video-ad') ? 'video' : 'audio'
}

/** The company's ad of this id, to be changed; else the draft of this id, or a new one that will have it. */
async function startOf(
  context: Readonly<RouterContextProvider>,
  { id, type, hasCompany }: { id: string; type: SpokenType; hasCompany: boolean },
): Promise<{ content: AdContent; revision: number; isOnline: boolean; baseRevision: string }> {
  const { answer: ad } = hasCompany
    ? await tryAsk(context, (api) => api.jobAds.find({ params: { id } }))
    : { answer: null }
  if (ad !== null) {
    if (ad.type !== type) throw redirect(ad.type === 'text' ? `/post-job-ad?ad=${id}` : formAddress(ad.type, id))
    return { content: ad.content, revision: 0, isOnline: true, baseRevision: ad.revision }
  }
  const { answer: draft } = await tryAsk(context, (api) => api.jobAds.findDraft({ params: { draftId: id } }))
  const content = draft?.content ?? emptyAd()
  // What was recorded for another type is not of use here.
  const recording = content.type === type ? content.recording : ''
  return { content: { ...content, type, recording }, revision: draft?.revision ?? 0, isOnline: false, baseRevision: '' }
}

/** Saves the draft and goes on to its preview, or changes the ad that is online; without scripts it adds to its lists as well. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const type = typeOf(url)
  const { id } = params
  const { content: read, problems } = typedAd(form)
  const content: AdContent = { ...read, type }
  if (Object.keys(problems).length > 0) return refused({ content, problems })
  if (textOf(form, 'intent') === 'change') {
    return await changeAd(context, { adId: id, content, baseRevision: textOf(form, 'baseRevision') })
  }
  const { answer: ad } = await tryAsk(context, (api) => api.jobAds.find({ params: { id } }))
  const saved = await saveAd(context, { form, content, id, isOnline: ad !== null })
  if (saved.kind === 'refused') return refused(saved)
  if (saved.look !== null) return redirect(`/post-job-ad?draft=${id}&step=preview`)
  if (textOf(form, 'intent') === 'save') return redirect(`${formAddress(type, id)}?saved`)
  return { content: saved.content, problems: {}, since: null, look: null }
}

/** A draft that is refused its preview is saved all the same: its revision is asked for again. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 400 || defaultShouldRevalidate
}

/** Records an audio or video ad, with its facts as text at the side (S16.8). Its id is that of the draft, and then of the ad. */
export default function CreateRecordedAd({ loaderData, actionData }: Route.ComponentProps) {
  const { type } = loaderData
  const isOnline = loaderData.kind === 'form' && loaderData.isOnline
  const isRefused = Object.keys(actionData?.problems ?? {}).length > 0 || actionData?.since != null
  const what = type === 'video' ? 'a video ad' : 'an audio ad'
  const title = isOnline ? `Modify your ${type} ad` : `Create ${what}`
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <p>
        <Link to={isOnline ? '/manage-my-job-ads' : '/post-job-ad?new'}>
          <span aria-hidden>← </span>
          {isOnline ? 'Manage job ads' : 'Post a job ad'}
        </Link>
      </p>
      <h1>{title}</h1>
      {loaderData.kind === 'guest' ? (
        <>
          <AlertBox
            alert={alert(
              'warning',
              notLoggedIn.message,
              type === 'video' ? notLoggedIn.details : texts.logInToRecordAudio,
            )}
          />
          <p className={css.buttons}>
            <ButtonLink look="primary" to={`/login?back=${encodeURIComponent('/post-job-ad')}`}>
              Log in
            </ButtonLink>
            <Link to="/post-job-ad">Write a text ad first</Link>
          </p>
        </>
      ) : (
        <SpokenAdForm
          // Another ad, or one that the server has changed, fills the fields anew.
          key={`${loaderData.id} ${actionData === undefined || isRefused ? '' : loaderData.now}`}
          {...loaderData}
          content={actionData?.content ?? loaderData.content}
          problems={actionData?.problems ?? {}}
          isSaved={loaderData.isSaved && !isRefused}
          since={actionData?.since ?? null}
        />
      )}
    </div>
  )
}

type FormProps = Extract<Awaited<ReturnType<typeof loader>>, { kind: 'form' }> & {
  problems: Problems
  since: Since | null
}

function SpokenAdForm(props: FormProps) {
  const { type, id, content, revision, isOnline, look, credits } = props
  const [recording, setRecording] = useState(content.recording)
  // A problem with the submitted recording does not apply to a new one.
  const { recording: _, ...ofOthers } = props.problems
  const problems = recording === content.recording ? props.problems : ofOthers
  const missing = mandatory(type, problems)
  return (
    <>
      {missing !== null && <AlertBox alert={missing} />}
      {props.isSaved && <AlertBox alert={alert('success', texts.draftSaved)} />}
      {credits === null && <p>{texts.notAMember}</p>}
      <div className={css.besideRecording}>
        <RecordedAd type={type} recording={recording} problem={problems['recording']} onUse={setRecording} />
        <AdForm
          id={id}
          content={content}
          revision={revision}
          where={isOnline ? 'nowhere' : 'account'}
          isAgency={credits?.isAgency === true}
          look={look}
          problems={problems}
          aside={isOnline ? null : <Cost credits={credits} type={type} back={formAddress(type, id)} />}
          recording={recording}
          baseRevision={props.baseRevision}
          since={props.since}
        />
      </div>
    </>
  )
}

/** The fields without which nobody finds an ad, said as the specification says it (M69, M70). */
function mandatory(type: SpokenType, problems: Problems): Alert | null {
  const missing = [
    ...(problems['jobTitle'] === undefined ? [] : ['job title']),
    ...(problems['jobLocation'] === undefined ? [] : ['job location']),
  ]
  if (missing.length === 0) return null
  return type === 'video'
    ? alert('error', texts.mandatoryEmpty, texts.fillInTitleAndPlace)
    : alert('error', texts.mandatoryMissing, texts.fieldMissing(missing))
}
