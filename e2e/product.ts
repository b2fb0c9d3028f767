/** A whole product with demo boards, and what a journey may need of it. */
export type Product = {
  /** 'http://127.0.0.1:PORT' */
  url: string
  /** The demo boards, for their control call. */
  sandboxUrl: string
  /** Stands in for Facebook, Google, LinkedIn and Twitter. */
  providersUrl: string
  /** Takes ads for every product (take-ads.ts). */
  adsUrl: string
  /** For its commands. */
  dataFolder: string
  /** For its commands, and to have somebody there without the pages. */
  databaseUrl: string
}

let ofWorker: Product | undefined

/** The product of this worker: a journey may make its boards slow, count its mails, or stop the clock, as no other journey meets it meanwhile. */
export function product(): Product {
  if (ofWorker === undefined) throw new Error('No product has been started for this worker')
  return ofWorker
}

/** For the one who starts it. */
export function keepProduct(started: Product): void {
  ofWorker = started
}
