// Accounts of credits: who holds how much, and what is set aside.
export { balanceOf, lockAccounts, openAccounts, reservedByAll, type Holding, type Owner } from './accounts.ts'
export { capture, release, reserve } from './reserve.ts'

// Movements between accounts; each has a key, by which it happens once.
export { issue, transfer } from './transfer.ts'
export { handOver } from './hand-over.ts'
export { isKeyUsed, KeyReused, type Subject } from './movement.ts'
export { statement } from './statement.ts'
