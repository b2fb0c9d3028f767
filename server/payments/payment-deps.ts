import type { Platform } from '../platform/platform.ts'
import type { Provider } from './provider.ts'

/** What taking money stands on. */
export type PaymentDeps = Platform & { payments: Provider | null }

/** Where somebody sells. */
export type Selling = PaymentDeps & { payments: Provider }

/** Whether anything is sold here. */
export function isSelling(deps: PaymentDeps): deps is Selling {
  return deps.payments !== null
}

/** Our own address, for links in mails that no request caused. */
export function siteUrlOf({ config }: Pick<Platform, 'config'>): string {
  return config.publicUrl ?? `http://${config.host}:${config.port}`
}
