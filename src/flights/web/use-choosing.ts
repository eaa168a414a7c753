import type { MouseEvent } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Results } from '#flights/answered.ts'
import { passengersPath } from '#flights/passengers-path.ts'
import type { Search } from '#flights/search-params.ts'
import { askToSignIn } from '#web/login-prompt.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useUser } from '#web/use-user.tsx'

interface Chosen {
  readonly search: Search
  readonly results: Results
}

/**
 * What «انتخاب پرواز» does. A guest signs in first and the same choice goes on by itself; results that are
 * too old are searched again instead, because their prices no longer hold.
 */
export function useChoosing({ search, results }: Chosen) {
  const user = useUser()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const toast = useToast()

  function pathTo(proposalId: string): string {
    return passengersPath(search, { requestId: results.requestId, proposalId })
  }

  function choose(event: MouseEvent, proposalId: string): void {
    if (event.metaKey || event.ctrlKey) return
    if (Date.now() >= Date.parse(results.validUntil)) {
      event.preventDefault()
      toast('قیمت‌ها تازه شد؛ دوباره انتخاب کنید.')
      void revalidate()
    } else if (user === undefined) {
      event.preventDefault()
      askToSignIn({ onDone: () => void navigate(pathTo(proposalId)) })
    }
  }

  return { choose }
}
