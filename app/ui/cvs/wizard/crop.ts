/** Sizes on the screen, in pixels (K6): the circle that is cut out, within what is shown around it. */
export const cropSizes = { circle: 100, boundary: 200 } as const

/** Which part of a picture the circle holds: its middle, in pixels of the picture, and how large they are shown. */
export type Crop = { x: number; y: number; scale: number }
type Size = { width: number; height: number }

/** The whole of the shorter side, in the middle. */
export function firstCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, scale: leastScale({ width, height }) }
}

/** Shown so small, the shorter side just fills the circle. */
export function leastScale({ width, height }: Size): number {
  return cropSizes.circle / Math.min(width, height)
}

/** Shown so large, the circle holds 100 pixels of the picture, or a quarter of a small one's side. */
export function mostScale(picture: Size): number {
  return Math.max(1, leastScale(picture) * 4)
}

/** The crop with the circle within the picture, and within how large it may be shown. */
export function within(picture: Size, crop: Crop): Crop {
  const scale = clamp(crop.scale, leastScale(picture), mostScale(picture))
  const radius = cropSizes.circle / 2 / scale
  return {
    x: clamp(crop.x, radius, picture.width - radius),
    y: clamp(crop.y, radius, picture.height - radius),
    scale,
  }
}

/** The square around the circle in whole pixels of the picture, as the server cuts it. */
export function squareOf(picture: Size, crop: Crop): { x: number; y: number; size: number } {
  const { x, y, scale } = within(picture, crop)
  const side = Math.min(picture.width, picture.height)
  const size = Math.max(1, Math.min(Math.floor(side), Math.round(cropSizes.circle / scale)))
  return {
    x: clamp(Math.round(x - size / 2), 0, Math.floor(picture.width) - size),
    y: clamp(Math.round(y - size / 2), 0, Math.floor(picture.height) - size),
    size,
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}
