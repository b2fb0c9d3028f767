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
}

/** A field of any kind: its label above, its hint and what is wrong with it between. */
export function Field({ children, className, ...head }: FieldProps & { children: ReactNode; className?: string }) {
  return (
    <div className={className === undefined ? 'field' : `field ${className}`}>
      <FieldHead {...head} />
      {children}
    </div>
  )
}

/** What is above a field; `describedBy` says the ids. */
export function FieldHead({ id, label, hint, problem, isOptional = false, isAnnounced = false }: FieldProps) {
  return (
    <>
      <label className="label" id={`${id}-label`} htmlFor={id}>
        {label}
        {isOptional && ' (optional)'}
      </label>
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
