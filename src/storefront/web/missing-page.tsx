export { loader } from './missing-page.server.ts'

/** `/404`; never rendered, since its loader throws. */
export default function MissingAddress() {
  return null
}
