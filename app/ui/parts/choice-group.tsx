import { useId, type ReactNode } from 'react'
import css from './choice.module.css'
import type { FieldProps } from './field.tsx'
import { useUntilMended } from './mended.ts'

type Props = Pick<FieldProps, 'hint' | 'problem'> & {
  /** A line of the problem summary leads to it. */
  id?: string | undefined
  legend: ReactNode
  /** The heading above says the same. */
  isLegendUnseen?: boolean
  /** The choices are short: beside one another, as many as there is room for. */
  isInline?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Choices that answer one question: `Radio`s where one can be made, `Checkbox`es where several can. */
export function ChoiceGroup(props: Props) {
  const { id, legend, isLegendUnseen = false, hint, isInline = false, className, children } = props
  const [problem, onMend] = useUntilMended(props.problem)
  const own = useId()
  const at = id ?? own
  const describedBy = [hint !== undefined && `${at}-hint`, problem !== undefined && `${at}-problem`].filter(Boolean)
  return (
    <fieldset
      className={className}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      onChange={onMend}
      aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
    >
      <legend className={isLegendUnseen ? 'unseen' : 'label'}>{legend}</legend>
      {hint !== undefined && (
        <p className="hint" id={`${at}-hint`}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p className="problem" id={`${at}-problem`}>
          {problem}
        </p>
      )}
      <div className={isInline ? css.inline : css.list}>{children}</div>
    </fieldset>
  )
}
