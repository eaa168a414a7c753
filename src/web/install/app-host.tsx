import { AppUpdates } from '#web/install/app-updates.tsx'
import { InstallOffer } from '#web/install/install-offer.tsx'

export function AppHost() {
  return (
    <>
      <InstallOffer />
      <AppUpdates />
    </>
  )
}
