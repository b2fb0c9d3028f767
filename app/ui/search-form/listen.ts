import { fillIn } from '../parts/fill-in.ts'
import { speechRecognition, splitPhrase } from './speech.ts'

/**
 * Listens until it is stopped, or the browser has heard enough: what is said appears in the form's fields while it is said (K13:
 * British English, one alternative, not continuous).
 * @returns what stops it.
 */
export function listen(form: HTMLFormElement | null, onEnd: (problem: string | null) => void): () => void {
  const Recognition = speechRecognition()
  if (Recognition === null) {
    onEnd('The browser could not listen.')
    return () => {}
  }
  let problem: string | null = null
  const recognition = new Recognition()
  recognition.lang = 'en-GB'
  recognition.continuous = false
  recognition.interimResults = true
  recognition.maxAlternatives = 1
  recognition.onresult = ({ results }) =>
    write(form, Array.from(results, (result) => result[0]?.transcript ?? '').join(' '))
  recognition.onerror = ({ error }) => (problem = problems[error] ?? 'The browser could not listen.')
  recognition.onend = () => onEnd(problem)
  recognition.start()
  return () => recognition.stop()
}

function write(form: HTMLFormElement | null, phrase: string): void {
  const { jobTitle, jobLocation } = splitPhrase(phrase)
  fillIn(fieldOf(form, 'jobTitle'), jobTitle)
  if (jobLocation !== null) fillIn(fieldOf(form, 'jobLocation'), jobLocation)
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

/** By the codes of SpeechRecognitionErrorEvent. */
const problems: Record<string, string> = {
  'not-allowed': 'The browser was not allowed to use the microphone.',
  'service-not-allowed': 'The browser was not allowed to recognise speech.',
  'audio-capture': 'No microphone was found.',
  'no-speech': 'Nothing was heard. Please hold the button while you speak.',
  network: 'The browser could not reach its speech service.',
  'language-not-supported': 'The browser does not recognise British English.',
}
