import { Link } from 'react-router'
import type { Alert } from '../../../contract/texts/alert.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import type { Live } from '../live/use-live-results.ts'
import css from './empty-results.module.css'
import type { ResultsView, ShownResults } from './results-view.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { askedWider, WiderList } from './wider-searches.tsx'

type Props = {
  results: ShownResults
  view: ResultsView
  tip: string
  isAsking: boolean
  asked: Live['wider']
  alert: Alert | null
}

/** No rows: why, and what would bring some. While boards are still asked nothing is decided. */
export function EmptyResults({
  results: { place, wider, notices, total, page, pages, understoodAs },
  view,
  tip,
  isAsking,
  asked,
  alert,
}: Props) {
  if (place.kind === 'unknown') {
    return (
      <EmptyState title={messages.placeUnknown(place.label)} picture="missed">
        {place.others.length > 0 && (
          <>
            <p>Did you mean one of these?</p>
            <ul>
              {place.others.map(({ label, address }) => (
                <li key={address}>
                  <Link to={address}>{label}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>{places}</p>
      </EmptyState>
    )
  }
  if (total > 0) {
    return (
      <EmptyState title={`There is no page ${page.toLocaleString('en-GB')}`} picture="missed">
        <p>
          These results have {pages.toLocaleString('en-GB')} {pages === 1 ? 'page' : 'pages'}.{' '}
          <Link to={view.pages.last}>Go to {pages === 1 ? 'it' : 'the last one'}</Link>
        </p>
      </EmptyState>
    )
  }
  // The server may have decided already, while a board that failed is asked once more.
  if (isAsking && (notices.length === 0 || asked !== null)) {
    return (
      // Another element for other words, so that nothing below them is seen to move.
      <div key={asked?.miles ?? 'here'} className={css.asking} aria-busy="true">
        <p>
          {asked === null
            ? 'Nothing yet among the ads we already have. We are asking the boards, and what they find appears here.'
            : `No jobs here. ${askedWider(asked)}`}
        </p>
        <p className="quiet">Tip: {tip}</p>
        {[1, 2].map((row) => (
          <div key={row} className={css.row}>
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    )
  }
  const told = alert === null || notices.some(({ message }) => message === alert.message) ? notices : [alert]
  return (
    <div className={css.empty}>
      {told.map((one) => (
        <AlertBox key={one.message} alert={one} />
      ))}
      <EmptyState title={wider.length > 0 ? 'These would find some' : 'What you can try'} picture="missed">
        {wider.length > 0 && <WiderList wider={wider} />}
        {view.tags.length > 0 && (
          <p>
            <Link to={view.withoutAny}>Search again without any filter</Link>
          </p>
        )}
        <p>{place.kind === 'abroad' ? places : whatToTry(understoodAs.unknown)}</p>
      </EmptyState>
    </div>
  )
}

/** The spelling of words that we know is right. */
function whatToTry(unknown: readonly string[]): string {
  if (unknown.length === 0) return 'Use fewer words, or search a wider area.'
  return `Check the spelling of ${unknown.map((word) => `‘${word}’`).join(' and ')}, use fewer words, or search a wider area.`
}

const places = 'Enter a town, county or postcode in the United Kingdom or Ireland, or ‘Remote’.'
