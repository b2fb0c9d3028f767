import { exactMoneyText, type Currency, type Step } from '../../../engines/take-home/index.ts'
import { ratesCheckedOn, sources, type SourceKey } from '../../../contract/salary/rates/sources.ts'
import { Day } from '../when.tsx'
import css from './calculator.module.css'

/** How it was worked out, step by step, each with the sources of its rates. */
export function StepsList({ steps, currency, title }: { steps: readonly Step[]; currency: Currency; title: string }) {
  const used = [...new Set(steps.flatMap(({ sources: keys }) => keys))]
  return (
    <section className={css.steps} aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {steps.map(({ label, working, amount, sources: keys }) => (
          <li key={label}>
            <span>
              <b>{label}:</b> {working}
              {keys.length > 0 && (
                <span className="hint"> [{[...new Set(keys)].map((key) => used.indexOf(key) + 1).join(', ')}]</span>
              )}
            </span>
            <span className={css.amount}>{exactMoneyText(amount, currency)}</span>
          </li>
        ))}
      </ol>
      <SourceList keys={used} />
    </section>
  )
}

function SourceList({ keys }: { keys: readonly SourceKey[] }) {
  return (
    <details className={css.sources}>
      <summary>
        Where the rates come from (checked <Day moment={ratesCheckedOn} />)
      </summary>
      <ol>
        {keys.map((key) => {
          const { title, url, dated } = sources[key]
          return (
            <li key={key}>
              {url === null ? (
                title
              ) : (
                <a href={url} rel="noreferrer">
                  {title}
                </a>
              )}
              {dated !== null && `, ${dated.length === 10 ? '' : 'of '}`}
              {dated !== null && (dated.length === 10 ? <Day moment={dated} /> : dated)}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
