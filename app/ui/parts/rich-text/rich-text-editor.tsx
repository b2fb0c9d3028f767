import { Editor, Mark, mergeAttributes } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { bareHtml } from './bare-html.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import css from './rich-text.module.css'

export type RichTextEditorProps = {
  id: string
  label: string
  describedBy: string
  html: string
  onChange: (html: string) => void
}

/** The editor: exactly the tags that the server keeps. Whatever else is pasted loses its marks and keeps its words. */
export default function RichTextEditor({ id, label, describedBy, html, onChange }: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const listener = useRef(onChange)
  useEffect(() => {
    listener.current = onChange
  })

  // Before the page is painted, so that the text does not move down when the toolbar comes.
  useLayoutEffect(() => {
    if (place.current === null) return
    const made = new Editor({
      element: place.current,
      extensions,
      content: bareHtml(html),
      // Its few rules are in our own sheet: a style that a script writes is not let in.
      injectCSS: false,
      editorProps: {
        attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
        transformPastedHTML: bareHtml,
      },
      onUpdate: ({ editor }) => listener.current(editor.isEmpty ? '' : editor.getHTML()),
    })
    setEditor(made)
    return () => made.destroy()
    // oxlint-disable-next-line react/exhaustive-deps -- the text is the editor's own from here on
  }, [id])

  useEffect(() => {
    editor?.view.dom.setAttribute('aria-describedby', describedBy)
  }, [editor, describedBy])

  return (
    <div className={css.editor}>
      {editor !== null && <RichTextToolbar editor={editor} label={label} controls={id} />}
      <div className={css.text} ref={place} />
    </div>
  )
}

/** A link as the server lets it through. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isSafe(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: 'nofollow noopener ugc' }), 0],
})

function isSafe(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)/iu.test(href.trim())
}

const extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Heading.configure({ levels: [2, 3, 4] }),
  HardBreak,
  BulletList,
  OrderedList,
  // Tab leaves the field, as it does everywhere: a list within a list is made by nobody's keyboard here.
  ListItem.extend({
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) }
    },
  }),
  Link,
  UndoRedo,
]
