import { useEffect, useRef, useState } from 'react'
import type { PrintOptions } from '../../../../contract/cvs/print-options.ts'
import {
  mostInHeading,
  printSections,
  sectionOrder,
  type PrintSection,
} from '../../../../contract/cvs/print-choices.ts'
import { Icon } from '../../icon.tsx'
import { Button } from '../../parts/button.tsx'
import css from './export.module.css'
import { TextField } from '../../parts/text-field.tsx'

/** The sections in their order, each to be moved and named. Every press sends the form, so that it works without scripts. */
export function SectionFields({ options }: { options: PrintOptions }) {
  const order = sectionOrder(options.order)
  const list = useRef<HTMLOListElement>(null)
  const [pressed, setPressed] = useState<{ section: PrintSection; way: 'up' | 'down'; from: number } | null>(null)
  const at = pressed === null ? -1 : order.indexOf(pressed.section)
  const hasMoved = pressed !== null && at !== pressed.from
  useEffect(() => {
    if (!hasMoved) return
    const { section, way } = pressed
    const row = list.current?.querySelector<HTMLElement>(`[data-section="${section}"]`)
    // At an end the button that was pressed is off: its sister has the focus then.
    const button = (name: string) => row?.querySelector<HTMLButtonElement>(`button[value="${section}:${name}"]:enabled`)
    ;(button(way) ?? button(way === 'up' ? 'down' : 'up'))?.focus()
  }, [hasMoved, pressed])
  const said = hasMoved ? `${nameOf(pressed.section)} is now number ${at + 1} of ${order.length}.` : ''
  const hasOwn = options.order.length > 0 || Object.keys(options.names).length > 0
  return (
    <details className={css.sections} open={hasOwn || undefined}>
      <summary>Order and names of the sections</summary>
      <p className="hint">We leave out empty sections. If you leave a name empty, we use the usual one.</p>
      <ol ref={list}>
        {order.map((section, index) => (
          <li key={section} data-section={section}>
            <input type="hidden" name="order" value={section} />
            {section === 'more' ? (
              <p className={css.ownSections}>
                {nameOf(section)} <small>These keep the names you gave them.</small>
              </p>
            ) : (
              <TextField
                name={`name-${section}`}
                label={<span className="unseen">Name of the section {nameOf(section)}</span>}
                required={false}
                defaultValue={options.names[section] ?? ''}
                placeholder={nameOf(section)}
                maxLength={mostInHeading}
                autoComplete="off"
                onBlur={({ currentTarget: { value, form } }) => {
                  if (value.trim() !== (options.names[section] ?? '')) form?.requestSubmit()
                }}
              />
            )}
            {(['up', 'down'] as const).map((way) => (
              <Button
                key={way}
                className={way === 'up' ? css.up : css.down}
                type="submit"
                name="move"
                value={`${section}:${way}`}
                disabled={index === (way === 'up' ? 0 : order.length - 1)}
                onClick={() => setPressed({ section, way, from: index })}
              >
                <Icon name="down" label={`Move ${nameOf(section)} ${way}`} />
              </Button>
            ))}
          </li>
        ))}
      </ol>
      <output className="unseen">{said}</output>
    </details>
  )
}

function nameOf(section: PrintSection): string {
  return printSections.find((one) => one.section === section)?.name ?? ''
}
