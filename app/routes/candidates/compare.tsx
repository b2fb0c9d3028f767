import { lazy, Suspense } from 'react'
import { Form, href, Link } from 'react-router'
import type { CandidateDetail } from '../../../contract/candidates/desk.ts'
import type { AnsweredRound } from '../../../contract/questions/rounds.ts'
import type { Route } from './+types/compare'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { compared, type ComparedRow } from '../../ui/candidates/desk/compared.ts'
import { callOf, isShortlisted } from '../../ui/candidates/desk/desk-words.ts'
import css from '../../ui/candidates/desk/desk.module.css'
import compareCss from '../../ui/candidates/desk/compare.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { Checkbox } from '../../ui/parts/checkbox.tsx'

// Few answers are spoken.
const RecordingById = lazy(async () => ({
  default: (await import('../../ui/recordings/recording-by-id.tsx')).RecordingById,
}))

const most = 4

export async function loader({ params, url, context }: Route.LoaderArgs) {
  companyOnly(context)
  const { ad, candidates } = await ask(context, (api) => api.candidateDesk.dashboard({ params, query: {} }))
  const wanted = new Set(url.searchParams.getAll('n').map(Number))
  const chosen = candidates.filter(({ number }) => wanted.has(number)).slice(0, most)
  const details = await Promise.all(
    chosen.map(
      async ({ _id }) =>
        await ask(context, (api) => api.candidateDesk.candidate({ params: { adId: ad._id, candidacyId: _id } })),
    ),
  )
  const rounds = await Promise.all(
    chosen.map(
      async ({ _id }) =>
        await ask(context, (api) => api.questionRounds.answers({ params: { adId: ad._id, candidacyId: _id } })),
    ),
  )
  return {
    ad,
    details,
    rounds,
    others: candidates.filter(({ state }) => state !== 'withdrawn'),
    isCut: wanted.size > most,
  }
}

/** Two to four candidates side by side: the same lines for all, those that differ marked. */
export default function Compare({ loaderData: { ad, details, rounds, others, isCut } }: Route.ComponentProps) {
  const back = href('/posted-job-details/:adId', { adId: ad._id })
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={`Compare candidates: ${ad.jobTitle}`} isForSearchEngines={false} />
      <p className={css.noPrint}>
        <Link to={back}>Candidates: {ad.jobTitle}</Link>
      </p>
      <h1>Compare candidates</h1>
      <p>{ad.jobTitle}</p>
      {isCut && <p>Four fit side by side. The first four are shown.</p>}
      {details.length < 2 ? (
        <p>Choose two to four candidates.</p>
      ) : (
        <>
          <p className="quiet">
            Lines that differ are marked ≠. If somebody did not state something, that says nothing about them. <Print />
          </p>
          <Table details={details} rounds={rounds} adId={ad._id} />
        </>
      )}
      <details className={css.noPrint} open={details.length < 2}>
        <summary>Choose others</summary>
        <Form method="get">
          <ul>
            {others.map((one) => (
              <li key={one._id}>
                <Checkbox name="n" value={one.number} defaultChecked={details.some(({ _id }) => _id === one._id)}>
                  {callOf(one)}
                  {isShortlisted(one) && ' ♥'} <span className="quiet">{one.gist}</span>
                </Checkbox>
              </li>
            ))}
          </ul>
          <div>
            <Button type="submit">Compare</Button>
          </div>
        </Form>
      </details>
    </div>
  )
}

function Print() {
  return (
    <Button type="button" look="plain" onClick={() => window.print()}>
      Print
    </Button>
  )
}

type TableProps = {
  details: readonly CandidateDetail[]
  /** What each answered to video questions. */
  rounds: readonly (readonly AnsweredRound[])[]
  adId: string
}

function Table({ details, rounds, adId }: TableProps) {
  return (
    // A table of four is wider than a phone: it scrolls, and the keyboard reaches it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={compareCss.tablePlace} aria-label="Candidates side by side" tabIndex={0}>
      <table className={compareCss.compare}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">What</span>
            </th>
            {details.map((one) => (
              <th key={one._id} scope="col">
                <Link to={href('/posted-job-details/:adId/:candidacyId', { adId, candidacyId: one._id })}>
                  {callOf(one)}
                </Link>
                {isShortlisted(one) && <span aria-label="shortlisted"> ♥</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compared(details, rounds).map((row) => (
            <Line key={row.name} row={row} names={details.map(callOf)} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Line({ row, names }: { row: ComparedRow; names: readonly string[] }) {
  const { name, values, recordings, differs, unsaid } = row
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {differs && <span aria-hidden="true">≠ </span>}
        {name}
        {differs && <span className="unseen"> (differs)</span>}
      </th>
      {values.map((lines, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column has no name but its place
        <td key={index}>
          {recordings?.[index] != null && (
            <Suspense fallback={<p className="quiet">Recorded answer</p>}>
              <RecordingById uuid={recordings[index]} title={`Answer of ${names[index]}: ${name}`} />
            </Suspense>
          )}
          {lines.length === 0 ? (
            recordings?.[index] == null && <span className="quiet">{unsaid}</span>
          ) : lines.length === 1 ? (
            lines[0]
          ) : (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </td>
      ))}
    </tr>
  )
}
