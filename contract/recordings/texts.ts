/* What the product says about recordings. The first are the specification's (M67, M71 to M73, M109; C22). */

export const notLoggedIn = {
  message: 'You are not logged in',
  details: 'You can only record videos if you are currently logged in',
}
export const deviceFailed = {
  message: 'Error with your recording device',
  details: 'Make sure you allow access to the device.',
}
export const noCamera = 'No camera detected: Make sure you allow access to the device'
/** Where this browser has no way to a camera at all. That none is connected is `noCamera` (C22). */
export const cameraUnavailable = { message: 'Warning', details: 'Camera is not available on your device' }
export const oneMinute = 'You have 1 minute'

export const tooManyStarted = 'You have started many recordings in the last hour. Please try again later.'
export const noTriesLeft = 'You have no tries left for this answer.'
export const notFound = 'This recording is not here any more.'
export const inUse = 'This recording is in use. Take it out first.'
export const transcriptTooLong = (most: number) =>
  `A transcript can have ${most.toLocaleString('en-GB')} characters at most`
export const transcriptLocked = 'This recording is in use, so its transcript can no longer be changed.'
export const transcriptNeeded = 'Others read this transcript. You can correct it, but it cannot be empty.'
export const captionsBroken = (line: number) => `Line ${line} of the captions cannot be read.`
export const captionsTooLarge = (most: number) => `A file of captions can have ${most / 1_000} kB at most.`
export const captionsEmpty = 'There are no captions in this file.'
export const captionsTooMany = (most: number) => `A file can have ${most.toLocaleString('en-GB')} captions at most.`
export const captionsPastEnd = 'A caption begins after the end of the recording.'

/* Why a recording was refused. */

export const refusedBecause = {
  empty: 'Nothing was recorded. Please record again.',
  unreadable: 'We could not read your recording. Please record again.',
  noSound: 'There is no sound in your recording. Check your microphone and record again.',
  noPicture: 'There is no picture in your recording. Check your camera and record again.',
  tooShort: 'Your recording is too short. Please record again.',
  tooLong: 'Your recording is longer than allowed. Please record again.',
  gap: 'Part of your recording is missing. Please record again.',
  virus: 'Our virus scanner refused your recording. Please record again on another device.',
} as const
export type Refusal = keyof typeof refusedBecause

/* How sending goes: alerts of the background worker, by code (S20.8). */

export const sent = 'Your recording is saved.'
export const notSaved = 'Your recording could not be saved.'
