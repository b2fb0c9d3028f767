import type { Hint } from '../../../contract/job-ads/hints.ts'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import css from './job-ads.module.css'

type Props = {
  hints: readonly Hint[]
  /** Left out: they cannot be put aside here. */
  onPutAside?: ((id: string) => void) | undefined
}

/** What there is to look at in an ad; each names the rule it follows from. */
export function HintsPanel({ hints, onPutAside }: Props) {
  return (
    <section className={css.hints} aria-labelledby="hints-title">
      <h2 id="hints-title">Quality check</h2>
      <div aria-live="polite">
        <p className="quiet">{summary(hints)}</p>
        <ul>
          {hints.map(({ id, level, field, title, details, rule, found }) => (
            <li key={id} className={level === 'block' ? css.block : css.hint}>
              <p>
                <Badge tone={level === 'block' ? 'wrong' : 'attention'}>
                  {level === 'block' ? 'Must change' : 'Tip'}
                </Badge>{' '}
                <a href={`#${field}`}>{title}</a>
              </p>
              {found !== '' && (
                <p className="quiet">
                  The ad says <q>{found}</q>
                </p>
              )}
              <p>{details}</p>
              <p className="quiet">
                <small>{rule}</small>
              </p>
              {level === 'hint' && onPutAside !== undefined && (
                <Button type="button" look="plain" onClick={() => onPutAside(id)}>
                  Hide this tip<span className="unseen">: {title}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function summary(hints: readonly Hint[]): string {
  const blocks = hints.filter(({ level }) => level === 'block').length
  const tips = hints.length - blocks
  if (hints.length === 0) return 'Nothing to change. We read English only.'
  const must = blocks === 0 ? '' : `${blocks} ${blocks === 1 ? 'thing' : 'things'} you must change`
  const may = tips === 0 ? '' : `${tips} ${tips === 1 ? 'tip' : 'tips'}`
  return [must, may].filter((part) => part !== '').join(', ')
}
