import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchBackButton } from '#web/back-button.ts'
import { displayFrom } from '#web/display/display.ts'
import { followDisplay } from '#web/display/follow-display.ts'

async function wake(): Promise<void> {
  await watchBackButton()
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/full/global')
  // as the server drew it: a choice of another tab comes with another document
  const display = displayFrom(document.documentElement.dataset['display'])
  followDisplay(() => display)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

void wake()
