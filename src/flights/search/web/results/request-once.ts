/** answers cached; the oldest is dropped */
const remembered = 50

export type OfProposal<T> = (requestId: string, proposalId: string) => Promise<T>

export function requestOnce<T>(
  question: OfProposal<T>,
  isWhole: (answer: T) => boolean = () => true,
): OfProposal<T> {
  const known = new Map<string, Promise<T>>()
  return (requestId, proposalId) => {
    const key = `${requestId}/${proposalId}`
    const before = known.get(key)
    if (before !== undefined) return before
    const asking = question(requestId, proposalId)
    known.set(key, asking)
    asking.then(
      (answer) => isWhole(answer) || known.delete(key),
      () => known.delete(key),
    )
    const [oldest] = known.keys()
    if (known.size > remembered && oldest !== undefined) known.delete(oldest)
    return asking
  }
}
