const webm = {
  video: ['video/webm;codecs=vp8,opus', 'video/webm'],
  audio: ['audio/webm;codecs=opus', 'audio/webm'],
} as const
const mp4 = {
  video: ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/mp4'],
  audio: ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4'],
} as const

/**
 * What to ask the recorder for: mp4 first where Apple made the browser, because its webm came out turned or silent; webm first elsewhere,
 * because a page that dies loses less of it. What is recorded then is what the recorder says after it has started.
 * @returns null if the browser can record none of them.
 */
export function mimeTypeFor(
  media: 'video' | 'audio',
  { vendor, isSupported }: { vendor: string; isSupported: (type: string) => boolean },
): string | null {
  const wanted = vendor.startsWith('Apple') ? [...mp4[media], ...webm[media]] : [...webm[media], ...mp4[media]]
  return wanted.find(isSupported) ?? null
}

/** The type for this browser, or null. */
export function ownMimeType(media: 'video' | 'audio'): string | null {
  if (typeof MediaRecorder === 'undefined' || navigator.mediaDevices === undefined) return null
  return mimeTypeFor(media, {
    vendor: navigator.vendor,
    isSupported: (type) => MediaRecorder.isTypeSupported(type),
  })
}
