import type { Route } from './+types/calendar-file'
import { ask } from '../../ask.ts'
import { fileAnswer } from '../../attachment.ts'

/** The interview of a link as a calendar file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return fileAnswer(await ask(context, (api) => api.interviews.calendarFile({ params })))
}
