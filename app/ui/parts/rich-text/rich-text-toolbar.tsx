import type { Editor } from '@tiptap/core'
import { useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { webAddress } from '../../../../contract/cvs/problems.ts'
import { messages } from '../../../../contract/texts/messages.ts'
import { ToolIcon, type ToolIconName } from './tool-icon.tsx'
import css from './rich-text.module.css'
import { Button } from '../button.tsx'

type Tool = { name: string; icon: ToolIconName; isOn?: (editor: Editor) => boolean; act: (editor: Editor) => void }

const tools: readonly Tool[] = [
  {
    name: 'Bold',
    icon: 'bold',
    isOn: (editor) => editor.isActive('bold'),
    act: (editor) => inText(editor).toggleBold().run(),
  },
  {
    name: 'Italic',
    icon: 'italic',
    isOn: (editor) => editor.isActive('italic'),
    act: (editor) => inText(editor).toggleItalic().run(),
  },
  {
    name: 'Heading',
    icon: 'heading',
    isOn: (editor) => editor.isActive('heading'),
    act: (editor) => {
      const { level } = editor.getAttributes('heading') as { level?: 2 | 3 | 4 }
      inText(editor)
        .toggleHeading({ level: level ?? 3 })
        .run()
    },
  },
  {
    name: 'List',
    icon: 'list',
    isOn: (editor) => editor.isActive('bulletList'),
    act: (editor) => inText(editor).toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: 'numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    act: (editor) => inText(editor).toggleOrderedList().run(),
  },
]

/**
 * The start of a command on the text, which has the focus from now on. Tiptap's own `focus` waits for the next frame: what somebody
 * types until then goes to the toolbar's button and is lost.
 */
function inText(editor: Editor) {
  editor.view.focus()
  return editor.chain().scrollIntoView()
}

/** What can be done with the text. One stop for the tab key: arrows lead from one to the next. */
export function RichTextToolbar({ editor, label, controls }: { editor: Editor; label: string; controls: string }) {
  const version = useSyncExternalStore(
    (onChange) => {
      editor.on('transaction', onChange)
      return () => void editor.off('transaction', onChange)
    },
    () => marksOf(editor),
    () => '',
  )
  const [stop, setStop] = useState(0)
  const [isLinking, setLinking] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const count = tools.length + 3

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + count) % count
    setStop(next)
    bar.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }

  const button = (
    index: number,
    name: string,
    icon: ToolIconName,
    rest: { isOn?: boolean; isOff?: boolean; act: () => void },
  ) => (
    <button
      className={css.tool}
      key={name}
      type="button"
      title={name}
      tabIndex={stop === index ? 0 : -1}
      aria-pressed={rest.isOn}
      aria-disabled={rest.isOff}
      onFocus={() => setStop(index)}
      onClick={() => rest.isOff !== true && rest.act()}
    >
      <ToolIcon name={icon} label={name} />
    </button>
  )
  const isOn = (name: string) => version.includes(`|${name}|`)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-noninteractive-element-interactions -- Arrows move within a toolbar, by the pattern of that name */}
      <div
        className={css.toolbar}
        ref={bar}
        role="toolbar"
        aria-label={`Marks of ${label}`}
        aria-controls={controls}
        onKeyDown={onKeyDown}
      >
        {tools.map((tool, index) =>
          button(index, tool.name, tool.icon, { isOn: isOn(tool.name), act: () => tool.act(editor) }),
        )}
        {button(tools.length, 'Link', 'link', { isOn: isOn('Link'), act: () => setLinking(!isLinking) })}
        {button(tools.length + 1, 'Undo', 'undo', {
          isOff: !isOn('Undo'),
          act: () => inText(editor).undo().run(),
        })}
        {button(tools.length + 2, 'Redo', 'redo', {
          isOff: !isOn('Redo'),
          act: () => inText(editor).redo().run(),
        })}
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  )
}

/** What is on where the text is marked, as one word: it changes only when a button must look different. */
function marksOf(editor: Editor): string {
  const on = tools.filter((tool) => tool.isOn?.(editor) === true).map(({ name }) => name)
  if (editor.isActive('link')) on.push('Link')
  if (editor.can().undo()) on.push('Undo')
  if (editor.can().redo()) on.push('Redo')
  return `|${on.join('|')}|`
}

/** Where the marked words lead. Not a form: it stands in one. */
function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId()
  const before = (editor.getAttributes('link') as { href?: string }).href ?? ''
  const [address, setAddress] = useState(before)
  const [problem, setProblem] = useState<string>()

  function apply() {
    const href = /^[^@\s/]+@[^@\s/]+\.[^@\s/]+$/u.test(address.trim()) ? `mailto:${address.trim()}` : linkTo(address)
    if (href === null) return setProblem(messages.webAddressInvalid)
    const chain = inText(editor).extendMarkRange('link')
    // Without words to mark, the address itself is what is written.
    if (editor.state.selection.empty && before === '') {
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setMark('link', { href }).run()
    onDone()
  }

  return (
    <div className={css.linkForm}>
      <label className="label" htmlFor={id}>
        Where the link leads
      </label>
      {problem !== undefined && (
        <p className="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <div className={css.inline}>
        <input
          className="input"
          id={id}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it has just been asked for
          autoFocus
          value={address}
          maxLength={1_000}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              editor.view.focus()
              onDone()
            }
            if (event.key !== 'Enter') return
            event.preventDefault()
            apply()
          }}
        />
        <Button type="button" onClick={apply}>
          Set link
        </Button>
        {before !== '' && (
          <Button
            type="button"
            onClick={() => {
              inText(editor).extendMarkRange('link').unsetMark('link').run()
              onDone()
            }}
          >
            Remove link
          </Button>
        )}
      </div>
    </div>
  )
}

function linkTo(address: string): string | null {
  const text = address.trim()
  return /^mailto:[^@\s]+@[^@\s]+$/iu.test(text) ? text : webAddress(text)
}
