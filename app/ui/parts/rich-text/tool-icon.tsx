const outlines = {
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M8 4h6M6 16h6M11.5 4l-3 12',
  heading: 'M5 4v12M15 4v12M5 10h10',
  list: 'M8 5h9M8 10h9M8 15h9M3.5 5h.5M3.5 10h.5M3.5 15h.5',
  numbers: 'M9 5h8M9 10h8M9 15h8M3 4l1.5-1v4M3 12.5c0-2 3-2 3 0 0 1-3 2.5-3 2.5h3',
  link: 'M8.5 11.5l3-3M7 9L5 11a2.8 2.8 0 0 0 4 4l2-2M13 11l2-2a2.8 2.8 0 0 0-4-4L9 7',
  undo: 'M8 5L4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2',
  redo: 'M12 5l4 4-4 4M16 9H8a4 4 0 0 0 0 8h2',
  larger: 'M10 4v12M4 10h12',
  smaller: 'M4 10h12',
  left: 'M12 5l-5 5 5 5',
  right: 'M8 5l5 5-5 5',
  up: 'M5 12l5-5 5 5',
  down: 'M5 8l5 5 5-5',
} as const

export type ToolIconName = keyof typeof outlines

/** The signs of the wizard's own tools: apart from those that every page carries. */
export function ToolIcon({ name, label }: { name: ToolIconName; label?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={outlines[name]} />
    </svg>
  )
}
