import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { HumanCheckStart } from '../../../contract/human-check/api.ts'
import { formAnswer, trapName } from '../../../contract/human-check/human-check-form.ts'
import css from './account.module.css'

type Props = {
  /** What the server gave the page: lets a form through that is sent without scripts. */
  start?: Pick<HumanCheckStart, 'formKey'> | undefined
  problem?: string | undefined
  /** So many times the usual work; 1 unless the server asked for more. */
  work?: number | undefined
}

type Stage = 'waiting' | 'working' | 'done' | 'failed'

const told: Record<Stage, string> = {
  waiting: 'Your browser does a little work to show that you are no robot. There is nothing for you to do.',
  working: 'Your browser is working: a few seconds …',
  done: 'Done: you are no robot.',
  failed: 'The check did not work in this browser. Please wait a few seconds before you send the form.',
}

/**
 * The human check of a form: nothing to solve, the browser works once somebody is in the form. Sent before it has finished, the form
 * waits for it. After a form that was refused it needs a new `key`: each answer works once.
 */
export function HumanCheck({ start, problem, work = 1 }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState(start === undefined ? '' : formAnswer + start.formKey)
  const [stage, setStage] = useState<Stage>('waiting')

  useEffect(() => {
    const form = field.current?.form
    if (form == null) return
    let working: Promise<void> | null = null
    let isOver = false
    const solve = async () => {
      setStage('working')
      try {
        const { solveHumanCheck } = await import('./solve-human-check.ts')
        const solved = await solveHumanCheck(Number(field.current?.dataset['work'] ?? 1))
        // At once: a form that waits for it is sent next.
        flushSync(() => {
          setAnswer(solved)
          setStage('done')
        })
      } catch {
        // The key of the form is still in the field: it is taken after a few seconds.
        setStage('failed')
      }
      isOver = true
    }
    const onFocus = () => void (working ??= solve())
    const onSubmit = (event: SubmitEvent) => {
      if (isOver) return
      event.preventDefault()
      event.stopPropagation()
      const { submitter } = event
      working ??= solve()
      void working.then(() => form.requestSubmit(submitter))
    }
    form.addEventListener('focusin', onFocus, { once: true })
    form.addEventListener('submit', onSubmit, { capture: true })
    return () => {
      form.removeEventListener('focusin', onFocus)
      form.removeEventListener('submit', onSubmit, { capture: true })
    }
  }, [])

  return (
    <div>
      <input type="hidden" name="captcha" ref={field} value={answer} data-work={work} />
      <div className={css.trap} aria-hidden>
        <label>
          Leave this empty
          <input name={trapName} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="problem">{problem}</p>
      <output className={`hint ${css.check}`}>{told[stage]}</output>
    </div>
  )
}
