import type { ReactNode } from 'react'
import {
  cameraUnavailable,
  deviceFailed,
  noCamera,
  notLoggedIn,
  noTriesLeft,
} from '../../../contract/recordings/texts.ts'
import { alertCodes } from '../../../contract/texts/alert-codes.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { Button } from '../parts/button.tsx'
import { browserOf, stepsToAllow, systemStep } from './browser-steps.ts'
import type { Media } from './devices.ts'
import { usePhaseFocus } from './phase-focus.ts'
import css from './recorder.module.css'
import type { Fault } from './recorder-state.ts'

type Props = { fault: Fault; media: Media; onAgain: (() => void) | null }

/** What is the matter in the specification's words (M67, M71 to M73), and what to do about it in this browser. */
export function FaultView({ fault, media, onAgain }: Props) {
  const box = usePhaseFocus<HTMLDivElement>(onAgain === null ? undefined : fault)
  return (
    <div ref={box} tabIndex={-1} className={css.fault}>
      <AlertBox alert={alertOf(fault, media)} />
      <FaultHelp fault={fault} media={media} />
      {onAgain !== null && (
        <div>
          <Button type="button" look="primary" onClick={onAgain}>
            {fault === 'not-accepted' || fault === 'stopped' || fault === 'other-window' ? 'Record again' : 'Try again'}
          </Button>
        </div>
      )}
    </div>
  )
}

function FaultHelp({ fault, media }: { fault: Fault; media: Media }): ReactNode {
  const hasCamera = media === 'video'
  const devices = hasCamera ? 'camera and microphone' : 'microphone'
  switch (fault) {
    case 'refused': {
      const system = systemStep(navigator.userAgent, { hasCamera })
      return (
        <>
          <p>This site may not use your {devices}. To allow it:</p>
          <ol className={css.steps}>
            {stepsToAllow(browserOf(navigator.userAgent), { hasCamera }).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {system !== null && <p className="quiet">{system}</p>}
        </>
      )
    }
    case 'no-camera':
      return <p>Connect a camera, or open its cover or switch if it has one. Then choose Try again.</p>
    case 'no-microphone':
      return <p>We found no microphone. Connect one, or a headset, and choose Try again.</p>
    case 'in-use':
      return (
        <p>
          Another program or tab may be using your {devices}. Close video calls and other recorders, then choose Try
          again.
        </p>
      )
    case 'not-supported':
      return (
        <p>
          This browser cannot record {hasCamera ? 'video' : 'sound'}. A current version of Chrome, Edge, Firefox or
          Safari can.
        </p>
      )
    case 'not-logged-in':
      return (
        <p>
          <a href="/login">Log in</a>, and you come back to this page.
        </p>
      )
    case 'not-started':
      return <p>Nothing was recorded. Check your connection and choose Try again.</p>
    case 'no-tries':
      return <p>You can answer in writing instead. It counts the same.</p>
    case 'nothing-recorded':
      return (
        <p>
          This browser gave us no {hasCamera ? 'picture or sound' : 'sound'}. Please try again, or use another browser:
          this try does not count.
        </p>
      )
    case 'not-accepted':
      return <p>Our server refused it. Please record again: this try does not count.</p>
    case 'stopped':
      return <p>Our server refused it, so we stopped. Please record again: this try does not count.</p>
    case 'other-window':
      return <p>Go back to that window to save it, or record again here: this try does not count.</p>
  }
}

function alertOf(fault: Fault, media: Media): Alert {
  switch (fault) {
    case 'not-logged-in':
      return { code: alertCodes.error, ...notLoggedIn }
    case 'no-camera':
      return { code: alertCodes.error, message: noCamera, details: '' }
    case 'not-supported':
      return media === 'video'
        ? { code: alertCodes.warning, ...cameraUnavailable }
        : { code: alertCodes.warning, message: 'We cannot record sound here.', details: '' }
    case 'not-started':
      return { code: alertCodes.error, message: 'The recording could not start.', details: '' }
    case 'no-tries':
      return { code: alertCodes.warning, message: noTriesLeft, details: '' }
    case 'nothing-recorded':
      return { code: alertCodes.error, message: 'Nothing was recorded.', details: '' }
    case 'not-accepted':
      return { code: alertCodes.error, message: 'Your recording could not be saved.', details: '' }
    case 'stopped':
      return { code: alertCodes.error, message: 'We had to stop your recording.', details: '' }
    case 'other-window':
      return { code: alertCodes.warning, message: 'This recording is open in another window.', details: '' }
    default:
      return { code: alertCodes.error, ...deviceFailed }
  }
}
