import type { CvProblems } from '../../../../contract/cvs/problems.ts'
import { useFocus } from '../../parts/use-focus.ts'
import summary from '../../parts/problem-summary.module.css'
import { positionOfField, steps } from './tasks.ts'

type Props = { problems: CvProblems; onGo: (path: string) => void }

/** What stands in the way of saving, in all steps: each line leads to its field. */
export function ProblemList({ problems, onGo }: Props) {
  const box = useFocus<HTMLDivElement>(problems)
  return (
    <div className={summary.problems} ref={box} role="alert" tabIndex={-1} aria-labelledby="cv-problems">
      <h2 id="cv-problems">There is a problem</h2>
      <ul>
        {Object.entries(problems).map(([path, message]) => (
          <li key={path}>
            <a
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault()
                onGo(path)
              }}
            >
              {steps[positionOfField(path)].name}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
