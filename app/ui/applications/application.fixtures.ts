import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import type { FormAnswer, FormQuestion } from '../../../contract/applications/applications.ts'
import type { ApplyingStep } from '../../../contract/applications/progress.ts'

/** A whole, dull application; the test says what matters. */
export function anApplication(given: Partial<ApplicationDetail> = {}): ApplicationDetail {
  return {
    _id: '11111111-1111-4111-8111-111111111111',
    job: '1',
    source: 'reed',
    status: 'queued',
    created: '2026-03-04T09:50:00.000Z',
    jobTitle: 'Staff Nurse',
    employer: 'Northside Care',
    sourceName: 'Reed',
    state: 'queued',
    way: 'assisted',
    reason: null,
    text: '',
    link: null,
    appliedAt: null,
    nextTryAt: null,
    attempts: 0,
    heldLogin: null,
    isInHand: false,
    openQuestions: 0,
    progress: null,
    isApproved: false,
    outcome: null,
    notes: '',
    hasReceipt: false,
    isDemo: true,
    ad: {
      jobTitle: 'Staff Nurse',
      employer: 'Northside Care',
      jobLocation: 'Leeds',
      salary: '',
      jobDescription: '',
      closes: '2026-03-20',
      isDemo: true,
    },
    answers: [],
    answersHash: '',
    sheet: [],
    documents: [],
    events: [],
    hasPicture: false,
    againBecause: '',
    doubt: null,
    boardList: null,
    reference: null,
    remindAt: null,
    tellsQuestions: false,
    ...given,
  }
}

/** Steps a second apart, from 09:51:58 on. */
export function stepsUpTo(...steps: readonly ApplyingStep[]): { step: ApplyingStep; at: string }[] {
  return steps.map((step, i) => ({ step, at: new Date(Date.UTC(2026, 2, 4, 9, 51, 58 + i)).toISOString() }))
}

export function anAnswer(label: string, value: FormAnswer['value'], more: Partial<FormQuestion> = {}): FormAnswer {
  return {
    question: {
      key: label,
      label,
      hint: '',
      type: 'text',
      kind: 'screening',
      options: [],
      isRequired: true,
      min: null,
      max: null,
      fileTypes: [],
      ...more,
    },
    value,
    origin: value === null ? null : { from: 'cv', text: 'from your CV' },
  }
}
