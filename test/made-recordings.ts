import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

/** Twenty milliseconds of silence in Opus. */
const silence = Uint8Array.of(0xf8, 0xff, 0xfe)

/** The header of a stereo stream at 48 kHz, as containers want it. */
const opusHead = Uint8Array.from([...Buffer.from('OpusHead'), 1, 2, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])

/**
 * A WebM with silence and, for video, pictures that nobody can decode: enough for whatever does not look inside packets, in a few milliseconds and
 * without a browser.
 * @param given.bytesPerSecond of picture
 */
export async function aMadeRecording(given: {
  media: 'video' | 'audio'
  seconds: number
  bytesPerSecond?: number
  /** Seconds of which nothing is there, from and to. */
  hole?: [number, number]
}): Promise<Buffer> {
  const { media, seconds, bytesPerSecond = 8_000, hole } = given
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const sound = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(sound)
  const picture = media === 'video' ? new EncodedVideoPacketSource('vp8') : null
  if (picture !== null) output.addVideoTrack(picture, { frameRate: 10 })
  await output.start()
  const audio = { decoderConfig: { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000, description: opusHead } }
  const video = { decoderConfig: { codec: 'vp8', codedWidth: 320, codedHeight: 240 } }
  for (let tenth = 0; tenth < seconds * 10; tenth++) {
    if (hole && tenth >= hole[0] * 10 && tenth < hole[1] * 10) continue
    if (picture !== null) {
      const isKey = tenth % 10 === 0
      const frame = aFrame(Math.max(16, Math.round(bytesPerSecond / 10)), isKey, tenth)
      await picture.add(
        new EncodedPacket(frame, isKey ? 'key' : 'delta', tenth / 10, 0.1),
        tenth === 0 ? video : undefined,
      )
    }
    for (let i = 0; i < 5; i++) {
      const at = tenth / 10 + i / 50
      await sound.add(new EncodedPacket(silence, 'key', at, 0.02), tenth + i === 0 ? audio : undefined)
    }
  }
  await output.finalize()
  return Buffer.from(target.buffer!)
}

/** The first bytes of a VP8 frame of 320 × 240, and others that differ from frame to frame. */
function aFrame(size: number, isKey: boolean, number: number): Uint8Array {
  const frame = Buffer.alloc(size, number % 251)
  frame.set(isKey ? [0x10, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0xf0, 0] : [0x11, 0, 0])
  return frame
}
