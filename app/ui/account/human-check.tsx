import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { HumanCheckStart } from '../../../contract/human-check/api.ts'
import { formAnswer, trapName } from '../../../contract/human-check/human-check-form.ts'
import css from './account.module.css'

type Props = {
  /** The key that the server put in the page. It lets a form through that is sent without scripts. */
  start?: Pick<HumanCheckStart, 'formKey'> | undefined
  problem?: string | undefined
  /** A multiple of the usual work; 1 unless the server asks for more. */
  work?: number | undefined
}

type Stage = 'waiting' | 'working' | 'done' | 'failed'

const told: Record<Stage, string> = {
  waiting: 'Your browser will check that you are not a robot. You do not need to do anything.',
  working: 'Checking. This takes a few seconds …',
  done: 'Checked. You are not a robot.',
  failed: 'The check did not work in this browser. Please wait a few seconds, then send the form.',
}

/**
 * The human check of a form: there is nothing to solve, and the browser starts working when somebody enters the form. Sent before it has finished, the form
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
    let isToBeSent = false
    const solve = async () => {
      setStage('working')
      try {
        const { solveHumanCheck } = await import('./solve-human-check.ts')
        const solved = await solveHumanCheck(Number(field.current?.dataset['work'] ?? 1))
        // flushSync, because a form that is waiting is sent next.
        flushSync(() => {
          setAnswer(solved)
          setStage('done')
        })
      } catch {
        // The form's key is still in the field, and the server accepts it after a few seconds.
        setStage('failed')
      }
      isOver = true
    }
    const onFocus = () => void (working ??= solve())
    const onSubmit = (event: SubmitEvent) => {
      if (isOver) return
      event.preventDefault()
      event.stopPropagation()
      // Pressed again while it waits: it is sent once.
      if (isToBeSent) return
      isToBeSent = true
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
