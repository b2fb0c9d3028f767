import type { TypedScreening } from '../../../contract/candidates/screening.ts'
import { textOf } from '../account/form-text.ts'

/** What somebody typed into the form, as it was typed: shown again where it is not sent. */
export type Typed = {
  id: string
  cv: string
  letter: string
  education: string
  experience: string
  answers: Record<string, string>
  /** Ids of what was recorded, by question. */
  recordings: Record<string, string>
}

const prefix = 'answer-'
const spoken = 'recording-'

export function typedIn(form: FormData): Typed {
  const answers: Record<string, string> = {}
  const recordings: Record<string, string> = {}
  for (const name of form.keys()) {
    if (name.startsWith(prefix)) answers[name.slice(prefix.length)] = textOf(form, name)
    if (name.startsWith(spoken)) recordings[name.slice(spoken.length)] = textOf(form, name)
  }
  return {
    id: textOf(form, 'id'),
    cv: textOf(form, 'cv'),
    letter: textOf(form, 'letter'),
    education: textOf(form, 'education'),
    experience: textOf(form, 'experience'),
    answers,
    recordings,
  }
}

/** The same as the call takes it. */
export function asWish({ id, cv, letter, education, experience, answers, recordings }: Typed): {
  _id: string
  cvId?: string
  cvFileId?: string
  letterId?: string
  screening: TypedScreening
} {
  const [kind, cvId = ''] = cv.split(':')
  return {
    _id: id,
    ...(kind === 'written' && { cvId }),
    ...(kind === 'file' && { cvFileId: cvId }),
    ...(letter !== '' && { letterId: letter }),
    screening: {
      education,
      experience,
      answers: Object.entries(answers).map(([question, answer]) => {
        const recording = recordings[question] ?? ''
        return { question, answer, ...(recording !== '' && { recording }) }
      }),
    },
  }
}
