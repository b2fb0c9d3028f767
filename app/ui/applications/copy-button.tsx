import { useEffect, useState } from 'react'
import { useForScripts } from '../use-hydrated.ts'
import { Button } from '../parts/button.tsx'

const saidForMs = 3_000

/** Puts a text where it can be pasted from, and says so; absent where scripts do not run, as the text itself can be marked. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const forScripts = useForScripts()
  const [said, setSaid] = useState<'' | 'Copied' | 'Not copied: select the text instead'>('')
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), saidForMs)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      // The browser lets nobody write there.
      setSaid('Not copied: select the text instead')
    }
  }
  return (
    <>
      <Button className={forScripts} type="button" onClick={() => void copy()}>
        Copy<span className="unseen"> {of}</span>
      </Button>
      <output>{said}</output>
    </>
  )
}
