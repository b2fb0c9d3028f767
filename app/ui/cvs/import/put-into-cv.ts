import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { keepProblem, readDraft, writeDraft } from '../draft-store.ts'
import { createCv, saveDraft } from '../wizard/account-calls.ts'

/** Where what was found goes: the CV that this browser keeps, a CV of the account, or a new one there. */
export type Target = { kind: 'browser' } | { kind: 'cv'; cvId: string } | { kind: 'new'; name: string }

/** Puts the merged CV where it belongs, as what has been typed so far. @returns the wizard's address, or why it could not be. */
export async function putIntoCv(cv: Cv, target: Target): Promise<{ to: string } | { problem: string }> {
  switch (target.kind) {
    case 'browser': {
      const problem = keepProblem(writeDraft(cv, { cvName: readDraft()?.cvName }))
      return problem === null ? { to: '/build-your-cv?step=0' } : { problem }
    }
    case 'cv': {
      const answer = await saveDraft(target.cvId, cv)
      return answer.kind === 'done' ? { to: `/build-your-cv?cv=${target.cvId}&step=0` } : { problem: because(answer) }
    }
    case 'new': {
      const answer = await createCv({ name: target.name, cv })
      return answer.kind === 'done'
        ? { to: `/build-your-cv?cv=${answer.value._id}&step=0` }
        : { problem: because(answer) }
    }
  }
}

function because(answer: { kind: 'refused'; why: string } | { kind: 'unreachable'; why: string }): string {
  return answer.kind === 'refused'
    ? answer.why
    : `We could not add it: ${answer.why}. Everything is still on this page. Please try again.`
}
