import { useMemo } from 'react'
import { comparedAtMost, comparedIn, comparedText, comparedWith } from '#flights/choosing/compared.ts'
import type { Proposal } from '#flights/proposal.ts'
import { withLook } from '#flights/search/web/results/results-address.ts'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'
import { persianDigits } from '#money/digits.ts'
import { useToast } from '#web/ui/dialogs/toast.tsx'
import { useSteady } from '#web/use-steady.ts'

export interface Comparing {
  /** in the order they were picked; without those no longer in the results */
  readonly compared: readonly Proposal[]
  readonly ids: readonly string[]
  readonly isOpen: boolean
  readonly toggle: (proposalId: string) => void
  readonly open: () => void
  readonly close: () => void
  readonly clear: () => void
}

/** The picked offers live in the address, so that it can be shared. */
export function useComparing(look: ResultsLook, proposals: readonly Proposal[]): Comparing {
  const { params, go } = look
  const toast = useToast()
  const text = params.get('compare')
  const ids = useMemo(() => comparedIn(text), [text])
  const compared = useMemo(
    () => ids.flatMap((id) => proposals.find(({ proposalId }) => proposalId === id) ?? []),
    [ids, proposals],
  )
  const known = compared.map(({ proposalId }) => proposalId)

  function put(next: readonly string[]) {
    const looked = withLook(params, 'compare', comparedText(next))
    go(next.length < 2 ? withLook(looked, 'compared', undefined) : looked)
  }

  return {
    compared,
    ids,
    isOpen: params.get('compared') === '1' && compared.length >= 2,
    toggle: useSteady((id: string) => {
      if (known.length >= comparedAtMost && !known.includes(id))
        toast(`حداکثر ${persianDigits(comparedAtMost)} پرواز کنار هم می‌آید.`)
      else put(comparedWith(known, id))
    }),
    open: useSteady(() => go(withLook(params, 'compared', '1'))),
    close: useSteady(() => go(withLook(params, 'compared', undefined))),
    clear: useSteady(() => put([])),
  }
}
