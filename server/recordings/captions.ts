import parser, { type Cue } from 'webvtt-parser'
import { recordingLimits as limits } from '../../contract/recordings/limits.ts'
import * as texts from '../../contract/recordings/texts.ts'
import { storableText } from '../platform/json.ts'

/** A pause, in seconds, after which the transcript begins a new paragraph. */
const paragraphPause = 2

/** Tags in one cue. */
const mostTags = 500

/** With their semicolons, which those of the parser lack. */
const entities = Object.fromEntries(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', lrm: '\u{200e}', rlm: '\u{200f}' }).map(
    ([name, sign]) => [`&${name};`, sign],
  ),
)

/** What the parser complains of and nothing is lost by: cues are sorted, styles and notes are not kept. */
const harmless = ['Start timestamp is not greater', 'Style blocks cannot', 'Cannot have timestamp in a']

export type ReadCaptions =
  | { kind: 'read'; captions: string; transcript: string }
  /** In words for whoever gave us the file. */
  | { kind: 'refused'; problem: string }

/**
 * Reads WebVTT or SubRip and writes it anew as WebVTT, from the times and the text of its cues and nothing else: no markup, styles, positions or notes.
 * @param file as text, with or without a byte order mark
 * @param seconds how long the recording is; a cue that ends later is cut there
 */
export function readCaptions(file: string, seconds: number): ReadCaptions {
  if (Buffer.byteLength(file) > limits.captions) return refuse(texts.captionsTooLarge(limits.captions))
  const { text, added } = toPlainWebVtt(storableText(file))
  const brokenAt = (line: number) => refuse(texts.captionsBroken(Math.max(1, line - added)))
  const tagsAt = tooManyTags(text)
  if (tagsAt !== null) return brokenAt(tagsAt)
  const parsed = new parser.WebVTTParser(entities).parse(text, 'metadata')
  const mistake = parsed.errors.find(({ message }) => !harmless.some((start) => message.startsWith(start)))
  if (mistake) return brokenAt(mistake.line)
  const cues = parsed.cues
    .map(({ startTime, endTime, tree }) => ({ from: startTime, to: Math.min(endTime, seconds), lines: linesOf(tree) }))
    .filter(({ lines }) => lines.length > 0)
  if (cues.length === 0) return refuse(texts.captionsEmpty)
  if (cues.length > limits.cues) return refuse(texts.captionsTooMany(limits.cues))
  if (cues.some(({ from }) => from >= seconds)) return refuse(texts.captionsPastEnd)
  const transcript = transcriptOf(cues)
  if (transcript.length > limits.transcript) return refuse(texts.transcriptTooLong(limits.transcript))
  return { kind: 'read', captions: write(cues), transcript }
}

type PlainCue = { from: number; to: number; lines: string[] }

function refuse(problem: string): ReadCaptions {
  return { kind: 'refused', problem }
}

/** Times as SubRip and WebVTT write them, and what may follow: positions, which we do not keep. */
const timing = /^\s*(\d+(?::\d+){1,2}[.,]\d+)\s*-->\s*(\d+(?::\d+){1,2}[.,]\d+)(?:\s.*)?$/u

/** The same file without what is of no use to us: lines of its header, settings of cues. @returns `added`: by how many lines it is longer at its head. */
function toPlainWebVtt(file: string): { text: string; added: number } {
  const lines = file.replace(/^\u{feff}/u, '').split(/\r\n|\r|\n/u)
  const isWebVtt = /^WEBVTT(?:[ \t]|$)/u.test(lines[0] ?? '')
  const isSubRip = !isWebVtt && lines.some((line) => timing.test(line))
  // A header has lines of its own up to the first empty one. They stay as empty lines, so that the numbers of lines are right.
  const headEnds = isWebVtt ? lines.findIndex((line, i) => i > 0 && (line.trim() === '' || line.includes('-->'))) : 0
  const plain = lines.map((line, i) => {
    if (isWebVtt && i < (headEnds === -1 ? lines.length : headEnds)) return i === 0 ? 'WEBVTT' : ''
    const times = timing.exec(line)
    if (times) return `${dotted(times[1]!)} --> ${dotted(times[2]!)}`
    return isSubRip ? plainSubRip(line) : line
  })
  // Without an empty line the parser would take the first cue for a part of the header.
  return isWebVtt
    ? { text: [plain[0], '', ...plain.slice(1)].join('\n'), added: 1 }
    : isSubRip
      ? { text: ['WEBVTT', '', ...plain].join('\n'), added: 2 }
      : { text: file, added: 0 }
}

/** `1:02,5` of SubRip is `01:02.500`. */
function dotted(time: string): string {
  const [clock = '', fraction = ''] = time.split(/[.,]/u)
  const units = clock.split(':').map((unit) => unit.padStart(2, '0'))
  return `${units.join(':')}.${fraction.padEnd(3, '0').slice(0, 3)}`
}

/** SubRip has no entities, few tags, and positions in braces: any other `<` and `&` is a sign that somebody wrote. */
function plainSubRip(line: string): string {
  return line
    .replaceAll(/\{\\[^{}]*\}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll(/<(?!\/?(?:b|i|u|s|font)\b[^<]*>)/giu, '&lt;')
}

/** The first line of a block with more tags than anybody writes, from 1: the parser follows tags within tags, as deep as they go. Null if there is none. */
function tooManyTags(text: string): number | null {
  let tags = 0
  const at = text.split('\n').findIndex((line) => {
    tags = line === '' ? 0 : tags + line.split('<').length - 1
    return tags > mostTags
  })
  return at === -1 ? null : at + 1
}

/** The lines of a cue without markup: who speaks in front, readings of characters left out. */
function linesOf(tree: Cue['tree']): string[] {
  const text = tree.children.map(textOf).join('')
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((line) => line !== '')
}

function textOf(node: Cue['tree']['children'][number]): string {
  if (node.type === 'text') return node.value
  if (node.type === 'timestamp' || node.name === 'rt') return ''
  const inside = node.children.map(textOf).join('')
  return node.name === 'v' && node.value ? `${node.value}: ${inside}` : inside
}

function write(cues: readonly PlainCue[]): string {
  const blocks = cues.map(({ from, to, lines }) => `${clock(from)} --> ${clock(to)}\n${lines.map(escape).join('\n')}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

function escape(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** '00:01:02.500' */
function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1_000)).toISOString().slice(11, 23)
}

/** What is said, in paragraphs. Captions that roll show each line twice: it is said once. */
function transcriptOf(cues: readonly PlainCue[]): string {
  const paragraphs: string[][] = []
  let [before, last]: [PlainCue | null, string] = [null, '']
  for (const cue of cues) {
    if (before === null || cue.from - before.to >= paragraphPause) paragraphs.push([])
    for (const line of cue.lines) if (line !== last) paragraphs.at(-1)!.push((last = line))
    before = cue
  }
  return paragraphs
    .map((lines) => lines.join(' '))
    .filter((text) => text !== '')
    .join('\n\n')
}
