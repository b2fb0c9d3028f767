/**
 * How loud the microphone is, ten times a second, from 0 to 1; null while the browser does not say, as Firefox on a machine without
 * loudspeakers. @returns what ends it.
 */
export function watchLevel(stream: MediaStream, onLevel: (level: number | null) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1_024
  // Only looked at: what goes to the loudspeaker would come back by the microphone.
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    if (context.state !== 'running') return onLevel(null)
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples))
  }, 100)
  return () => {
    clearInterval(timer)
    void context.close().catch(() => {})
  }
}

/** From the average of the squares, on a scale of 60 dB as ears hear: 0 is silence, ordinary speech about 0.5 to 0.8. */
export function levelOf(samples: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < samples.length; i++) sum += samples[i]! ** 2
  const power = sum / Math.max(1, samples.length)
  if (power === 0) return 0
  return Math.min(1, Math.max(0, 1 + (10 * Math.log10(power)) / 60))
}
