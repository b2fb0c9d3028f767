import { useEffect } from 'react'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import { createAutosave, type SaveAnswer } from '../parts/autosave.ts'
import { useAutosave } from '../parts/use-autosave.ts'
import { writeBrowserDraft } from './draft-in-browser.ts'
import { saveDraft } from './draft-calls.ts'

type Place = { id: string; revision: number; where: 'account' | 'browser' | 'nowhere' }

/** Saves an ad while it is typed: in the account, or in this browser; also when the connection comes back and when the page goes. */
export function useAdDraft({ id, revision, where }: Place) {
  const draft = useAutosave(() =>
    createAutosave<AdContent>({
      revision,
      send: async (content, { baseRevision, isLeaving }): Promise<SaveAnswer> => {
        if (where === 'account') return await saveDraft(id, content, { baseRevision, isLeaving })
        const savedAt = writeBrowserDraft(id, content)
        return savedAt === null
          ? { kind: 'again', why: 'this browser does not let us save it' }
          : { kind: 'saved', revision: baseRevision + 1, savedAt }
      },
    }),
  )
  const { autosave } = draft
  useEffect(() => autosave.savedByForm(revision), [autosave, revision])
  return draft
}
