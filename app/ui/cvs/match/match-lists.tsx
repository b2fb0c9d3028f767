import { Link } from 'react-router'
import type { CvMatch, CvPlace, MatchImportance, MatchKind } from '../../../../contract/cvs/match.ts'
import css from './match-panel.module.css'

/** What an ad asks for and how a CV answers it: missing, weak, found. `cvId`: whose steps 'Add to CV' leads to; null: the main CV's. */
export function MatchLists({ match, cvId }: { match: CvMatch; cvId: string | null }) {
  return (
    <>
      <Part title="Missing" count={match.missing.length} nothing="Nothing is missing from what we read in the ad.">
        {match.missing.map(({ what, kind, importance, sentence }) => (
          <li key={what}>
            <b>{shown(what, kind)}</b> <Wanted importance={importance} />{' '}
            <Link to={addressOf(kind, cvId)} className={css.add} aria-label={`Add to CV: ${what}`}>
              Add to CV
            </Link>
            <Asked sentence={sentence} what={what} />
          </li>
        ))}
      </Part>
      <Part title="Weak" count={match.weak.length}>
        {match.weak.map(({ what, kind, importance, why, where }) => (
          <li key={what}>
            <b>{shown(what, kind)}</b> <Wanted importance={importance} />
            <span className={css.quiet}> {why}.</span>
            {where !== null && <Where where={where} />}
          </li>
        ))}
      </Part>
      <Part
        title="Found"
        count={match.found.length}
        {...(match.covered === 0 ? { nothing: 'We found nothing in your CV that the ad asks for.' } : {})}
      >
        {match.found.map(({ what, kind, importance, where }) => (
          <li key={what}>
            <b>{shown(what, kind)}</b> <Wanted importance={importance} />
            <Where where={where} />
          </li>
        ))}
      </Part>
    </>
  )
}

const wanted: Record<MatchImportance, string> = { required: 'essential', named: 'mentioned', wished: 'desirable' }

/** A list below its title; where it is empty, a sentence or nothing. */
export function Part(props: { title: string; count: number; nothing?: string; children: React.ReactNode }) {
  const { title, count, nothing, children } = props
  if (count === 0) return nothing === undefined ? null : <p>{nothing}</p>
  return (
    <>
      <p className={css.title} aria-hidden>
        {title} ({count})
      </p>
      <ul className={css.list} aria-label={title}>
        {children}
      </ul>
    </>
  )
}

function Wanted({ importance }: { importance: MatchImportance }) {
  return <span className={css.wanted}>{wanted[importance]}</span>
}

function Where({ where: { section, entry, line } }: { where: CvPlace }) {
  const place = entry === null ? section : `${section}: ${entry}`
  return (
    <span className={css.where}>
      {place}
      {line !== entry && <> – “{line}”</>}
    </span>
  )
}

function Asked({ sentence, what }: { sentence: string; what: string }) {
  return sentence === what ? null : <span className={css.where}>The ad: “{sentence}”</span>
}

/** 'The job itself: Staff Nurse'. */
function shown(what: string, kind: MatchKind): string {
  if (kind === 'job') return `The job: ${what}`
  if (kind === 'experience') return what
  return what.charAt(0).toUpperCase() + what.slice(1)
}

/** The step of the wizard for this kind of entry. */
function addressOf(kind: MatchKind, cvId: string | null): string {
  const cv = cvId === null ? '' : `&cv=${cvId}`
  return `/build-your-cv?step=${steps[kind]}${cv}`
}
const steps: Record<MatchKind, 1 | 2 | 3 | 4> = {
  job: 1,
  experience: 1,
  qualification: 2,
  skill: 3,
  licence: 3,
  language: 3,
  clearance: 3,
  'right-to-work': 4,
}
