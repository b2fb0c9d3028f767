import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { cropSizes, leastScale, mostScale, within, type Crop } from './crop.ts'
import { ToolIcon, type ToolIconName } from '../../parts/rich-text/tool-icon.tsx'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'

type Props = { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void }

/** Pixels on the screen that one press moves the picture by. */
const stride = 8
/** As much larger or smaller in one press. */
const growth = 1.15

/** Chooses the part of a picture that a circle holds: by dragging, by buttons, and by keys (S9.5). */
export function CropCircle({ picture, crop, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const dragged = useRef<{ x: number; y: number } | null>(null)
  const { boundary } = cropSizes

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!canvas.current || !pen) return
    // Sharp on screens with more pixels than one.
    const ratio = window.devicePixelRatio || 1
    canvas.current.width = boundary * ratio
    canvas.current.height = boundary * ratio
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    pen.clearRect(0, 0, boundary, boundary)
    const { x, y, scale } = crop
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(
      picture,
      boundary / 2 - x * scale,
      boundary / 2 - y * scale,
      picture.width * scale,
      picture.height * scale,
    )
  }, [picture, crop, boundary])

  const give = (next: Crop) => onChange(within(picture, next))
  const move = (right: number, down: number) =>
    give({ ...crop, x: crop.x + right / crop.scale, y: crop.y + down / crop.scale })
  const grow = (by: number) => give({ ...crop, scale: crop.scale * by })

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-stride, 0],
      ArrowRight: [stride, 0],
      ArrowUp: [0, -stride],
      ArrowDown: [0, stride],
    }
    const by = moves[event.key]
    if (by !== undefined) move(...by)
    else if (event.key === '+' || event.key === '=') grow(growth)
    else if (event.key === '-') grow(1 / growth)
    else return
    event.preventDefault()
  }

  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = { x: event.clientX, y: event.clientY }
  }

  function onPointerMove(event: PointerEvent) {
    if (dragged.current === null) return
    // The picture follows the hand, so the circle goes the other way.
    move(dragged.current.x - event.clientX, dragged.current.y - event.clientY)
    dragged.current = { x: event.clientX, y: event.clientY }
  }

  const button = (icon: ToolIconName, label: string, act: () => void) => (
    <Button className={css.square} type="button" onClick={act}>
      <ToolIcon name={icon} label={label} />
    </Button>
  )
  const zoom = Math.log(crop.scale / leastScale(picture)) / Math.log(mostScale(picture) / leastScale(picture))
  return (
    <div className={css.crop}>
      <p className="hint" id="crop-hint">
        Your CV shows what is inside the circle. Drag the picture, or use the buttons or the arrow keys, + and −.
      </p>
      <div className={css.cropPicture}>
        <canvas
          ref={canvas}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a picture that is moved by keys
          tabIndex={0}
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the arrow keys move the picture, so a screen reader must leave them to it
          role="application"
          aria-label="Part of the picture"
          aria-describedby="crop-hint"
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            dragged.current = null
          }}
          onPointerCancel={() => {
            dragged.current = null
          }}
        />
      </div>
      <div className={css.cropButtons}>
        {button('left', 'Move circle left', () => move(-stride, 0))}
        {button('right', 'Move circle right', () => move(stride, 0))}
        {button('up', 'Move circle up', () => move(0, -stride))}
        {button('down', 'Move circle down', () => move(0, stride))}
        {button('larger', 'Zoom in', () => grow(growth))}
        {button('smaller', 'Zoom out', () => grow(1 / growth))}
      </div>
      <output className="unseen">
        Zoomed in {Math.round((Number.isFinite(zoom) ? zoom : 0) * 100)} per cent of the way
      </output>
    </div>
  )
}
