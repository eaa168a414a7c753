export { loader } from './phrase.server.ts'
