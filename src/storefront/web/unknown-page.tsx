export { loader } from './missing-page.server.ts'

/** Any unknown address; never rendered, since its loader throws. */
export default function UnknownAddress() {
  return null
}
