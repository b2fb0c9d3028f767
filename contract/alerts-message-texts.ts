import { alertsAtMost } from './alert-frequencies.ts'

/* What the product says back about alerts, beyond what a results page may say. */

export const alertsTooMany = `You have ${alertsAtMost} alerts, which is as many as there can be. Delete one to add another.`
export const alertTwice = 'You have an alert for that search already'
export const alertNeeds = 'An alert needs a place and one more thing: a job title or words of the ad'
export const alertPlaceUnknown = 'We do not know that place. Please enter a town, a county or a postcode'
