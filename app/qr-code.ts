import { encode } from 'uqr'

/** A square code as it is drawn: dark squares of one unit, and how many units there are to a side. */
export type QrDrawing = { path: string; size: number }

/** Made on the server: pages carry no code for it. */
export function drawQrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}
