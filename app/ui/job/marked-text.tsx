/** Plain text in which the searched words stand between U+0002 and U+0003: those are marked. */
export function MarkedText({ text }: { text: string }) {
  return text.split('\u0002').map((part, index) => {
    const [marked, rest] = part.split('\u0003', 2)
    if (index === 0 || rest === undefined) return part
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change their order
      <span key={index}>
        <mark>{marked}</mark>
        {rest}
      </span>
    )
  })
}
