import './error-state.css'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

type Props = {
  title?: string
  children?: ReactNode
  icon?: IconName
  retry: string
  onRetry: () => void
}

export function ErrorState({
  title = 'اتصال برقرار نشد',
  children,
  icon = 'wifi-slash-duotone',
  retry,
  onRetry,
}: Props) {
  return (
    <section className="card error-state" role="alert">
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{children ?? 'اینترنت را بررسی کنید و دوباره بزنید.'}</p>
      <Button icon="arrows-clockwise-bold" onClick={onRetry}>
        {retry}
      </Button>
    </section>
  )
}
