import { data } from 'react-router'

/** For a loader: what the verb has not, or not for this asker, is a page that is not there. */
export function missingIfRefused(error: unknown): never {
  const isMissing = error instanceof Error && 'status' in error && error.status === 404
  throw isMissing ? data(null, { status: 404 }) : error
}
