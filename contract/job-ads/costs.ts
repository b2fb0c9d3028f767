/** The kinds of ads, in the order of the screen. */
export const adTypes = ['text', 'audio', 'video'] as const
export type AdType = (typeof adTypes)[number]

/** Publisher credits that an ad costs each time it goes online: the one table for pages, texts and the server (C18). */
export const adCosts: Readonly<Record<AdType, number>> = { text: 2, audio: 3, video: 5 }

/** How long an ad is online: 360 hours (K8, C19). */
export const adDays = 15

/** Milliseconds that an ad is online. */
const adLifetime = adDays * 24 * 60 * 60 * 1000

/** When an ad that goes online at this moment goes offline. */
export function onlineUntil(from: Date): Date {
  return new Date(from.getTime() + adLifetime)
}

/** '2 credits', '1 credit' */
export function creditsText(count: number): string {
  return `${count} ${count === 1 ? 'credit' : 'credits'}`
}
