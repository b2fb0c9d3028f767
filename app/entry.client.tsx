import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepQuietOnLeaving } from './leaving.ts'
import { watchForms } from './unsent.ts'

keepQuietOnLeaving(window)
watchForms(window)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
