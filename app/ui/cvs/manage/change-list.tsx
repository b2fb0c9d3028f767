import type { CvChange } from '../../../../contract/cvs/compare.ts'
import css from './manage.module.css'

const words = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const

/** The differences between two CVs. */
export function ChangeList({ changes }: { changes: readonly CvChange[] }) {
  if (changes.length === 0) return <p>These versions are the same.</p>
  return (
    <ul className={css.changes}>
      {changes.map(({ kind, what, before, after }) => (
        <li key={`${kind} ${what} ${before}`} className={css[kind]}>
          <p>
            <b>{words[kind]}</b>: {what}
          </p>
          {before !== '' && (
            <p className={`${css.words} ${css.before}`}>
              {kind === 'changed' && 'Before: '}
              <del>{before}</del>
            </p>
          )}
          {after !== '' && (
            <p className={css.words}>
              {kind === 'changed' && 'Now: '}
              <ins>{after}</ins>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
