export type Media = 'video' | 'audio'

/**
 * What is recorded, and for how long: seconds by themselves, and the most that whoever asks may choose (C20, K9). `general` hands its caller an id and
 * nothing else (S20.10).
 */
export const recordingKinds = {
  'video-ad': { media: 'video', seconds: 300, most: 300 },
  'audio-ad': { media: 'audio', seconds: 300, most: 300 },
  /** A question of an ad, as the company says it. */
  'ad-question': { media: 'audio', seconds: 120, most: 120 },
  /** A candidate's answer to it: 'You have 1 minute' (M109). */
  'screening-answer': { media: 'audio', seconds: 60, most: 60 },
  'video-question': { media: 'video', seconds: 20, most: 120 },
  'video-answer': { media: 'video', seconds: 20, most: 120 },
  general: { media: 'video', seconds: 120, most: 300 },
} as const satisfies Record<string, { media: Media; seconds: number; most: number }>

export type RecordingKind = keyof typeof recordingKinds

/** Without parameters: which codecs are in it is read from the bytes. */
export const recordedTypes = ['video/webm', 'video/mp4', 'video/x-matroska', 'audio/webm', 'audio/mp4'] as const
