/** The part of the browsers' speech recognition that we use; it is in no type library yet. */
type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

type Constructor = new () => Recognition

/** Null where the browser has none. */
export function speechRecognition(): Constructor | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Window & {
    SpeechRecognition?: Constructor
    webkitSpeechRecognition?: Constructor
  }
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}

/** 'nurse in Leeds' is a title and a place; the last ' in ' counts, because a title may hold one. */
export function splitPhrase(phrase: string): { jobTitle: string; jobLocation: string | null } {
  const text = phrase.trim()
  const at = text.toLowerCase().lastIndexOf(' in ')
  if (at === -1) return { jobTitle: text, jobLocation: null }
  return { jobTitle: text.slice(0, at).trim(), jobLocation: text.slice(at + 4).trim() }
}
