import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

interface Props {
  readonly title: string
  readonly to: string
  readonly words: string
  readonly children: ReactNode
}

export default function VisaGone({ title, to, words, children }: Props) {
  return (
    <EmptyState level="h1" title={title} actions={<LinkButton to={to}>{words}</LinkButton>}>
      {children}
    </EmptyState>
  )
}
