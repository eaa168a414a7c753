import { useEffect } from 'react'
import { tellFailures } from '#web/failures/tell-failures.ts'
import { AppUpdates } from '#web/install/app-updates.tsx'
import { InstallOffer } from '#web/install/install-offer.tsx'

export function AppHost() {
  useEffect(tellFailures, [])
  return (
    <>
      <InstallOffer />
      <AppUpdates />
    </>
  )
}
