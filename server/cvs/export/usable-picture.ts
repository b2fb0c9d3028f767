import sharp from 'sharp'
import { pictureLimits } from '../../../contract/cvs/limits.ts'

/** Word processors know no WebP: such a picture as a JPEG; '' where it is none at all. */
export async function usablePicture(image: string): Promise<string> {
  const [, type, data] = /^data:image\/(\w+);base64,(.+)$/u.exec(image) ?? []
  if (type === undefined || data === undefined) return ''
  if (type === 'jpeg') return image
  try {
    const jpeg = await sharp(Buffer.from(data, 'base64'), { limitInputPixels: pictureLimits.side ** 2 })
      .jpeg({ quality: 88 })
      .toBuffer()
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  } catch {
    return ''
  }
}
