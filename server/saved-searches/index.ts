export { searchesOf } from './saved-searches.ts'
