import type { Source } from '../../../contract/boards/boards.ts'
import { BoardDot } from '../board-dot.tsx'
import { dayOf, timeOf, ageOf } from '../dates.ts'
import { Icon, type IconName } from '../icon.tsx'
import css from './source-table.module.css'
import { countries } from '../../../contract/places/countries.ts'

/** One row for each board. On a narrow screen each row becomes a card with the column's name before each fact. */
export function SourceTable({ sources, now }: { sources: readonly Source[]; now: string }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Used for</th>
          <th scope="col">Terms</th>
          <th scope="col">Status</th>
          <th scope="col">Last good response</th>
          <th scope="col">Requests in the last day</th>
          <th scope="col">Live ads</th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} now={now} />
        ))}
      </tbody>
    </table>
  )
}

function SourceRow({ source, now }: { source: Source; now: string }) {
  const { id, name, regions, usedFor, access, terms, attribution, mode, offBecause, health, lastGoodAnswer } = source
  const { icon, look } = healths[health]
  return (
    <tr id={id}>
      <th scope="row">
        <BoardDot board={id} />
        {name}
        <span className={css.under}>{regions.map((region) => countries[region].shortName).join(', ')}</span>
      </th>
      <td data-column="Used for">
        {usedFor}
        <span className={css.under}>{accessWords[access]}</span>
        {attribution !== null && (
          <span className={css.under}>
            <a href={attribution.url} rel="noopener noreferrer">
              {attribution.label}
            </a>
          </span>
        )}
      </td>
      <td data-column="Terms">
        {termsWords[terms.automatedReading]}
        <span className={css.under}>
          {terms.summary}{' '}
          {terms.url !== null && (
            <a href={terms.url} rel="noopener noreferrer">
              Terms<span className="unseen"> of {name}</span>
            </a>
          )}
        </span>
      </td>
      <td data-column="Status">
        {modeWords[mode]}
        {mode !== 'off' && (
          <span className={`${css.health} ${look}`}>
            <Icon name={icon} /> {health}
          </span>
        )}
        {offBecause !== null && <span className={css.under}>{offBecause}</span>}
      </td>
      <td data-column="Last good response">{lastGoodAnswer === null ? 'none yet' : momentOf(lastGoodAnswer, now)}</td>
      <td data-column="Requests in the last day">
        {source.shareOfFailures === null
          ? 'none'
          : `${source.calls.toLocaleString('en-GB')}, ${Math.round(source.shareOfFailures * 100)}% failed`}
      </td>
      <td data-column="Live ads">{source.liveAds.toLocaleString('en-GB')}</td>
    </tr>
  )
}

const healths: Record<Source['health'], { icon: IconName; look: string | undefined }> = {
  ok: { icon: 'tick', look: css.good },
  slow: { icon: 'warning', look: css.doubtful },
  blocked: { icon: 'warning', look: css.bad },
  failing: { icon: 'warning', look: css.bad },
  off: { icon: 'close', look: undefined },
  'not asked yet': { icon: 'information', look: undefined },
}

const accessWords: Record<Source['access'], string> = {
  api: 'Read through its API',
  feed: 'Read from its feed',
  page: 'Read from its pages',
  'company boards': 'Read from companies’ own job boards',
  own: 'Ads posted here',
}

const termsWords: Record<Source['terms']['automatedReading'], string> = {
  allowed: 'Allows automated reading',
  conditions: 'Allows automated reading with conditions',
  forbidden: 'Forbids automated reading',
}

const modeWords: Record<Source['mode'], string> = { live: 'Live', demo: 'Demo', off: 'Off' }

/** 'today 14:00 (UK time)', '3 days ago', '12 September 2026'. */
function momentOf(moment: string, now: string): string {
  const age = ageOf(moment, now)
  return age === 'today'
    ? `today ${timeOf(moment)} (UK time)`
    : age === dayOf(moment)
      ? age
      : `${age}, ${dayOf(moment)}`
}
