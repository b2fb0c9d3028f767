/**
 * The advisory locks of PostgreSQL that our programs take, each with a number that nobody else uses. Programs of two versions run side by
 * side while a new one is rolled out, so a number never changes.
 */
export const locks = {
  /** Migrations are applied by one program at a time. */
  migrations: 4_118_032,
  /** Shared by whoever seals a password, alone by whoever changes the key that is sealed to. */
  vaultKey: 4_118_033,
  /** One change of the vault's key at a time. */
  vaultRotation: 4_118_034,
  /** One program builds the search index again. */
  searchIndex: 4_118_104,
  /** Shared by the imports under way, alone by whoever ends the writing in heaps that they began. */
  bulkIndexing: 4_118_106,
  /** One program counts the titles and places that are suggested. */
  suggestions: 4_118_105,
  /** One program brings the statistics up to date. */
  statistics: 4_118_129,
  /** Shared by whoever folds a batch of ads, alone by whoever changes jobs of any keys. */
  folding: 7_265_301,
  /** Held by the process that started the embedded PostgreSQL. */
  postgresOwner: 7_653_225,
} as const

/** Locks of two numbers: the first says what the second counts. */
export const lockSpaces = {
  /** The programs that apply, each by its own number, held as long as it lives. */
  runners: 730_127,
  /** The keys by which ads are folded: ads that share one are folded one after the other. */
  foldKeys: 730_301,
  /** So many batches may hold keys at once. */
  foldPlaces: 730_302,
  /** Batches under way, each by an id that all its new ids are above. */
  firstIds: 730_303,
  /** A subscription of a plan, by its id: read at the payment provider by one at a time. */
  subscriptions: 730_401,
  /** A dispute of a payment, by its id: the same. */
  disputes: 730_402,
  /** A person's tries at an answer, by a hash of both: counted one after the other. */
  tries: 730_501,
} as const
