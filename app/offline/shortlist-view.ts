import { shortlistStages } from '../../contract/shortlists/stages.ts'
import type { ShortlistEntry } from '../../contract/shortlists/shortlists.ts'
import { dayOf, timeOf } from '../ui/dates.ts'
import { countdownOf, entriesIn, jobsOf, stageNames } from '../ui/shortlist/entry-facts.ts'
import { element } from './element.ts'
import type { KeptHere } from './kept-here.ts'

/** The shortlist as this browser last saved it, read-only. */
export function shortlistView({ list, at, pending }: KeptHere, now: Date): Node[] {
  const stages = shortlistStages.map((stage) => ({ stage, entries: entriesIn(stage, list.entries) }))
  return [
    element('h1', {}, 'Shortlisted jobs'),
    element(
      'p',
      { class: 'notice', role: 'status' },
      `You are offline. This is your shortlist as it was on ${dayOf(at)} at ${timeOf(at)}.`,
    ),
    element('p', {}, element('a', { href: '' }, 'Try again')),
    element('p', {}, `${jobsOf(list.entries.length)} on your shortlist`),
    ...stages
      .filter(({ entries }) => entries.length > 0)
      .map(({ stage, entries }) =>
        element(
          'section',
          { 'aria-labelledby': stage },
          element('h2', { id: stage }, `${stageNames[stage]} (${entries.length})`),
          ...entries.map((entry) => card(entry, pending, now)),
        ),
      ),
  ]
}

function card(entry: ShortlistEntry, pending: KeptHere['pending'], now: Date): HTMLElement {
  const { job } = entry
  const facts = [
    [entry.employer, entry.location].filter((part) => part !== null && part !== '').join(' · '),
    job?.salary,
    entry.isClosed ? 'Closed' : job && countdownOf(job.closes, now.toISOString()).text,
    entry.contacted ? 'Contacted' : '',
  ]
  const id = `entry-${entry._id}`
  return element(
    'article',
    { 'aria-labelledby': id },
    element('h3', { id }, entry.title),
    ...facts.flatMap((fact) => (fact == null || fact === '' ? [] : [element('p', {}, fact)])),
    ...about(job?.snippet ?? ''),
    ...notesOf(entry, pending),
  )
}

function about(snippet: string): Node[] {
  if (snippet === '') return []
  return [element('details', {}, element('summary', {}, 'About the job'), element('p', {}, snippet))]
}

/** Notes from the account and notes typed offline since. A note whose text was emptied is a deleted note. */
function notesOf({ _id, notes }: ShortlistEntry, pending: KeptHere['pending']): Node[] {
  const typed = pending.filter(({ entryId }) => entryId === _id)
  const shown = [
    ...typed.map(({ content }) => ({ content, when: 'not saved to your account yet' })),
    ...notes
      .filter((note) => typed.every(({ noteId }) => noteId !== note._id))
      .map(({ content, changed }) => ({ content, when: dayOf(changed) })),
  ].filter(({ content }) => content.trim() !== '')
  return shown.map(({ content, when }) =>
    element('blockquote', {}, element('p', {}, content), element('p', { class: 'quiet' }, `Note, ${when}`)),
  )
}
