import type { MouseEvent } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { passengersPath } from '#flights/booking/passengers-path.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { JourneyChosen } from '#flights/requests.ts'
import type { Results } from '#flights/responses.ts'
import type { Filters } from '#flights/search/filters.ts'
import type { Search } from '#flights/search/search-params.ts'
import { askToSignIn } from '#web/login-prompt.ts'
import { useToast } from '#web/ui/dialogs/toast.tsx'
import { useUser } from '#web/use-user.tsx'

/** What «انتخاب پرواز» of a card does, and what stands in its way. */
export interface Choosing {
  readonly pathTo: (proposalId: string) => string
  /** follows the link of a card, or does instead what must come first */
  readonly choose: (event: MouseEvent, proposalId: string) => void
  /** why this flight does not fit what is chosen already */
  readonly unfit: (proposal: Proposal) => string | undefined
  readonly chosenId: string | undefined
  /** the other direction, if it is chosen: what it costs the whole party, rial */
  readonly besides: number | undefined
}

interface Wanted {
  readonly search: Search
  readonly results: Results
  /** of it the filters: with a bag asked for, the next page begins with that bag */
  readonly look: { readonly filters: Pick<Filters, 'bag'> }
}

/** Where the results lead on to the passengers with one press. */
export function useChoosing(wanted: Wanted): Choosing {
  const { search, results, look } = wanted
  const buy = useBuying(wanted)
  const chosen = (proposalId: string) => ({ requestId: results.requestId, proposalId })
  return {
    pathTo: (proposalId) => passengersPath(search, chosen(proposalId), look.filters.bag),
    choose: (event, proposalId) => buy(event, chosen(proposalId)),
    unfit: () => undefined,
    chosenId: undefined,
    besides: undefined,
  }
}

/** Is the press meant for another tab? */
export function isElsewhere({ metaKey, ctrlKey }: MouseEvent): boolean {
  return metaKey || ctrlKey
}

/**
 * What a link to the passengers does. A guest signs in first and the same choice goes on by itself; results that are
 * too old are searched again instead, because their prices no longer hold.
 */
export function useBuying({
  search,
  results,
  look,
}: Wanted): (event: MouseEvent, chosen: JourneyChosen) => void {
  const user = useUser()
  const navigate = useNavigate()
  const renew = useRenewal(results)
  return (event, chosen) => {
    if (isElsewhere(event)) return
    if (renew(event)) return
    if (user !== undefined) return
    event.preventDefault()
    const path = passengersPath(search, chosen, look.filters.bag)
    askToSignIn({ onDone: () => void navigate(path), returnTo: path })
  }
}

/** Searches again when the results are too old to choose from; says whether it did. */
export function useRenewal({ validUntil }: Results): (event: MouseEvent) => boolean {
  const { revalidate } = useRevalidator()
  const toast = useToast()
  return (event) => {
    if (Date.now() < Date.parse(validUntil)) return false
    event.preventDefault()
    toast('قیمت‌ها تازه شد؛ دوباره انتخاب کنید.')
    void revalidate()
    return true
  }
}
