import { redirect, type RouterContextProvider } from 'react-router'
import * as texts from '../../../contract/job-ads/texts.ts'
import { ask } from '../../ask.ts'
import { tryAsk, type Refusal } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import type { DraftListProps } from '../../ui/job-ads/draft-list.tsx'

type Context = Readonly<RouterContextProvider>

/** What was done, by the word that leads back to the list. */
const done: Readonly<Record<string, string>> = { renamed: texts.draftRenamed, restored: texts.draftRestored }

/** What a list of drafts shows; the address says what was just done to one of them. */
export async function draftsFor(context: Context, query: URLSearchParams): Promise<DraftListProps> {
  const drafts = await ask(context, (api) => api.jobAds.drafts())
  const deleted = query.get('deleted')
  return {
    drafts,
    deleted: drafts.some(({ _id }) => _id === deleted) ? null : deleted,
    message: Object.entries(done).find(([word]) => query.has(word))?.[1] ?? null,
    now: new Date().toISOString(),
  }
}

/**
 * Does what a button of a list of drafts asks for, and leads back to the list.
 * @param here the address of the list, with a query.
 * @returns why it was not done; null: the form was sent by another button.
 * @throws the redirect
 */
export async function actOnDraft(context: Context, form: FormData, here: string): Promise<Refusal | null> {
  const params = { draftId: textOf(form, 'id') }
  switch (textOf(form, 'intent')) {
    case 'draft:rename': {
      const body = { name: textOf(form, 'name') }
      const { refusal } = await tryAsk(context, (api) => api.jobAds.renameDraft({ params, body }))
      return refusal ?? back(`${here}&renamed`)
    }
    case 'draft:delete': {
      const { refusal } = await tryAsk(context, (api) => api.jobAds.deleteDraft({ params }))
      return refusal ?? back(`${here}&deleted=${params.draftId}`)
    }
    case 'draft:undelete': {
      const { refusal } = await tryAsk(context, (api) => api.jobAds.undeleteDraft({ params }))
      return refusal ?? back(`${here}&restored`)
    }
    default:
      return null
  }
}

function back(address: string): never {
  throw redirect(address)
}
