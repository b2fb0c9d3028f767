import sharp from 'sharp'
import { pictureLimits } from '../../../../contract/cvs/limits.ts'
import { companyPictureLimits } from '../../../../contract/job-ads/limits.ts'
import { BadFile, type Problem } from '../../../../contract/cvs/bad-file.ts'

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
): Promise<{ kind: 'made'; image: string } | Refused> {
  return await orRefused(async () => ({ kind: 'made', image: await encode(bytes, crop) }))
}

/**
 * Makes a whole picture for the page of a company: a logo on white in a square, or a picture as large as the page shows it at most. Nothing of
 * the file but the pixels is in it.
 */
export async function encodeWhole(
  bytes: Uint8Array,
  kind: 'logo' | 'picture',
): Promise<{ kind: 'made'; jpeg: string; width: number; height: number } | Refused> {
  return await orRefused(async () => {
    const { source } = await open(bytes)
    const { logo, width, height } = companyPictureLimits
    const upright = source.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')
    const sized =
      kind === 'logo'
        ? upright.resize(logo, logo, { fit: 'contain', background: '#ffffff' })
        : upright.resize(width, height, { fit: 'inside', withoutEnlargement: true })
    for (const quality of [82, 65, 45, 25]) {
      const { data, info } = await sized.clone().jpeg({ quality, mozjpeg: true }).toBuffer({ resolveWithObject: true })
      if (data.length <= companyPictureLimits.bytes)
        return { kind: 'made', jpeg: data.toString('base64'), width: info.width, height: info.height }
    }
    throw new BadFile('broken-picture')
  })
}

type Refused = { kind: 'refused'; problem: Problem }

async function orRefused<Made>(make: () => Promise<Made>): Promise<Made | Refused> {
  try {
    return await make()
  } catch (error) {
    return { kind: 'refused', problem: error instanceof BadFile ? error.problem : 'broken-picture' }
  }
}

/** @throws BadFile for what is no picture, or a larger one than we take. */
async function open(bytes: Uint8Array) {
  if (bytes.length === 0 || !looksLikePicture(bytes)) throw new BadFile('not-a-picture')
  const source = sharp(bytes, { limitInputPixels: false, failOn: 'error', sequentialRead: true })
  const { width, height, autoOrient } = await source.metadata()
  if (width > pictureLimits.side || height > pictureLimits.side) throw new BadFile('picture-too-large')
  return { source, autoOrient }
}

async function encode(bytes: Uint8Array, crop: Crop | null): Promise<string> {
  const { source, autoOrient } = await open(bytes)
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
