import { data } from 'react-router'

export function missingIfRefused(error: unknown): never {
  const isMissing = error instanceof Error && 'status' in error && error.status === 404
  throw isMissing ? data(null, { status: 404 }) : error
}
