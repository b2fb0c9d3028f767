import { useId, type ComponentProps, type ReactNode } from 'react'
import css from './choice.module.css'
import { useUntilMended } from './mended.ts'

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onChange'> & {
  /** The label. */
  children: ReactNode
  /** What the choice means: read out after its label, and not part of its name. */
  hint?: ReactNode
  problem?: string | undefined
  /** A card has a border, and all of it can be hit; a switch takes effect at once. */
  look?: 'card' | 'switch' | undefined
}

type Props = ChoiceProps & Pick<ComponentProps<'input'>, 'type' | 'ref' | 'onChange'>

/** What a checkbox and a radio button have in common. Its parts keep their places, so that a tick outlives a problem that comes or goes. */
export function Choice({ children, hint, problem: found, look, className = '', ...input }: Props) {
  const [problem, onMend] = useUntilMended(found)
  const own = useId()
  const id = input.id ?? own
  const isWrong = problem !== undefined
  const describedBy = [
    input['aria-describedby'],
    hint !== undefined && `${id}-hint`,
    isWrong && `${id}-problem`,
  ].filter(Boolean)
  return (
    <div className={`${css.choice} ${look === 'card' ? css.card : ''} ${className}`} onChange={onMend}>
      {isWrong && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <label className={css.label}>
        <input
          {...input}
          role={look === 'switch' ? look : undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        />
        <span>{children}</span>
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
