import css from './applications.module.css'

const parts = ['CV and letter', 'Answers', 'Check', 'Send'] as const
export type ApplyPart = (typeof parts)[number]

/** The parts of applying, and which of them one is in; null: it is over. */
export function PartsList({ current }: { current: ApplyPart | null }) {
  return (
    <ol className={css.parts} aria-label="Parts of applying">
      {parts.map((part, at) => (
        <li key={part} aria-current={part === current ? 'step' : undefined}>
          {at + 1}. {part}
        </li>
      ))}
    </ol>
  )
}
