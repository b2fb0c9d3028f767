import { StatusSteps } from '../parts/status-steps.tsx'

const parts = ['CV and letter', 'Answers', 'Check', 'Send'] as const
export type ApplyPart = (typeof parts)[number]

/** The parts of applying, and which of them one is in; null: it is over. */
export function PartsList({ current }: { current: ApplyPart | null }) {
  const at = current === null ? parts.length : parts.indexOf(current)
  return (
    <StatusSteps
      label="Parts of applying"
      steps={parts.map((part, index) => ({
        name: `${index + 1}. ${part}`,
        state: index === at ? 'current' : 'to-come',
      }))}
    />
  )
}
