import { useState } from 'react'
import { useForScripts } from '../use-hydrated.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/text-field.tsx'
import css from './copy-link.module.css'

/** The address of an ad, to be passed on. Without scripts, or where the browser lets nobody copy, it can be marked and copied by hand. */
export function CopyLink({ address }: { address: string }) {
  const forScripts = useForScripts()
  const [said, setSaid] = useState('')
  return (
    <div className={css.copy}>
      <TextField
        id="address"
        label={<span className="unseen">Link to this ad</span>}
        readOnly
        required={false}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        className={forScripts}
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
      <span className="quiet" aria-live="polite">
        {said}
      </span>
    </div>
  )
}
