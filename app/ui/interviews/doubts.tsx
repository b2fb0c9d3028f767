import { Banner } from '../parts/banner.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { useFocus } from '../parts/use-focus.ts'

/** What speaks against an invitation, at the button that was pressed, and the box to tick to send them all the same. */
export function Doubts({ doubts }: { doubts: readonly string[] }) {
  const box = useFocus<HTMLDivElement>(doubts.length === 0 ? undefined : doubts)
  if (doubts.length === 0) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="warning">
        <b>Nothing has been sent yet. Check this first:</b>
        <ul>
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
        <Checkbox name="isSure" value="yes">
          Send it anyway
        </Checkbox>
      </Banner>
    </div>
  )
}
