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

export interface Choosing {
  readonly pathTo: (proposalId: string) => string
  /** follows a card's link, or first does what must come before (sign-in, new search) */
  readonly choose: (event: MouseEvent, proposalId: string) => void
  /** why this flight does not fit what is chosen already */
  readonly unfit: (proposal: Proposal) => string | undefined
  readonly chosenId: string | undefined
  /** the other direction, if it is chosen: what an adult pays for it, rial */
  readonly besides: number | undefined
}

interface Wanted {
  readonly search: Search
  readonly results: Results
  readonly look: { readonly filters: Pick<Filters, 'bag'> }
}

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

export function isElsewhere({ metaKey, ctrlKey }: MouseEvent): boolean {
  return metaKey || ctrlKey
}

/** A guest signs in first, then the same choice continues; outdated results are searched again. */
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
