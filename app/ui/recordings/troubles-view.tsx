import { Banner } from '../parts/banner.tsx'
import type { RecorderState } from './recorder-state.ts'

/** What does not stop a recording, but must be known. */
export function TroublesView({ state: { phase, troubles } }: { state: RecorderState }) {
  const isUnderWay =
    phase.name === 'recording' || phase.name === 'interrupted' || phase.name === 'recorded' || phase.name === 'saving'
  if (!isUnderWay || ('take' in phase && phase.take !== 'real')) return null
  return (
    <>
      {/* While it is saved, the line above says so. */}
      {troubles.isOffline && phase.name !== 'saving' && (
        <Banner tone="warning">
          You are offline. {phase.name === 'recording' && 'Recording goes on. '}Saving continues when you are back.
        </Banner>
      )}
      {troubles.isLoggedOut && (
        <Banner tone="error">
          You have been logged out. Your recording is kept in this browser.{' '}
          <a href="/login" target="_blank" rel="noreferrer">
            Log in in another tab
          </a>
          , then saving goes on here.
        </Banner>
      )}
      {troubles.isStorageFull && (
        <Banner tone="warning">
          This device has no room left, so we send your recording straight away. Please keep this page open until it is
          saved.
        </Banner>
      )}
    </>
  )
}
