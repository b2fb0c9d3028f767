/* What the child and the program that starts it agree on, beside the answer. */

/** Written once its code is loaded, before it looks at anything. */
export const readyLine = 'ready\n'

/** It ends with this where the disk is full or broken: EX_TEMPFAIL. */
export const noFaultOfTheFile = 75
