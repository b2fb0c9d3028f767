import type { Unsent } from '../unsent.ts'
import { unsentForm } from '../unsent.ts'
import css from './offline-banner.module.css'
import { Button } from './parts/button.tsx'

/** That a form was not sent, or may not have been, and the press that sends it again. */
export function UnsentLine({ unsent, isOnline }: { unsent: Unsent; isOnline: boolean }) {
  return (
    <p className={`${css.banner} ${css.unsent}`}>
      <span>
        {sentenceOf(unsent, isOnline)}
        {unsent.id !== null && (
          <>
            {' '}
            If you tell us about it, please quote <code>{unsent.id}</code>.
          </>
        )}
      </span>
      {unsent.pressed !== null && (
        <Button type="button" onClick={() => unsentForm.sendAgain()}>
          Send again
        </Button>
      )}
    </p>
  )
}

function sentenceOf({ kind, message, tries }: Unsent, isOnline: boolean): string {
  const still = tries > 1 ? 'Still no connection' : 'No connection'
  switch (kind) {
    case 'offline':
      return `${isOnline ? 'You are back online' : still}. Nothing was sent; your text is kept.`
    case 'cut':
      return `${still}. We do not know whether it arrived; your text is kept.`
    case 'refused':
      return `${message === '' ? 'Something went wrong on our side.' : message} Your text is kept.`
  }
}
