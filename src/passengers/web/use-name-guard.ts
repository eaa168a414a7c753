import { useEffect, useState } from 'react'
import type { Advice } from '#passengers/advice.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'

export interface NameGuard {
  readonly advices: readonly Advice[]
  /** for empty Latin fields */
  readonly suggested: { readonly firstName?: string | undefined; readonly lastName?: string | undefined }
}

const silent: NameGuard = { advices: [], suggested: {} }

export function useNameGuard(draft: TravellerDraft): NameGuard {
  const [rules, setRules] = useState<Rules>()
  const { firstName, lastName, firstNameFarsi, lastNameFarsi, genderTitle } = draft
  const isNamed = `${firstName}${lastName}${firstNameFarsi}${lastNameFarsi}` !== ''
  useEffect(() => {
    if (!isNamed) return undefined
    let isHere = true
    bring().then(
      (brought) => isHere && setRules(brought),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isNamed])
  if (rules === undefined || !isNamed) return silent
  const names = tidied({ firstName, lastName, firstNameFarsi, lastNameFarsi, genderTitle })
  return { advices: rules.advices(names), suggested: suggestedBy(rules, names) }
}

function suggestedBy({ latinFor }: Rules, names: PassengerForm): NameGuard['suggested'] {
  return {
    firstName: names.firstName === '' ? latinFor(names.firstNameFarsi ?? '', 'given') : undefined,
    lastName: names.lastName === '' ? latinFor(names.lastNameFarsi ?? '', 'family') : undefined,
  }
}

async function bring() {
  const [{ advices }, { latinFor }] = await Promise.all([
    import('#passengers/name-script-check.ts'),
    import('#passengers/latin-names.ts'),
  ])
  return { advices, latinFor }
}

type Rules = Awaited<ReturnType<typeof bring>>
