import { AppUpdates } from '#web/install/app-updates.tsx'
import { InstallOffer } from '#web/install/install-offer.tsx'

/** The site as an app, at the end of every page's footer: how to install it, and that a newer one has come. */
export function AppHost() {
  return (
    <>
      <InstallOffer />
      <AppUpdates />
    </>
  )
}
