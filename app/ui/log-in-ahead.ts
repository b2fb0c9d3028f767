import { useEffect } from 'react'

/** Loads the dialog that asks to log in over a page, with what shows it. What does not come now comes when it is shown. */
export function haveLogIn(): void {
  void Promise.all([import('./shell/late-parts.tsx'), import('./shell/log-in-dialog.tsx')]).catch(() => {})
}

/**
 * For a page that asks every visitor to log in as soon as they press its buttons: the dialog is there before the press. Loaded with the
 * press, it came seconds later on a slow connection.
 */
export function useLogInAhead(isVisitor: boolean): void {
  useEffect(() => {
    if (isVisitor) haveLogIn()
  }, [isVisitor])
}
