import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepQuietOnLeaving } from './leaving.ts'
import { installLogInGate } from './ui/shell/log-in-gate.ts'
import { watchForms } from './unsent.ts'

keepQuietOnLeaving(window)
// Before anything can be pressed: the first tap may need a login.
installLogInGate()
watchForms(window)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
