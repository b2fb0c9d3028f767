import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { keepProblem, readDraft, writeDraft } from '../draft-store.ts'
import { createCv, findCv, saveDraft } from '../wizard/account-calls.ts'

/** Where what was found goes: the CV that this browser keeps, a CV of the account, or a new one there. */
export type Target = { kind: 'browser' } | { kind: 'cv'; cvId: string } | { kind: 'new'; name: string }

/**
 * Puts what was found where it belongs, as what has been typed so far.
 * @param mergeInto adds it to a CV: to the one that was shown, and where that has been changed elsewhere since, to what it is now.
 * @returns the wizard's address, or why it could not be.
 */
export async function putIntoCv(
  current: Cv,
  mergeInto: (current: Cv) => Cv,
  target: Target,
): Promise<{ to: string } | { problem: string }> {
  const cv = mergeInto(current)
  switch (target.kind) {
    case 'browser': {
      const problem = keepProblem(writeDraft(cv, { cvName: readDraft()?.cvName }))
      return problem === null ? { to: '/build-your-cv?step=0' } : { problem }
    }
    case 'cv': {
      const first = await saveDraft(target.cvId, cv)
      const isOvertaken = first.kind === 'refused' && first.status === 409
      const answer = isOvertaken ? await mergeAnew(target.cvId, mergeInto) : first
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

async function mergeAnew(cvId: string, mergeInto: (current: Cv) => Cv) {
  const found = await findCv(cvId)
  return found.kind === 'done' ? await saveDraft(cvId, mergeInto(found.value.draft?.cv ?? found.value.cv)) : found
}

function because(answer: { kind: 'refused'; why: string } | { kind: 'unreachable'; why: string }): string {
  return answer.kind === 'refused'
    ? answer.why
    : `We could not add it: ${answer.why}. Everything is still on this page. Please try again.`
}
