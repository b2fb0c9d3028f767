import { useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from './home.ts'
import { steps, taskState, type Position } from './tasks.ts'
import { today, type Wizard } from './use-wizard.ts'
import css from './wizard.module.css'

/** The steps and how far each is, in any order: 'Work – 2 entries'. */
export function StepList({ wizard, position }: { wizard: Wizard; position: Position }) {
  const [day] = useState(today)
  return (
    <nav className={css.steps} aria-label="Steps">
      <ol>
        {steps.map((step) => {
          const state = taskState(wizard.cv, step.position, day)
          return (
            <li key={step.position}>
              <Link
                to={addressOf(wizard.home, step.position)}
                aria-current={step.position === position ? 'step' : undefined}
              >
                {step.name}
                <span className={css.state}>
                  <span className="unseen"> – </span>
                  {state.words}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
