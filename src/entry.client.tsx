import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchBackButton } from '#web/back-button.ts'

async function wake(): Promise<void> {
  await watchBackButton()
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/full/global')
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
