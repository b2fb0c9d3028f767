import { useEffect, useId, useState } from 'react'
import css from './recorder.module.css'
import { watchLevel } from './level.ts'

/** Level from which a voice counts as heard. */
const heardFrom = 0.35
/** Levels, ten a second, after which we say that nothing is heard. */
const patience = 50

/** How loud the microphone is. What it means is said in words as well. */
export function LevelMeter({ stream }: { stream: MediaStream | null }) {
  const [level, setLevel] = useState<number | null>(0)
  const [silent, setSilent] = useState(0)
  useEffect(() => {
    if (stream === null) return
    return watchLevel(stream, (next) => {
      setLevel(next)
      setSilent((count) => (next !== null && next >= heardFrom ? 0 : count + 1))
    })
  }, [stream])
  return <LevelView level={level} isSilent={silent > patience} />
}

/** The meter with a level of its own. */
export function LevelView({ level, isSilent }: { level: number | null; isSilent: boolean }) {
  const id = useId()
  return (
    <div className={css.level}>
      <span id={id}>Microphone level</span>
      <meter aria-labelledby={id} min={0} max={1} value={Math.round((level ?? 0) * 100) / 100} />
      <output className="quiet">
        {!isSilent
          ? ''
          : level === null
            ? 'This browser does not show us the level. Make a test to hear how you sound.'
            : 'We hear nothing. Say something, or choose another microphone.'}
      </output>
    </div>
  )
}
