import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

interface Props {
  readonly title: string
  readonly searchAgain: string
  readonly children: ReactNode
}

export default function Gone({ title, searchAgain, children }: Props) {
  return (
    <EmptyState level="h1" title={title} actions={<LinkButton to={searchAgain}>جستجوی دوباره</LinkButton>}>
      {children}
    </EmptyState>
  )
}
