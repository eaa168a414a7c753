export { loader } from './missing-page.server.ts'

/** Every address that is in no table; its loader never lets it be drawn. */
export default function UnknownAddress() {
  return null
}
