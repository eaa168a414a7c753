export { loader } from './missing-page.server.ts'

/** `/404` itself; its loader never lets it be drawn. */
export default function MissingAddress() {
  return null
}
