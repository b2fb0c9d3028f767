import { useState } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { Button } from '../parts/button.tsx'
import css from './copy-link.module.css'

/** The address of an ad, to be passed on. Without scripts, or where the browser lets nobody copy, it can be marked and copied by hand. */
export function CopyLink({ address }: { address: string }) {
  const isHydrated = useHydrated()
  const [said, setSaid] = useState('')
  return (
    <p className={css.copy}>
      <label className="unseen" htmlFor="address">
        Link to this ad
      </label>
      <input
        className="input"
        id="address"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      {isHydrated && (
        <Button
          type="button"
          onClick={() =>
            void navigator.clipboard.writeText(address).then(
              () => setSaid('Copied'),
              () => setSaid('Not copied. Please select the link and copy it.'),
            )
          }
        >
          Copy link
        </Button>
      )}
      <span className="quiet" aria-live="polite">
        {said}
      </span>
    </p>
  )
}
