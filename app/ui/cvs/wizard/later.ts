import { ahead } from '../../parts/ahead.ts'

/** What comes after the first step, and what a first step that is empty does without. */
export const later = ahead(async () => await import('./later-parts.ts'))
