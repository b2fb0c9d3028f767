import { data, redirect, type RouterContextProvider } from 'react-router'
import { emptyAd, type AdContent } from '../../../contract/job-ads/content.ts'
import { changedSince } from '../../../contract/platform/revision.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { differencesOfAds } from '../../ui/job-ads/ad-differences.ts'
import { changeList, readAdForm } from '../../ui/job-ads/ad-form-data.ts'
import type { Since } from '../../ui/parts/changed-since.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'

type Context = Readonly<RouterContextProvider>

/** A draft as it is in the account now: what is typed from here on is saved on top of it. */
export type SavedDraft = { id: string; revision: number }

/** A form of an ad that cannot be used as it is. Its draft may be saved all the same. */
export function refused({
  content,
  problems,
  draft = null,
  baseRevision = '',
  since = null,
}: {
  content: AdContent
  problems: Problems
  draft?: SavedDraft | null
  /** Of the ad that is changed: see contract/platform/revision.ts. */
  baseRevision?: string
  /** Somebody else has saved the ad since it was opened. */
  since?: Since | null
}) {
  return data({ content, problems, draft, baseRevision, since, look: null }, { status: since === null ? 400 : 409 })
}

/** Saves an ad that is online, from the page of either kind. */
export async function changeAd(
  context: Context,
  { adId, content, baseRevision }: { adId: string; content: AdContent; baseRevision: string },
) {
  const params = { id: adId }
  const body = { content, baseRevision: baseRevision || undefined }
  const { refusal } = await tryAsk(context, (api) => api.jobAds.change({ params, body }))
  if (refusal === null) return redirect(`/manage-my-job-ads?changed=${adId}`)
  if (refusal.message !== changedSince) return refused({ content, problems: problemsOf(refusal), baseRevision })
  const there = await ask(context, (api) => api.jobAds.find({ params }))
  const differences = differencesOfAds(there.content, content)
  const { revision } = there
  return refused({ content, problems: {}, baseRevision: revision, since: { differences, revision } })
}

/**
 * What a button of an ad's form asks for beside publishing: its lists are changed, its draft saved, and for the preview it is looked over.
 * `draft` null: a guest's, or an ad that is online.
 */
export async function saveAd(
  context: Context,
  given: { form: FormData; content: AdContent; id: string; isOnline: boolean },
) {
  const { form, id } = given
  const intent = textOf(form, 'intent')
  const isGuest = context.get(visitor).user === null
  // With scripts, the browser saves a guest's draft and does not ask the server.
  if (isGuest && intent === 'save')
    return { kind: 'refused', content: given.content, problems: { '': texts.guestCannotSave } } as const
  const typed = { benefit: textOf(form, 'newBenefit'), question: textOf(form, 'newQuestion') }
  const listed = changeList(given.content, intent, typed)
  if (listed && Object.keys(listed.problems).length > 0) return { kind: 'refused', ...listed } as const
  const content = listed?.content ?? given.content
  const look = intent === 'preview' ? await ask(context, (api) => api.jobAds.check({ body: content })) : null
  let draft: SavedDraft | null = null
  if (!isGuest && !given.isOnline) {
    const params = { draftId: id }
    const body = { content, baseRevision: draftBaseOf(form) }
    const saved = await tryAsk(context, (api) => api.jobAds.saveDraft({ params, body }))
    if (saved.refusal?.message === texts.draftChangedElsewhere) {
      const there = await ask(context, (api) => api.jobAds.findDraft({ params }))
      const since = { differences: differencesOfAds(there.content, content), revision: String(there.revision) }
      return { kind: 'refused', content, problems: {}, since } as const
    }
    if (saved.refusal) return { kind: 'refused', content, problems: problemsOf(saved.refusal) } as const
    draft = { id, revision: saved.answer.revision }
  }
  if (look && Object.keys(look.problems).length > 0)
    return { kind: 'refused', content, problems: look.problems, draft } as const
  return { kind: 'done', content, look, draft } as const
}

/** The revision of the draft that a form starts from: of the one that its person was last shown. */
function draftBaseOf(form: FormData): number | undefined {
  const base = textOf(form, 'baseRevision') || textOf(form, 'draftRevision')
  return /^\d{1,9}$/u.test(base) ? Number(base) : undefined
}

/** The ad that a form holds; what our own form could not have sent is refused. */
export function typedAd(form: FormData): { content: AdContent; problems: Problems } {
  const content = readAdForm(form)
  return content === null
    ? { content: emptyAd(), problems: { '': messages.formUnreadable } }
    : { content, problems: {} }
}
