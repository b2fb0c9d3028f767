import type { QrDrawing } from '../../qr-code.ts'
import css from './security.module.css'

/** A square code. Dark on light in either theme: that is what cameras read. */
export function QrCode({ drawing: { path, size }, label }: { drawing: QrDrawing; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: an image would be a request, and the secret is in it
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
