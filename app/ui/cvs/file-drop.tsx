import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { FileField } from '../parts/file-field.tsx'
import css from './file-drop.module.css'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  field: Omit<ComponentProps<typeof FileField>, 'ref' | 'id' | 'isAnnounced' | 'problem'>
  /** What to say at the field, given what was wrong with the choice itself. */
  problemOf: (choice: string | null) => string | undefined
  onFile: (file: File) => void
  /** What stands below the field: the button that submits, or how far it is. */
  children: ReactNode
}

/** A form for one file, chosen or dropped on it. */
export function FileDrop({ field, problemOf, onFile, children, className = '', ...form }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [choice, setChoice] = useState<string | null>(null)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const file = input.current?.files?.[0]
    setChoice(file === undefined ? 'Choose a file first.' : null)
    if (file) onFile(file)
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const { files } = event.dataTransfer
    const [file] = files
    setChoice(files.length > 1 ? 'One file at a time, please.' : null)
    if (file === undefined || files.length > 1) return
    if (input.current) input.current.files = files
    onFile(file)
  }

  return (
    <form {...form} className={`${css.form} ${className}`} onSubmit={submit}>
      <div
        className={`${css.drop} ${isOver ? css.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileField {...field} ref={input} id={id} problem={problemOf(choice)} isAnnounced />
      </div>
      {children}
    </form>
  )
}
