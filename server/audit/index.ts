export { audit, countDone, entriesAbout, type AuditEvent } from './audit.ts'
