import type { OtherLanguage } from '../../contract/cvs/cvs.ts'

const names = new Set(
  `
    english irish gaeilge gaelic welsh cymraeg scottish-gaelic scots cornish manx french german spanish portuguese
    italian dutch flemish swedish norwegian danish finnish icelandic polish czech slovak slovene slovenian croatian
    serbian bosnian bulgarian romanian hungarian greek turkish russian ukrainian belarusian lithuanian latvian
    estonian maltese albanian macedonian georgian armenian azerbaijani kazakh uzbek arabic hebrew persian farsi dari
    pashto kurdish urdu hindi punjabi panjabi bengali bangla gujarati marathi tamil telugu kannada malayalam sinhala
    sinhalese nepali tibetan burmese thai lao khmer vietnamese malay indonesian tagalog filipino chinese mandarin
    cantonese hakka hokkien japanese korean mongolian swahili yoruba igbo hausa twi akan fante ewe ga shona ndebele
    zulu xhosa afrikaans sotho tswana amharic tigrinya oromo somali kinyarwanda lingala luganda wolof fula krio
    pidgin latin esperanto catalan basque galician luxembourgish yiddish romani sylheti mirpuri pahari konkani odia
    assamese sindhi bsl isl deutsch français español italiano polski português
  `
    .trim()
    .split(/\s+/u),
)

/** Whether the words begin with the name of a language that people speak: 'Python' is none. */
export function isLanguageName(text: string): boolean {
  return languageNameIn(text) !== null
}

/** @returns null: they do not. */
export function languageNameIn(text: string): string | null {
  const words = text
    .trim()
    .replace(
      /^(?:fluent|native|basic|conversational|some|good|business|spoken|working|intermediate|advanced|beginner'?s?|mother tongue\(?s?\)?|native language|other languages?\(?s?\)?|main language)\s*(?:in|:|\t)?\s*/iu,
      '',
    )
  const [, first = ''] = /^([\p{L}-]+)/u.exec(words) ?? []
  if (names.has(first.toLowerCase()))
    return (
      /^(?:scottish gaelic|british sign language|irish sign language|mandarin chinese|brazilian portuguese|modern greek)/iu.exec(
        words,
      )?.[0] ?? first
    )
  return (
    /^(?:scottish gaelic|british sign language|irish sign language|mandarin chinese|brazilian portuguese|modern greek)\b/iu.exec(
      words,
    )?.[0] ?? null
  )
}

/** A language with one level for all of its parts. */
export function languageOf(name: string, level: OtherLanguage['writing']): OtherLanguage {
  return {
    name,
    understanding: { listening: level, reading: level },
    speaking: { interaction: level, production: level },
    writing: level,
  }
}
