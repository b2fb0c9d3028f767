/** '4:35' of 275 seconds; a part of a second does not count. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** '5 minutes', '1 minute', '20 seconds', '1 minute 30 seconds'. */
export function duration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)]
  const parts = [
    ...(minutes > 0 ? [`${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`] : []),
    ...(rest > 0 || minutes === 0 ? [`${rest} ${rest === 1 ? 'second' : 'seconds'}`] : []),
  ]
  return parts.join(' ')
}

/** '1 try', '2 tries'. */
export function triesWord(left: number): string {
  return left === 1 ? '1 try' : `${left} tries`
}
