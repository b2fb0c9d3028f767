import type { InterviewWay, Invitation } from '../../../contract/interviews/interviews.ts'
import { interviewLimits } from '../../../contract/interviews/limits.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { alert } from '../../../contract/texts/messages.ts'
import { textOf } from '../account/form-text.ts'
import type { Problems } from '../parts/problems.ts'

export const slotNames = Array.from({ length: interviewLimits.slots }, (_, at) => `slot${at + 1}`)

/** The fields of an invitation as they were typed: shown again where something is wrong. */
export type TypedInvitation = { fields: Readonly<Record<string, string>>; interviewers: readonly string[] }

type Body = Omit<Invitation, '_id' | 'candidacy'>

/** Reads the form that invites and the one that changes an interview. @returns `filled`: the names of the times that were given, in their order */
export function readInvitation(form: FormData): { typed: TypedInvitation; filled: string[]; body: Body } {
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const interviewers = form.getAll('interviewer').map(String)
  const filled = slotNames.filter((name) => textOf(form, name) !== '')
  const how = textOf(form, 'how')
  return {
    typed: { fields, interviewers },
    filled,
    body: {
      event: textOf(form, 'event').trim() || 'Job interview',
      slots: filled.map((name) => textOf(form, name)),
      minutes: Number(textOf(form, 'minutes')),
      how: (how === 'phone' || how === 'video' ? how : 'place') satisfies InterviewWay,
      where: textOf(form, 'where'),
      interviewers,
      message: textOf(form, 'message'),
      isSure: textOf(form, 'isSure') === 'yes',
    },
  }
}

/** Problems at the fields that were typed in: where an empty line stands between two times, the second is the third field. */
function atFields(problems: Readonly<Record<string, string>>, filled: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, message]) => {
      const at = /^slot(\d)$/u.exec(field)?.[1]
      return [at === undefined ? field : (filled[Number(at) - 1] ?? field), message]
    }),
  )
}

/** What a refused invitation or change tells its form: at the fields where it names some, else as a whole. */
export function refusedInvitation(
  { fields, message }: { fields: Problems; message: string },
  filled: readonly string[],
): { problems: Record<string, string> | undefined; alert: Alert | null } {
  const problems = atFields(fields, filled)
  return Object.keys(problems).length > 0
    ? { problems, alert: null }
    : { problems: undefined, alert: alert('error', message) }
}
