import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { useHydrated } from '../use-hydrated.ts'
import css from './voice-button.module.css'
import { Button } from '../parts/button.tsx'

/** Hold to talk: what is said fills the fields and is not sent (S2.22). What it takes is loaded by the first press. */
export function VoiceButton() {
  const isHydrated = useHydrated()
  const isAvailable = isHydrated && ('SpeechRecognition' in window || 'webkitSpeechRecognition' in window)
  const [isHeld, setIsHeld] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const stopListening = useRef<(() => void) | null>(null)
  const holds = useRef(0)

  async function start(form: HTMLFormElement | null) {
    const hold = ++holds.current
    setIsHeld(true)
    setProblem(null)
    const { listen } = await import('./listen.ts')
    // Let go before it could begin.
    if (hold !== holds.current) return
    stopListening.current = listen(form, (reason) => {
      setProblem(reason)
      setIsHeld(false)
    })
  }

  function stop() {
    holds.current++
    setIsHeld(false)
    stopListening.current?.()
    stopListening.current = null
  }

  useEffect(() => () => stopListening.current?.(), [])

  return (
    <div className={css.voice}>
      <Button
        className={css.button}
        type="button"
        // Off, and still to be reached by key and touch: only then does it say why.
        aria-disabled={!isAvailable}
        aria-pressed={isHeld}
        aria-describedby="voice-hint"
        // A tap does not focus a button everywhere, and the reason shows beside a focused one.
        onClick={(event) => event.currentTarget.focus()}
        onPointerDown={(event) => {
          if (!isAvailable) return
          event.currentTarget.setPointerCapture(event.pointerId)
          void start(event.currentTarget.form)
        }}
        onPointerUp={stop}
        onPointerCancel={stop}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return
          event.preventDefault()
          if (isAvailable && !event.repeat) void start(event.currentTarget.form)
        }}
        onKeyUp={stop}
        onBlur={stop}
      >
        <Icon name="microphone" />
        <span className={css.label}>{isHeld ? 'Listening…' : 'Hold to speak'}</span>
      </Button>
      <p className={`hint ${css.hint}`} id="voice-hint" aria-live="polite">
        {problem ?? (isHydrated && !isAvailable ? unavailable : hint)}
      </p>
    </div>
  )
}

const hint = 'Say ‘nurse in Leeds’. The maker of your browser may process what you say.'
const unavailable = 'Searching by voice is not available: this browser does not recognise speech.'
