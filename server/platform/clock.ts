/** The time, passed in: tests hold it still. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }
