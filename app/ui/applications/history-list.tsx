import { href, Link } from 'react-router'
import type { ApplicationEntry, ApplicationGroup, GroupedApplications } from '../../../contract/applications/history.ts'
import type { Candidacy } from '../../../contract/candidates/candidacies.ts'
import { canStop } from '../../../contract/applications/states.ts'
import { CandidacyRow } from '../candidates/candidacy-row.tsx'
import { groupOf } from '../candidates/in-groups.ts'
import { ButtonLink } from '../parts/button.tsx'
import { Pager } from '../parts/pager.tsx'
import { StatusSteps } from '../parts/status-steps.tsx'
import { Ago } from '../when.tsx'
import { Act } from './act.tsx'
import css from './history-list.module.css'
import { rowSteps } from './row-steps.ts'
import { nextSteps, waitsForPerson, whatToDo } from './state-words.ts'
import { EmptyLine } from '../parts/empty-state.tsx'

type Props = {
  groups: GroupedApplications['groups']
  /** Applications to ads that were posted here: first in their groups, on the first page. */
  here: readonly Candidacy[]
  /** How many messages about them are new. */
  unread: ReadonlyMap<string, number>
  /** Only some states, a source or a month are asked for: groups with nothing in them are left out. */
  isNarrowed: boolean
  now: string
  /** The address of a page of a group. */
  pageOf: (group: ApplicationGroup, page: number) => string
}

/** The history by group, what waits for its person first. Each group has pages of its own; its count is of all of them. */
export function HistoryList({ groups, here, unread, isNarrowed, now, pageOf }: Props) {
  return groups
    .map((one) => {
      const ofGroup = here.filter((candidacy) => groupOf(candidacy) === one.group)
      return { ...one, total: one.total + ofGroup.length, here: one.page === 1 ? ofGroup : [] }
    })
    .filter(({ group, total }) => total > 0 || (!isNarrowed && group !== 'under-way'))
    .map(({ group, total, page, pages, applications, here: sentHere }) => (
      <section key={group} id={group} className={css.group} aria-labelledby={`${group}-heading`}>
        <h2 id={`${group}-heading`} className={css.heading}>
          {groupNames[group]} <span className={css.many}>{total}</span>
        </h2>
        {total === 0 ? (
          <EmptyLine picture={group === 'needs-you' ? 'done' : 'waiting'}>{whenEmpty[group]}</EmptyLine>
        ) : (
          <ul className={css.list}>
            {sentHere.map((one) => (
              <CandidacyRow key={one._id} one={one} unread={unread.get(one._id) ?? 0} now={now} />
            ))}
            {applications.map((one) => (
              <Row key={one._id} one={one} now={now} />
            ))}
          </ul>
        )}
        <Pager
          label={`Pages of ${groupNames[group]}`}
          previous={page > 1 ? pageOf(group, page - 1) : null}
          next={page < pages ? pageOf(group, page + 1) : null}
          place={`Page ${page} of ${pages}`}
          names={['Newer', 'Older']}
        />
      </section>
    ))
}

const groupNames: Readonly<Record<ApplicationGroup, string>> = {
  'needs-you': 'Needs you',
  'under-way': 'On their way',
  sent: 'Sent',
  interview: 'Interview',
  closed: 'Closed',
}

const whenEmpty: Readonly<Record<ApplicationGroup, string>> = {
  'needs-you': 'Nothing is waiting for you.',
  'under-way': 'Nothing is being sent.',
  sent: 'Nothing sent yet. What you send appears here, with its receipt.',
  interview: 'No interviews yet. If you are invited to one, open the application and say so.',
  closed: 'Nothing closed yet.',
}

function Row({ one, now }: { one: ApplicationEntry; now: string }) {
  const { _id, jobTitle, employer, sourceName, created, reason, hasReceipt, state } = one
  const page = href('/applications/:applicationId', { applicationId: _id })
  return (
    <li className={css.row}>
      <div className={css.what}>
        <Link className={css.title} to={page}>
          {jobTitle}
        </Link>
        <div className={css.meta}>
          <span>
            {[employer, sourceName].filter((part) => part !== null).join(' · ')} · <Ago moment={created} now={now} />
          </span>
          <StatusSteps label={`Steps of ${jobTitle}`} steps={rowSteps(one, now)} isInRow />
        </div>
        {state === 'failed' && reason !== null && <p className={css.meta}>{nextSteps[reason].text}</p>}
      </div>
      <div className={css.acts}>
        {waitsForPerson(one) && (
          <ButtonLink to={page}>
            {whatToDo(one)}
            <span className="unseen">: {jobTitle}</span>
          </ButtonLink>
        )}
        {hasReceipt && (
          <Link to={href('/applications/:applicationId/receipt', { applicationId: _id })}>
            Receipt<span className="unseen"> of {jobTitle}</span>
          </Link>
        )}
        {canStop(state) ? (
          <Act intent="stop" fields={{ id: _id }} label="Stop" about={jobTitle} look="plain" />
        ) : (
          state !== 'sending' && (
            <Act intent="remove" fields={{ id: _id }} label="Remove" about={jobTitle} look="plain" />
          )
        )}
      </div>
    </li>
  )
}
