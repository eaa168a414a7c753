import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { VisaChoice } from '#visas/choice.ts'
import { choiceQuery } from '#visas/choice-address.ts'
import { type Chosen, type Sold, soldChoice } from '#visas/sold-choice.ts'

export function useVisaChoice(sold: Sold, chosen: Chosen) {
  const navigate = useNavigate()
  const [now, setNow] = useState(chosen)

  function put(choice: VisaChoice, applicants: number) {
    setNow({ choice, applicants, isPutRight: false })
    void navigate(
      { search: `?${choiceQuery(choice, applicants)}` },
      { replace: true, preventScrollReset: true },
    )
  }
  return {
    ...now,
    /** corrects what the change makes unavailable */
    choose: (part: Partial<VisaChoice>) => put(soldChoice(sold, { ...now.choice, ...part }), now.applicants),
    count: (applicants: number) => put(now.choice, applicants),
  }
}
