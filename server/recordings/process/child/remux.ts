import { statSync } from 'node:fs'
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
  type InputTrack,
  type OutputAudioTrack,
  type OutputVideoTrack,
} from 'mediabunny'
import type { Refusal } from '../../../../contract/recordings/texts.ts'
import type { Media } from '../../../../contract/recordings/kinds.ts'

export type RemuxJob = {
  from: string
  to: string
  media: Media
  /** Seconds that it may have at most. */
  most: number
  /** Seconds that it must have. */
  least: number
}

export type RemuxAnswer =
  | { kind: 'made'; seconds: number; type: string; width: number | null; height: number | null }
  | { kind: 'refused'; because: Refusal }

/** Codecs that a browser records and the others play, by the container that all of them take. */
const webmCodecs = new Set(['vp8', 'vp9', 'av1', 'opus', 'vorbis'])
const mp4Codecs = new Set(['avc', 'hevc', 'vp9', 'av1', 'aac', 'opus'])

/** A picture of fewer or more pixels on one side is none of a camera. */
const sides = { least: 16, most: 4_096 }
/** Recorders give a packet of sound every 20 to 60 ms: a longer step is a hole. */
const longestStep = 0.5
/** Sound and picture of one recording end at about the same moment. */
const mostApart = 2

const refuse = (because: Refusal): RemuxAnswer => ({ kind: 'refused', because })

/**
 * Checks that a file is a recording as it was announced, and writes it again so that a player knows its length and can seek: nothing is decoded or
 * encoded. What is WebM stays WebM, unless a codec needs MP4.
 */
export async function remux({ from, to, media, most, least }: RemuxJob): Promise<RemuxAnswer> {
  if (statSync(from).size === 0) return refuse('empty')
  const input = new Input({ source: new FilePathSource(from), formats: [WEBM, MATROSKA, MP4] })
  try {
    if (!(await input.canRead().catch(() => false))) return refuse('unreadable')
    const [sounds, pictures] = [await input.getAudioTracks(), await input.getVideoTracks()]
    const [sound, picture] = [sounds[0], pictures[0]]
    if (sound === undefined || sounds.length > 1) return refuse('noSound')
    if (media === 'video' && (picture === undefined || pictures.length > 1)) return refuse('noPicture')
    if (media === 'audio' && picture !== undefined) return refuse('unreadable')
    const size = picture === undefined ? null : await sizeOf(picture)
    if (size !== null && [size.width, size.height].some((side) => side < sides.least || side > sides.most))
      return refuse('noPicture')

    const kept = picture === undefined ? [sound] : [sound, picture]
    const codecs = await Promise.all(kept.map(async (track) => await track.getCodec()))
    const isWebm = codecs.every((codec) => codec !== null && webmCodecs.has(codec))
    if (!isWebm && !codecs.every((codec) => codec !== null && mp4Codecs.has(codec))) return refuse('unreadable')

    const heard = await walk(sound)
    const seen = picture === undefined ? null : await walk(picture)
    if (heard.packets === 0) return refuse('noSound')
    if (seen !== null && seen.packets === 0) return refuse('noPicture')
    if (heard.isBroken || heard.longest > longestStep || seen?.isBroken === true) return refuse('gap')
    if (!heard.beginsWithKey || seen?.beginsWithKey === false) return refuse('unreadable')
    if (seen !== null && Math.abs(seen.end - heard.end) > mostApart) return refuse('gap')
    const seconds = Math.max(heard.end, seen?.end ?? 0) - Math.min(heard.start, seen?.start ?? heard.start)
    if (seconds < least) return refuse('tooShort')
    if (seconds > most) return refuse('tooLong')

    const output = isWebm
      ? new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(to) })
      : new IndexedMp4({ sound: heard.packets, picture: seen?.packets ?? 0, to })
    const conversion = await Conversion.init({ input, output, showWarnings: false, tags: {} })
    if (!conversion.isValid || conversion.discardedTracks.length > 0) return refuse('unreadable')
    await conversion.execute()
    const made = await lengthOf(to)
    if (Math.abs(made - seconds) > 0.5) return refuse('unreadable')
    return {
      kind: 'made',
      seconds: made,
      type: `${media}/${isWebm ? 'webm' : 'mp4'}`,
      width: size?.width ?? null,
      height: size?.height ?? null,
    }
  } finally {
    input.dispose()
  }
}

/**
 * An MP4 file with its index in front, so that a player need not look for it at the end. Its place is kept free while the packets are written, whose numbers are
 * known by then.
 */
class IndexedMp4 extends Output {
  readonly #packets: { sound: number; picture: number }

  constructor({ to, ...packets }: { sound: number; picture: number; to: string }) {
    super({ format: new Mp4OutputFormat({ fastStart: 'reserve' }), target: new FilePathTarget(to) })
    this.#packets = packets
  }

  override addVideoTrack(...[source, metadata]: Parameters<Output['addVideoTrack']>): OutputVideoTrack {
    return super.addVideoTrack(source, { ...metadata, maximumPacketCount: this.#packets.picture })
  }

  override addAudioTrack(...[source, metadata]: Parameters<Output['addAudioTrack']>): OutputAudioTrack {
    return super.addAudioTrack(source, { ...metadata, maximumPacketCount: this.#packets.sound })
  }
}

async function sizeOf(track: {
  getDisplayWidth: () => Promise<number>
  getDisplayHeight: () => Promise<number>
}): Promise<{ width: number; height: number }> {
  return { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() }
}

/** Reads back what was written. */
async function lengthOf(file: string): Promise<number> {
  const input = new Input({ source: new FilePathSource(file), formats: [WEBM, MATROSKA, MP4] })
  try {
    return await input.computeDuration()
  } finally {
    input.dispose()
  }
}

type Walked = {
  packets: number
  /** Seconds. */
  start: number
  end: number
  longest: number
  /** Time goes backwards: parts are in the wrong order. */
  isBroken: boolean
  beginsWithKey: boolean
}

/** The times of all packets, without their bytes. */
async function walk(track: InputTrack): Promise<Walked> {
  const walked: Walked = { packets: 0, start: 0, end: 0, longest: 0, isBroken: false, beginsWithKey: false }
  const isSound = track.isAudioTrack()
  let before: { timestamp: number; sequenceNumber: number } | null = null
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
    if (walked.packets++ === 0) {
      walked.start = packet.timestamp
      walked.beginsWithKey = packet.type === 'key'
    }
    if (before !== null) {
      // Pictures may come in another order than they are shown.
      if (isSound && packet.timestamp < before.timestamp) walked.isBroken = true
      walked.longest = Math.max(walked.longest, packet.timestamp - before.timestamp)
    }
    walked.end = Math.max(walked.end, packet.timestamp + packet.duration)
    before = packet
  }
  return walked
}
