import { alert } from '../../../../contract/texts/messages.ts'
import { AlertBox } from '../../parts/alert-box.tsx'
import { useIsToldAtForm } from '../../parts/last-sent.ts'
import { useFocus } from '../../parts/use-focus.ts'
import { CvAct } from './cv-act.tsx'
import css from './manage.module.css'

/** What a form of the page did, or why not; with the way back where there is one. */
export type ManageAnswer = {
  /** Where on the page it is told. */
  part: 'cvs' | 'files'
  done: string | null
  problem: string | null
  undo: { intent: 'undelete-cv' | 'undelete-file'; id: string; name: string } | null
}

/** Told beside what it is about; the focus goes there, as the button that was pressed may be gone. */
export function Answer({ answer }: { answer: ManageAnswer }) {
  const { done, problem, undo } = answer
  // Its form says it at its button, and takes the focus there.
  const isToldThere = useIsToldAtForm() && problem !== null
  const box = useFocus<HTMLDivElement>(isToldThere ? undefined : answer)
  if (isToldThere) return null
  return (
    <div className={css.answer} ref={box} tabIndex={-1}>
      {problem !== null && <AlertBox alert={alert('error', problem)} />}
      {done !== null && <AlertBox alert={alert('success', done)} />}
      {undo !== null && (
        <CvAct intent={undo.intent} fields={{ id: undo.id, name: undo.name }}>
          Undo<span className="unseen">: restore ‘{undo.name}’</span>
        </CvAct>
      )}
    </div>
  )
}
