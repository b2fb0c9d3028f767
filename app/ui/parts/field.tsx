import type { ReactNode } from 'react'

export type FieldProps = {
  /** Of what is filled in: the label and a line of the problem summary lead to it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with it. */
  problem?: string | undefined
  isOptional?: boolean
  /** The problem is read out when it appears: for forms without a summary at their top. */
  isAnnounced?: boolean
  /** It is no input of the browser's own, which names itself by the label's id. */
  isOfPage?: boolean
}

type BoxProps = FieldProps & {
  children: ReactNode
  className?: string
  /** What is filled in has been changed: see mended.ts. */
  onMend?: () => void
}

/** A field of any kind: its label above, its hint and what is wrong with it between. */
export function Field({ children, className, onMend, ...head }: BoxProps) {
  return (
    <div className={className === undefined ? 'field' : `field ${className}`} onInput={onMend} onChange={onMend}>
      <FieldHead {...head} />
      {children}
    </div>
  )
}

/** What is above a field; `describedBy` says the ids. */
export function FieldHead(props: FieldProps) {
  const { id, label, hint, problem, isOptional = false, isAnnounced = false, isOfPage = false } = props
  const Label = isOfPage ? 'span' : 'label'
  return (
    <>
      <Label className="label" id={`${id}-label`} {...(!isOfPage && { htmlFor: id })}>
        {label}
        {isOptional && ' (optional)'}
      </Label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="problem" id={`${id}-problem`} role={isAnnounced ? 'alert' : undefined}>
        {problem}
      </p>
    </>
  )
}

/** The attributes that tie an input to its hint and its problem. */
export function described({ id, hint, problem }: Pick<FieldProps, 'id' | 'hint' | 'problem'>) {
  return {
    'aria-invalid': problem !== undefined,
    'aria-describedby': hint === undefined ? `${id}-problem` : `${id}-hint ${id}-problem`,
  }
}
