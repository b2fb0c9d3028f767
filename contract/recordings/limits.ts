/** How much a recording takes. */
export const recordingLimits = {
  /** Bytes of a part: what a browser keeps, sends and hashes at a time. */
  part: 1024 * 1024,
  /** Bytes of a whole recording (R-MED-1). */
  bytes: 200 * 1024 * 1024,
  /** Bytes for each second that may be recorded: more than three times what we ask browsers for. */
  bytesPerSecond: 400_000,
  /** Parts of a recording: enough for slices of a second, each in a part of its own. */
  parts: 2_000,
  /** Seconds between two slices of the recorder (K9). */
  slice: 5,
  /** Parts that a browser sends before it waits for an answer. */
  unanswered: 4,
  /** Seconds that a recording must have. */
  shortest: 0.5,
  /** Seconds by which it may be longer than allowed: recorders stop when they like. */
  over: 2,
  /** Recordings that one person can start in an hour: people try again and again, programs flood. */
  startedAnHour: 60,
  /** Tries at one answer that are given back because a fault ended them: a browser says so, and nobody else can. */
  triesGivenBack: 2,
  /** Days for which tries are counted: longer than a round of questions can last. */
  triesDays: 365,
  /** Days after which a recording goes that was never completed, or that nothing uses. */
  unusedDays: 7,
  /** Bytes of recordings in the archive of a person's data, which is made in memory. */
  archiveBytes: 50_000_000,
  /** Bytes of captions. */
  captions: 500_000,
  /** Cues of captions. */
  cues: 2_000,
  /** Characters of a transcript. */
  transcript: 20_000,
  /** Seconds that the address of a recording can be used. */
  addressSeconds: 600,
  /** Values of a level curve, from 0 to 100. */
  levels: 120,
} as const
