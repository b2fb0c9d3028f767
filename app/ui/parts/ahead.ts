import type { ComponentType } from 'react'
import { firstSign, late } from '../late.ts'

/** A script of late parts that is had ahead: once somebody has done anything on the page, each can be shown without a connection too. */
export function ahead<Script>(load: () => Promise<Script>) {
  let isHere = false
  const whole = async () => {
    const script = await load()
    isHere = true
    return script
  }
  return {
    /** For an effect of the page. What does not come then comes when it is shown. */
    have: () => void firstSign.then(whole).catch(() => {}),
    part: <Props>(of: (script: Script) => ComponentType<Props>) =>
      late(
        async () => of(await whole()),
        () => isHere,
      ),
  }
}
