import { Link } from 'react-router'
import type { JobMatch } from '../../../../contract/cvs/match-api.ts'
import type { CvPlace, MatchImportance, MatchKind } from '../../../../contract/cvs/match.ts'
import { Icon, type IconName } from '../../icon.tsx'
import css from './match-panel.module.css'

/** How the best CV answers an ad, and how the others do (C82). All that is in the number stands below it. */
export function MatchResult({ match, isBrief }: { match: JobMatch; isBrief: boolean }) {
  const { best, originalname, all } = match
  const own = all.find(({ name, percent }) => name === originalname && percent === best.percent)
  const others = all.filter((one) => one !== own)
  return (
    <>
      <p className={css.head}>
        <span className={`${css.percent} ${css[match.colour]}`}>
          <Icon name={signs[match.colour]} /> {best.percent} % – {match.label}
        </span>
        <b>
          Your CV “{originalname}” covers {best.covered} of {best.asked}
        </b>
      </p>
      {best.isCut && <p>The board gives only the beginning of this ad, so the score is based on that part.</p>}
      <details className={css.details} open={!isBrief}>
        <summary>What we found and what is missing</summary>
        <Part title="Missing" count={best.missing.length} nothing="Nothing is missing from what we read in the ad.">
          {best.missing.map(({ what, kind, importance, sentence }) => (
            <li key={what}>
              <b>{shown(what, kind)}</b> <Wanted importance={importance} />{' '}
              <Link to={addressOf(kind, own)} className={css.add} aria-label={`Add to CV: ${what}`}>
                Add to CV
              </Link>
              <Asked sentence={sentence} what={what} />
            </li>
          ))}
        </Part>
        <Part title="Weak" count={best.weak.length}>
          {best.weak.map(({ what, kind, importance, why, where }) => (
            <li key={what}>
              <b>{shown(what, kind)}</b> <Wanted importance={importance} />
              <span className={css.quiet}> {why}.</span>
              {where !== null && <Where where={where} />}
            </li>
          ))}
        </Part>
        <Part
          title="Found"
          count={best.found.length}
          {...(best.covered === 0 ? { nothing: 'We found nothing in your CV that the ad asks for.' } : {})}
        >
          {best.found.map(({ what, kind, importance, where }) => (
            <li key={what}>
              <b>{shown(what, kind)}</b> <Wanted importance={importance} />
              <Where where={where} />
            </li>
          ))}
        </Part>
        {others.length > 0 && (
          <Part title="Your other CVs" count={others.length}>
            {others.map(({ id, name, percent }) => (
              <li key={id}>
                {name}: {percent} %
              </li>
            ))}
          </Part>
        )}
        <ul className={css.reasons}>
          {best.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
          <li>
            The job itself counts most, then what the ad calls essential. Skills that most CVs mention count least.
          </li>
          <li>
            We compare words, so we may miss things you can do. Only you see this. Employers do not, and nothing is
            decided by it.
          </li>
        </ul>
      </details>
    </>
  )
}

const signs: Record<JobMatch['colour'], IconName> = { danger: 'warning', info: 'information', success: 'tick' }
const wanted: Record<MatchImportance, string> = { required: 'essential', named: 'mentioned', wished: 'desirable' }

function Part(props: { title: string; count: number; nothing?: string; children: React.ReactNode }) {
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
function addressOf(kind: MatchKind, own: JobMatch['all'][number] | undefined): string {
  const cv = own?.kind === 'cv' ? `&cv=${own.id}` : ''
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
