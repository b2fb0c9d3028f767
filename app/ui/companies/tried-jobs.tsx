import type { TriedFeed, TriedJob } from '../../../contract/job-ads/feed.ts'
import { Badge } from '../parts/badge.tsx'
import { Table } from '../parts/table.tsx'
import { useFocus } from '../parts/use-focus.ts'
import css from './company.module.css'

/** What the first jobs of a feed would become, field by field. */
export function TriedJobs({ tried }: { tried: TriedFeed }) {
  const { jobs, unreadable, duplicates, tried: shown } = tried
  const heading = useFocus<HTMLHeadingElement>(tried)
  return (
    <section className={css.section} aria-labelledby="tried">
      <h3 id="tried" ref={heading} tabIndex={-1}>
        What the feed would add
      </h3>
      <p className={css.text}>
        {`The feed holds ${jobs.toLocaleString('en-GB')} ${jobs === 1 ? 'job' : 'jobs'}.`}
        {shown.length < jobs && ` These are the first ${shown.length}.`} Nothing has been stored.
        {unreadable > 0 && ` ${unreadable} could not be read, or have no reference number.`}
        {duplicates.length > 0 &&
          ` These reference numbers appear more than once, so we use the first of each: ${duplicates.join(', ')}.`}
      </p>
      {shown.map((job) => (
        <Tried key={job.reference} job={job} />
      ))}
    </section>
  )
}

function Tried({ job: { reference, title, outcome, fields, notes, missing, hints } }: { job: TriedJob }) {
  const lines = [...missing, ...hints.filter(({ level }) => level === 'block').map(hintText), ...notes]
  const others = hints.filter(({ level }) => level === 'hint')
  return (
    <details className={css.fold}>
      <summary>
        {title || 'No title'} <span className="quiet">{reference}</span>{' '}
        <Badge tone={tones[outcome]}>{outcomes[outcome]}</Badge>
      </summary>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Table
        caption="Field by field"
        columns={[{ name: 'In the feed' }, { name: 'Says' }, { name: 'Becomes' }]}
        rows={fields.map(({ element, given, became }) => ({
          key: element,
          // A long name may break between its words.
          cells: [
            element.replace(/(date|number|type)$/u, '\u200B$1'),
            given,
            became === '' ? 'Not understood' : became,
          ],
        }))}
      />
      {others.length > 0 && (
        <ul>
          {others.map((hint) => (
            <li key={hint.id}>{hintText(hint)}</li>
          ))}
        </ul>
      )}
    </details>
  )
}

function hintText({ title, details }: TriedJob['hints'][number]): string {
  return `${title}. ${details}`
}

const outcomes = {
  online: 'Can go online',
  draft: 'Needs your attention',
  blocked: 'Cannot go online',
  skipped: 'Left out',
} as const

const tones = { online: 'good', draft: 'attention', blocked: 'wrong', skipped: 'plain' } as const
