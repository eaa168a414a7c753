import type { AvailableBody } from '#flights/requests.ts'
import { searchIn } from '#flights/search/available-body.ts'
import { resultsPath } from '#flights/search/results-path.ts'

export function searchPath(asked: AvailableBody): string {
  return resultsPath(searchIn(asked))
}
