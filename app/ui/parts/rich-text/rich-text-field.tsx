import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { htmlOfText, textOfHtml } from './plain-text.ts'
import { firstSign } from '../../late.ts'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import css from './rich-text.module.css'
import { FieldHead } from '../field.tsx'

type Props = {
  id: string
  label: string
  hint?: ReactNode
  isOptional?: boolean
  /** What the form finds wrong with it. */
  problem?: string | undefined
  /** While it is empty, the editor waits until somebody does something on the page. A text shows its marks at once. */
  isLate?: boolean
  /** Characters of HTML that are kept. */
  max: number
  /** HTML as it is when the field comes; later ones are the field's own. */
  value: string
  onChange: (html: string) => void
}

/**
 * Text with lists, headings and links. The editor is loaded when such a field is on the page; before it is there, and where it cannot
 * be had, the text is written without marks.
 */
export function RichTextField(props: Props) {
  const { id, label, value, onChange } = props
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps> | null>(null)
  const [excess, setExcess] = useState(0)
  const area = useRef<HTMLTextAreaElement>(null)
  // The editor does not take the field away from whoever is writing in it.
  const [isWriting, setWriting] = useState(false)

  useEffect(() => {
    let isGone = false
    const when = props.isLate === true && value === '' ? firstSign : Promise.resolve()
    when
      .then(async () => await import('./rich-text-editor.tsx'))
      .then(
        (loaded) => {
          if (isGone) return
          setWriting(document.activeElement !== null && document.activeElement === area.current)
          setEditor(() => loaded.default)
        },
        () => {}, // Offline: the plain field works.
      )
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it was when the field came
  }, [])

  function give(html: string) {
    const over = html.length - props.max
    setExcess(Math.max(0, over))
    if (over <= 0) onChange(html)
  }

  const problem = excess > 0 ? tooLong(excess) : props.problem
  const describedBy = [props.hint === undefined ? '' : `${id}-hint`, problem === undefined ? '' : `${id}-problem`]
    .filter((one) => one !== '')
    .join(' ')
  return (
    <div className="field">
      <FieldHead {...props} problem={problem} isOfPage={Editor !== null && !isWriting} />
      {Editor === null || isWriting ? (
        <textarea
          className={`input area ${css.plain}`}
          id={id}
          ref={area}
          defaultValue={textOfHtml(value)}
          aria-describedby={describedBy}
          aria-invalid={problem !== undefined}
          onFocus={() => setWriting(true)}
          onBlur={() => setWriting(false)}
          onChange={(event) => give(htmlOfText(event.target.value))}
        />
      ) : (
        <Editor id={id} label={label} describedBy={describedBy} html={value} onChange={give} />
      )}
    </div>
  )
}

const tooLong = (excess: number) =>
  `This is too long by ${excess.toLocaleString('en-GB')} characters. We cannot save what you write until you shorten it.`
