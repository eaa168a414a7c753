export { loader } from './missing-page.server.ts'

export default function UnknownAddress() {
  return null
}
