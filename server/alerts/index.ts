export { isAlertOn, keepAlert, pauseAlert, removeAlertsBut, searchesWithAlert } from './own-alerts.ts'

// For rooms below, handed in by services.ts: alerts of an address that is confirmed, and jobs that somebody hides.
export { alertsToConfirm, joinAlerts } from './join-alerts.ts'
export { hideFromAlerts, unhideFromAlerts } from './not-for-me.ts'
