import sharp from 'sharp'
import { pictureLimits } from '../../../../contract/cvs/limits.ts'
import { BadFile, type Problem } from './problems.ts'

/** A square of the source, as people see it: turned upright. */
export type Crop = { x: number; y: number; size: number }

const side = 400
/** Of the data address: see cvLimits.image in the contract. */
const mostLetters = 190_000

// Only what we take is ever parsed, whatever the library could.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

/** Makes a square picture of 400 by 400 pixels of a part of another, or of its middle; nothing of the file but the pixels is in it. */
export async function encodePicture(
  bytes: Uint8Array,
  crop: Crop | null,
): Promise<{ kind: 'made'; image: string } | { kind: 'refused'; problem: Problem }> {
  try {
    return { kind: 'made', image: await encode(bytes, crop) }
  } catch (error) {
    return { kind: 'refused', problem: error instanceof BadFile ? error.problem : 'broken-picture' }
  }
}

async function encode(bytes: Uint8Array, crop: Crop | null): Promise<string> {
  if (bytes.length === 0) throw new BadFile('not-a-picture')
  if (!looksLikePicture(bytes)) throw new BadFile('not-a-picture')
  const source = sharp(bytes, { limitInputPixels: false, failOn: 'error', sequentialRead: true })
  const { width, height, autoOrient } = await source.metadata()
  if (width > pictureLimits.side || height > pictureLimits.side) throw new BadFile('picture-too-large')
  const part = within(crop, autoOrient)
  const square = source
    .autoOrient()
    .extract({ left: part.x, top: part.y, width: part.size, height: part.size })
    .resize(side, side, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
  for (const quality of [82, 65, 45, 25]) {
    const made = await square.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    const image = `data:image/jpeg;base64,${made.toString('base64')}`
    if (image.length <= mostLetters) return image
  }
  throw new BadFile('broken-picture')
}

/** The crop as far as it lies on the picture; without one, the middle, as large as can be. */
function within(crop: Crop | null, { width, height }: { width: number; height: number }): Crop {
  const largest = Math.min(width, height)
  if (crop === null)
    return { x: Math.floor((width - largest) / 2), y: Math.floor((height - largest) / 2), size: largest }
  const size = Math.max(1, Math.min(largest, Math.round(crop.size)))
  const fit = (at: number, length: number) => Math.max(0, Math.min(length - size, Math.round(at)))
  return { x: fit(crop.x, width), y: fit(crop.y, height), size }
}

function looksLikePicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    start.startsWith('\u00FF\u00D8\u00FF') ||
    start.startsWith('\u0089PNG\r\n\u001A\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  )
}
