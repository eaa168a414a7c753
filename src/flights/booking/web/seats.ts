export { loader } from './seats.server.ts'
