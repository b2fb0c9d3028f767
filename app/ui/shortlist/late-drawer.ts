import { ahead } from '../parts/ahead.ts'

/** The drawers of the list and of the board, of which most stay closed. */
export const drawers = ahead(async () => await import('./entry-drawer.tsx'))
export const EntryDrawer = drawers.part(({ EntryDrawer }) => EntryDrawer)
