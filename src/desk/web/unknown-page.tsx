export { loader } from './unknown-page.server.ts'

export default function UnknownPage() {
  return null
}
