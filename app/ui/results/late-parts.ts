/** The parts of the results page that come after it, in one file. */
export { AlertBar } from './alert-bar.tsx'
export { FilterBar } from './filter-bar.tsx'
export { Preview } from './preview.tsx'
export { Questions } from './questions.tsx'
export { SkeletonRows } from './skeleton-rows.tsx'
export { SortMenu } from './sort-menu.tsx'
export { Which } from './which.tsx'
