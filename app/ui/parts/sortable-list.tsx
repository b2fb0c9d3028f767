import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { MoveButtons } from './move-buttons.tsx'
import css from './sortable-list.module.css'

type SortableItem = { id: string; name: string; content?: ReactNode }

type Props = {
  label: string
  items: readonly SortableItem[]
  /** Takes the item out at the first place and puts it in at the second. */
  onMove: (from: number, to: number) => void
}

/**
 * A list whose order is chosen: by dragging its handles with a mouse or a finger, and by two buttons an item, which say where it went and
 * keep the focus.
 */
export function SortableList({ label, items, onMove }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [wanted, setWanted] = useState<{ selector: string } | null>(null)
  useEffect(() => {
    if (wanted !== null) list.current?.querySelector<HTMLElement>(wanted.selector)?.focus()
  }, [wanted])

  function move(from: number, to: number) {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || from === to) return
    onMove(from, to)
    setSaid(`${item.name} is now number ${to + 1} of ${items.length}.`)
  }

  function drag(event: PointerEvent, id: string) {
    if (dragged !== id) return
    const rows = [...(list.current?.children ?? [])]
    const to = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return event.clientY >= top && event.clientY < bottom
    })
    if (to !== -1)
      move(
        items.findIndex((item) => item.id === id),
        to,
      )
  }

  return (
    <>
      <ol className={css.list} aria-label={label} ref={list}>
        {items.map(({ id, name, content }, index) => (
          <li key={id} className={dragged === id ? css.dragged : undefined}>
            {/* For a pointer alone: the buttons do the same. */}
            <span
              className={css.handle}
              aria-hidden="true"
              data-handle
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(id)
              }}
              onPointerMove={(event) => drag(event, id)}
              onPointerUp={() => setDragged(null)}
              onPointerCancel={() => setDragged(null)}
            >
              <Icon name="menu" />
            </span>
            <div className={css.what}>
              {name}
              {content}
            </div>
            <MoveButtons
              name={name}
              index={index}
              count={items.length}
              onMove={(by) => {
                const to = index + by
                move(index, to)
                // At an end the button that was pressed is off: its sister has the focus then.
                const isOff = to === 0 || to === items.length - 1
                setWanted({ selector: `[data-${(by === 1) === isOff ? 'up' : 'down'}="${to}"]` })
              }}
            />
          </li>
        ))}
      </ol>
      <output className="unseen">{said}</output>
    </>
  )
}
