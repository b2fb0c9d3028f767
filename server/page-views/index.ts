export { createPageViews } from './count-page-view.ts'
