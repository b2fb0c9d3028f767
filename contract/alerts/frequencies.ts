// Apart from the schemas, so that a page can have the names without the library that checks them.

export const alertFrequencies = ['at-once', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** The frequency of an alert for which nobody chose another. */
export const usualFrequency: AlertFrequency = 'daily'

/** How each is said where one chooses. */
export const frequencyNames: Readonly<Record<AlertFrequency, string>> = {
  'at-once': 'Straight away (at most one an hour)',
  daily: 'Every morning at 7',
  weekly: 'Every Monday at 7',
}

/** An alert that is taken away can be had back for so long. Milliseconds. */
export const alertKeptAfterRemoval = 86_400_000

/** So many alerts for one person. */
export const alertsAtMost = 50
