export { createAdminCommand } from './command.ts'
