import { historyCalls } from './history-calls.ts'
import { settingsCalls } from './settings-calls.ts'
import { startCalls } from './start-calls.ts'
import { underWayCalls } from './under-way-calls.ts'

export const applications = { ...historyCalls, ...startCalls, ...underWayCalls, ...settingsCalls }
