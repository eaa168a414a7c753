export { loader } from './missing-page.server.ts'

export default function MissingAddress() {
  return null
}
