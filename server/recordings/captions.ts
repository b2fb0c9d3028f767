import parser from 'webvtt-parser'
import { recordingLimits as limits } from '../../contract/recordings/limits.ts'
import * as texts from '../../contract/recordings/texts.ts'
import { storableText } from '../platform/json.ts'

/** Captions as they are stored, and the words of them. */
export type Captions = { captions: string; transcript: string }

/** SubRip numbers its cues and writes seconds with a comma. */
const subRipTime = /(\d{2}:\d{2}:\d{2}),(\d{3})/gu

/**
 * Reads captions in WebVTT or SubRip and writes them anew from their cues: styles, notes and settings of the file are left out.
 * @param seconds how long the recording is
 */
export function readCaptions(text: string, seconds: number): Captions | { why: string } {
  const plain = text.replace(/^\u{FEFF}/u, '').replaceAll(/\r\n?/gu, '\n')
  const isWebVtt = plain.trimStart().startsWith('WEBVTT')
  const webVtt = isWebVtt ? plain.trimStart() : `WEBVTT\n\n${plain.trim().replaceAll(subRipTime, '$1.$2')}\n`
  const { cues, errors } = new parser.WebVTTParser().parse(webVtt, 'captions')
  const [first] = errors
  if (first !== undefined) return { why: texts.captionsBroken(isWebVtt ? first.line : Math.max(1, first.line - 2)) }
  if (cues.length === 0) return { why: texts.captionsEmpty }
  if (cues.length > limits.cues) return { why: texts.captionsTooMany(limits.cues) }
  if (cues.some(({ startTime }) => startTime > seconds)) return { why: texts.captionsPastEnd }
  const spoken = cues.map((cue) => ({ ...cue, words: storableText(wordsOf(cue.text)) }))
  const captions = spoken.map(
    ({ startTime, endTime, words }) => `${timeOf(startTime)} --> ${timeOf(endTime)}\n${escape(words)}`,
  )
  return {
    captions: `WEBVTT\n\n${captions.join('\n\n')}\n`,
    transcript: spoken
      .map(({ words }) => words)
      .join('\n')
      .slice(0, limits.transcript),
  }
}

/** Without tags of voices, classes and times; a line that looks like the mark between times would end a cue. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

function escape(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const whole = Math.floor(ms / 1_000)
  return `${two(Math.floor(whole / 3_600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${String(ms % 1_000).padStart(3, '0')}`
}
