import { Banner } from '../parts/banner.tsx'
import { Checkbox } from '../parts/checkbox.tsx'

/** What speaks against the times, and the box to tick to send them all the same. */
export function Doubts({ doubts }: { doubts: readonly string[] }) {
  if (doubts.length === 0) return null
  return (
    <Banner tone="warning">
      <b>Nothing has been sent yet. Look at the times again:</b>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
      <Checkbox name="isSure" value="yes">
        Send it anyway
      </Checkbox>
    </Banner>
  )
}
