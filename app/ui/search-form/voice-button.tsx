import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { fillIn } from './fill-in.ts'
import { speechRecognition, splitPhrase, type Recognition } from './speech.ts'
import css from './voice-button.module.css'

/** Hold to talk: what is said appears in the form's fields while it is said, and is not sent (S2.22, K13). */
export function VoiceButton() {
  const isHydrated = useHydrated()
  const isAvailable = isHydrated && speechRecognition() !== null
  const recognition = useRef<Recognition>(null)
  const [isListening, setIsListening] = useState(false)
  const [problem, setProblem] = useState('')

  useEffect(() => () => recognition.current?.abort(), [])

  function start(form: HTMLFormElement | null) {
    const Recognition = speechRecognition()
    if (Recognition === null || recognition.current !== null) return
    const listening = new Recognition()
    listening.lang = 'en-GB'
    listening.continuous = false
    listening.interimResults = true
    listening.maxAlternatives = 1
    listening.onresult = ({ results }) =>
      writePhrase(form, Array.from(results, (result) => result[0]?.transcript ?? '').join(' '))
    listening.onerror = ({ error }) => setProblem(problems[error] ?? 'The browser could not listen.')
    listening.onend = () => {
      recognition.current = null
      setIsListening(false)
    }
    recognition.current = listening
    setProblem('')
    setIsListening(true)
    listening.start()
  }

  function stop() {
    recognition.current?.stop()
  }

  return (
    <div className={css.voice}>
      <button
        className={`button ${css.button}`}
        type="button"
        disabled={!isAvailable}
        aria-pressed={isListening}
        aria-describedby="voice-hint"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          start(event.currentTarget.form)
        }}
        onPointerUp={stop}
        onPointerCancel={stop}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return
          event.preventDefault()
          if (!event.repeat) start(event.currentTarget.form)
        }}
        onKeyUp={stop}
        onBlur={stop}
      >
        <Icon name="microphone" />
        {isListening ? 'Listening…' : 'Hold to speak'}
      </button>
      <p className="hint" id="voice-hint" aria-live="polite">
        {problem !== '' ? problem : isHydrated && !isAvailable ? unavailable : hint}
      </p>
    </div>
  )
}

function writePhrase(form: HTMLFormElement | null, phrase: string): void {
  const { jobTitle, jobLocation } = splitPhrase(phrase)
  fillIn(fieldOf(form, 'jobTitle'), jobTitle)
  if (jobLocation !== null) fillIn(fieldOf(form, 'jobLocation'), jobLocation)
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

const hint = 'Say ‘nurse in Leeds’. The maker of your browser may process what you say.'
const unavailable = 'Searching by voice is not available: this browser does not recognise speech.'

/** By the codes of SpeechRecognitionErrorEvent. */
const problems: Record<string, string> = {
  'not-allowed': 'The browser was not allowed to use the microphone.',
  'service-not-allowed': 'The browser was not allowed to recognise speech.',
  'audio-capture': 'No microphone was found.',
  'no-speech': 'Nothing was heard. Please hold the button while you speak.',
  network: 'The browser could not reach its speech service.',
  'language-not-supported': 'The browser does not recognise British English.',
}
