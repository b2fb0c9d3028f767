import type { JobMatch } from '../../../../contract/cvs/match-api.ts'
import { Icon, type IconName } from '../../icon.tsx'
import { MatchLists, Part } from './match-lists.tsx'
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
      <p className="small quiet">The score is no share of them: the job itself counts most.</p>
      {best.isCut && <p>The board gives only the beginning of this ad, so the score is based on that part.</p>}
      <details className={css.details} open={!isBrief}>
        <summary>What we found and what is missing</summary>
        <MatchLists match={best} cvId={own?.kind === 'cv' ? own.id : null} />
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
            After the job itself, what the ad calls essential counts most. Skills that most CVs mention count least.
          </li>
          <li>
            We compare words, so we may miss things you can do. Only you see this. Employers do not, and no decision is
            based on it.
          </li>
        </ul>
      </details>
    </>
  )
}

const signs: Record<JobMatch['colour'], IconName> = { danger: 'warning', info: 'information', success: 'tick' }
